import { css } from 'lit';

/** The box where prompts are written, what goes along with one, and the recipes above it. */
export const composerStyles = css`
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

  .selection {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: 5px;
    max-width: 100%;
    min-width: 0;
    padding-inline: 6px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    color: var(--_muted);
    font-size: var(--_small);
  }

  .selection > code {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .selection > .icon,
  .selection .icon-only > .icon {
    width: 13px;
    height: 13px;
  }

  .selection .icon-only {
    width: 22px;
    min-height: 22px;
    margin-inline-end: -5px;
  }

  .picker {
    display: grid;
    overflow: auto;
    overscroll-behavior: contain;
    width: calc(100% - 24px);
    max-height: 240px;
    margin-block: 8px 4px;
    padding: 4px;
    border: 1px solid var(--_line);
    border-radius: 10px;
    background: var(--_raised);
  }

  .picker button {
    flex-direction: column;
    align-items: start;
    gap: 0;
    padding-block: 5px;
    border-color: transparent;
    white-space: normal;
    text-align: start;
  }

  .picker-prompt {
    color: var(--_muted);
    font-size: var(--_small);
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }

  .picker p {
    margin: 6px 10px;
  }
`;
