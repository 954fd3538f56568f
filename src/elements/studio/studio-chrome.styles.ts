import { css } from 'lit';

export const studioChromeStyles = css`
  .header,
  .status,
  .strip {
    display: flex;
    flex: none;
    align-items: center;
    min-inline-size: 0;
  }

  .grow {
    flex: 1;
  }

  .header {
    gap: 8px;
    block-size: calc(var(--_bar) + 8px);
    padding-inline: 12px 10px;
    border-block-end: 1px solid var(--_line);
  }

  .header > :not(.title, .storage, .grow) {
    flex: none;
  }

  .mark {
    display: grid;
    color: var(--_accent);
  }

  .title {
    margin: 0;
    overflow: hidden;
    font-size: inherit;
    font-weight: 600;
    letter-spacing: -0.01em;
    text-overflow: ellipsis;
    unicode-bidi: plaintext;
    white-space: nowrap;
  }

  .storage {
    flex: 0 1 auto;
    min-inline-size: 0;
    border-color: transparent;
  }

  .storage .short {
    display: none;
  }

  .storage .words {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .storage.bad {
    border-color: currentColor;
    color: var(--_bad);
  }

  .actions {
    display: flex;
    gap: 2px;
  }

  .strip {
    gap: 8px;
    padding-block: 5px;
    padding-inline: 12px 10px;
    border-block-end: 1px solid var(--_line);
  }

  /* Answers to one question stay together where the line is too short for them. */
  .strip .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .strip.bad {
    background: color-mix(in oklab, var(--_surface), var(--_bad) 7%);
  }

  .strip.ask {
    background: color-mix(in oklab, var(--_surface), var(--_ask) 7%);
  }

  .strip code,
  .error code {
    color: var(--_muted);
    font: var(--_small) var(--_mono);
  }

  .file-tabs {
    display: flex;
    flex: none;
    align-items: stretch;
    block-size: var(--_bar);
    border-block-end: 1px solid var(--_line);
    background: var(--_sunken);
  }

  .file-tabs > .icon-only {
    align-self: center;
    margin-inline: 4px;
  }

  .file-tabs .tab {
    border-inline-end: 1px solid var(--_line);
  }

  .file-tabs .tab[aria-selected='true'] {
    background: var(--_surface);
    box-shadow: inset 0 2px 0 var(--_accent);
  }

  .file-tabs .dot {
    inline-size: 6px;
    block-size: 6px;
  }

  .dock-bar {
    display: flex;
    flex: none;
    align-items: stretch;
    block-size: calc(var(--_bar) - 4px);
    padding-inline: 4px;
    font-size: var(--_small);
  }

  .studio[data-dock='open'] .dock-bar {
    border-block-end: 1px solid var(--_line);
  }

  .dock-bar .tab {
    padding: 0 8px;
  }

  .dock-bar .tab:hover:not(:disabled) {
    background: none;
    color: var(--_text);
  }

  .dock-bar .tab[aria-selected='true'] {
    font-weight: 600;
  }

  .dock-bar .tab[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 8px -1px;
    block-size: 2px;
    background: var(--_accent);
  }

  .dock-bar .count {
    color: var(--_muted);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  .dock-bar .icon-only {
    align-self: center;
  }

  .dock-panel > .empty {
    min-block-size: 100%;
  }

  .problems {
    margin: 0;
    padding: 0;
    font-size: var(--_small);
    list-style: none;
  }

  .problems li {
    display: flex;
    gap: 10px;
    align-items: center;
    padding: 3px 12px;
    border-block-end: 1px solid color-mix(in oklab, var(--_line), var(--_surface) 50%);
  }

  .problem {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .problems small {
    color: var(--_muted);
    font-size: 11px;
  }

  .place {
    min-block-size: 22px;
    padding: 0 6px;
    border-color: transparent;
    color: var(--_accent);
  }

  .status {
    gap: 14px;
    block-size: max(24px, var(--_bar) - 8px);
    padding: 0 12px;
    border-block-start: 1px solid var(--_line);
    color: var(--_muted);
    font-size: var(--_small);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .status span {
    unicode-bidi: plaintext;
  }

  .budget.over {
    color: var(--_bad);
    font-weight: 600;
  }

  .stage-switch {
    gap: 2px;
    padding: 2px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }

  .stage-switch .pane-button {
    min-block-size: 24px;
    padding: 0 8px;
    border: 0;
    border-radius: 4px;
    color: var(--_muted);
  }

  .stage-switch .pane-button[aria-pressed='true'] {
    background: var(--_hover);
    color: var(--_text);
  }

  .bottom {
    flex: none;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    block-size: 52px;
    border-block-start: 1px solid var(--_line);
    background: var(--_sunken);
  }

  .bottom .pane-button {
    position: relative;
    flex-direction: column;
    gap: 2px;
    min-block-size: 100%;
    border: 0;
    border-radius: 0;
    color: var(--_muted);
    font-size: 11px;
  }

  .bottom .pane-button[aria-pressed='true'] {
    box-shadow: inset 0 2px 0 var(--_accent);
    color: var(--_text);
    font-weight: 600;
  }

  .bottom .pane-button:focus-visible {
    outline-offset: -2px;
  }

  /* In the bar the chip itself is the picture of the preview. */
  .bottom [data-pane='preview'] .icon {
    display: none;
  }

  .bottom .revision {
    block-size: 16px;
    padding: 1px 5px;
    font-size: 10px;
    font-weight: 400;
  }

  .chat-toggle,
  .folder-linked {
    position: relative;
  }

  .chat-toggle .badge {
    position: absolute;
    inset-block-start: -2px;
    inset-inline-end: -4px;
  }

  .header .panel-toggles [aria-expanded='true'] {
    color: var(--_text);
  }

  .bottom .badge {
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: calc(50% + 6px);
  }

  .folder-linked,
  .folder-open {
    max-inline-size: 180px;
  }

  .folder-linked .words {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .save[aria-disabled='true'] {
    color: var(--_muted);
    cursor: default;
  }

  @container jig-studio (width <= 860px) {
    .stage-switch .icon,
    .provider {
      display: none;
    }
  }

  @container jig-studio (width <= 1100px) {
    .folder-open,
    .folder-linked {
      inline-size: var(--_control);
      padding: 0;
    }

    :is(.folder-open, .folder-linked) .words {
      display: none;
    }

    .folder-linked .dot {
      position: absolute;
      inset-block-start: 3px;
      inset-inline-end: 3px;
    }
  }

  @container jig-studio (width <= 720px) {
    .status,
    .problems small {
      display: none;
    }

    .strip {
      flex-wrap: wrap;
    }

    .strip > span:not(.dot, .grow, .choices) {
      flex: 1 1 240px;
    }

    .strip > .grow {
      display: none;
    }

    .save {
      inline-size: var(--_control);
      padding: 0;
    }

    .save span {
      display: none;
    }
  }

  /* The words stay for screen readers, and for everybody where they say that something is wrong. */
  @container jig-studio (width <= 480px) {
    .header {
      gap: 4px;
    }

    .header:has(.storage.bad) .mark,
    .storage .long {
      display: none;
    }

    .storage .short {
      display: inline;
    }

    .storage:not(.bad) .words {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
