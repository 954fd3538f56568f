import { css } from 'lit';

export const editorStyles = css`
  :where(:host) {
    --_code-active: color-mix(in oklab, var(--_surface), var(--_text) 4%);
    --_code-selection: color-mix(in oklab, var(--_surface), var(--_accent) 24%);
    --_code-match: color-mix(in oklab, var(--_surface), var(--_ask) 12%);
    --_code-changed: color-mix(in oklab, var(--_surface), var(--_ask) 9%);
    position: relative;
    block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
  }

  .editor {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    block-size: 100%;
    min-block-size: inherit;
  }

  .surface,
  .fallback {
    grid-area: 1 / 1;
    min-block-size: 0;
    min-inline-size: 0;
  }

  .surface {
    direction: ltr;
  }

  .surface:empty {
    visibility: hidden;
  }

  /* The text before the editor's own code is here: same metrics, so nothing jumps when it arrives. */
  .fallback {
    margin: 0;
    padding: 8px 16px 24px 64px;
    overflow: auto;
    direction: ltr;
    color: var(--_text);
    font: var(--_code-size) / 1.62 var(--_mono);
    tab-size: 4;
    white-space: pre;
  }

  .notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-block-size: 30px;
    padding: 4px 12px;
    border-block-start: 1px solid var(--_line);
    background: var(--_sunken);
    color: var(--_muted);
    font-size: var(--_small);
  }

  .notice.ask {
    color: var(--_ask);
  }

  .notice.bad {
    color: var(--_bad);
  }

  .notice .words {
    flex: 1 1 240px;
    min-inline-size: 0;
  }

  /* Answers to one question stay together where the line is too short for them. */
  .notice .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
  }

  .notice .choices:empty {
    display: none;
  }

  .notice button {
    min-block-size: 22px;
    color: var(--_text);
  }

  .hint {
    position: absolute;
    inset-block-end: 8px;
    inset-inline-end: 16px;
    padding: 3px 9px;
    border: 1px solid var(--_line);
    border-radius: 99px;
    background: var(--_raised);
    color: var(--_muted);
    font-size: var(--_small);
    pointer-events: none;
  }

  .empty {
    block-size: 100%;
  }
`;
