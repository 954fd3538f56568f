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
  .picker,
  .replacing,
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
    padding: 6px 10px;
    border: 1px solid color-mix(in oklab, var(--_line), var(--_accent) 28%);
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

  .answer-end {
    display: flex;
    flex: none;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
  }

  .copy {
    width: 24px;
    min-height: 24px;
    margin-block: -3px;
    color: var(--_faint);
  }

  .copy > .icon {
    width: 14px;
    height: 14px;
  }

  .message.user > .selection {
    align-self: flex-end;
    margin-top: -8px;
  }

  .foot {
    min-width: 0;
  }

  .replacing {
    width: calc(100% - 24px);
    margin-block: 8px 4px;
  }

  .text {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  /* Words of another direction than the page's begin where theirs begin, and stand beside their mark all the same. */
  .bubble,
  .text {
    text-align: start;
  }

  :host(:dir(rtl)) .text:dir(ltr),
  :host(:dir(ltr)) .text:dir(rtl) {
    flex: 0 1 auto;
  }

  p.text {
    white-space: pre-wrap;
  }

  .broken-off {
    display: grid;
    gap: 8px;
  }

  .message:is([data-tone='cancelled'], [data-tone='interrupted']) .text {
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

  .ways {
    justify-content: flex-end;
    margin-inline-start: auto;
  }

  .approve-all {
    align-self: flex-start;
  }

  .turn-note {
    margin: -6px 0 0;
    padding-inline-start: 19px;
    overflow-wrap: anywhere;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .turn-files {
    min-width: 0;
    color: var(--_muted);
    font-size: var(--_small);
    overflow-wrap: anywhere;
  }

  .message > .suggestions {
    margin-top: -2px;
    padding-inline-start: 19px;
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

  @container (max-width: 320px) {
    .step-summary + .step-time {
      display: none;
    }
  }
`;
