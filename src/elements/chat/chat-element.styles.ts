import { css } from 'lit';

export const chatStyles = css`
  :where(:host) {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    min-width: 0;
    min-height: 280px;
    max-height: var(--jig-chat-max-height, 640px);
    container-type: inline-size;
  }

  /* A line of text stays readable in a wide place. */
  .log,
  .pending,
  .welcome,
  .composer {
    width: 100%;
    max-width: 720px;
    margin-inline: auto;
  }

  .pane {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }

  .scroller {
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }

  .scroller:focus-visible {
    outline-offset: -2px;
  }

  .log,
  .pending {
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 14px 14px 12px;
  }

  .log {
    min-width: 0;
  }

  .pending {
    padding-top: 0;
  }

  .message {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-width: 0;
  }

  .bubble {
    align-self: flex-end;
    max-width: 86%;
    margin: 0;
    padding: 7px 11px;
    border-radius: 10px;
    border-end-end-radius: 3px;
    background: color-mix(in oklab, var(--_surface), var(--_accent) 12%);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .steps {
    display: grid;
    gap: 5px;
    margin: 0;
    margin-inline-start: 6px;
    padding: 0;
    padding-inline-start: 9px;
    border-inline-start: 1px solid var(--_line);
    list-style: none;
  }

  .step {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    min-width: 0;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .step > .status-mark {
    top: 5px;
  }

  .step-line,
  .step-facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-width: 0;
  }

  .step-name {
    flex: 1 1 auto;
    min-width: 0;
    color: var(--_text);
    overflow-wrap: anywhere;
  }

  .step-facts {
    margin-inline-start: auto;
  }

  .step-summary {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .step-code {
    color: var(--_bad);
    overflow-wrap: anywhere;
  }

  .step-summary,
  .step-time {
    unicode-bidi: plaintext;
  }

  .step-time {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .answer {
    display: flex;
    align-items: start;
    gap: 9px;
    min-width: 0;
    padding-inline-start: 3px;
  }

  .answer > .status-mark {
    top: 6px;
  }

  .answer > .status-mark[data-status='cancelled'] {
    top: 8px;
  }

  .answer .revision {
    margin-inline-start: auto;
  }

  .text {
    flex: 1;
    min-width: 0;
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .message[data-tone='cancelled'] .text {
    color: var(--_muted);
  }

  .recovery {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-top: -6px;
    padding-inline-start: 19px;
  }

  .recovery .code {
    color: var(--_muted);
    font-size: 11px;
    user-select: all;
    overflow-wrap: anywhere;
  }

  .recovery button {
    margin-inline-start: auto;
  }

  .welcome {
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: flex-end;
    gap: 4px;
    padding: 14px;
  }

  .welcome p {
    margin: 0;
  }

  .welcome-title {
    font-weight: 600;
  }

  .suggestions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
  }

  .suggestions button {
    max-width: 100%;
    border-radius: 14px;
    white-space: normal;
    text-align: start;
  }

  .latest {
    position: absolute;
    inset-block-end: 8px;
    inset-inline: 0;
    width: max-content;
    margin-inline: auto;
    border-color: var(--_line-strong);
    border-radius: 14px;
    background: var(--_raised);
  }

  .latest.ask {
    border-color: var(--_ask);
    color: var(--_ask);
  }

  .latest:hover:not(:disabled) {
    background: color-mix(in oklab, var(--_raised), var(--_text) 7%);
  }

  .composer {
    display: grid;
    gap: 4px;
    width: calc(100% - 24px);
    margin-block: 4px 12px;
    padding: 4px 6px 6px;
    border: 1px solid var(--_line-strong);
    border-radius: 10px;
    background: var(--_raised);
  }

  .composer:focus-within {
    outline: 2px solid var(--_focus);
    outline-offset: -1px;
  }

  .composer:has(.composer-row :focus-visible) {
    outline: none;
  }

  .composer textarea {
    display: block;
    width: 100%;
    min-height: 32px;
    max-height: 168px;
    padding: 6px 5px;
    border: 0;
    outline: none;
    background: transparent;
    resize: none;
    field-sizing: content;
  }

  .composer textarea:disabled {
    color: var(--_muted);
  }

  .composer-row {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    padding-inline-start: 5px;
  }

  .activity {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: var(--_muted);
    font-size: var(--_small);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .activity.ask {
    color: var(--_ask);
  }

  @container (max-width: 320px) {
    .step-summary + .step-time {
      display: none;
    }
  }
`;
