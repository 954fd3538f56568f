import { css } from 'lit';

export const changesStyles = css`
  :where(:host) {
    --_diff-added: var(--jig-diff-added, color-mix(in oklab, var(--_surface), var(--_good) 11%));
    --_diff-removed: var(--jig-diff-removed, color-mix(in oklab, var(--_surface), var(--_bad) 10%));
    display: flex;
    flex-direction: column;
    container: jig-changes / inline-size;
    block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
  }

  .bar {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding-block: 6px;
    padding-inline: 12px 8px;
    border-block-end: 1px solid var(--_line);
    color: var(--_muted);
    font-size: var(--_small);
  }

  .count {
    unicode-bidi: plaintext;
  }

  .layouts {
    display: flex;
  }

  .layouts button {
    min-block-size: 24px;
    padding: 0 8px;
    border-color: transparent;
    color: var(--_muted);
  }

  .layouts button[aria-pressed='true'] {
    border-color: var(--_line);
    background: var(--_raised);
    color: var(--_text);
  }

  .body {
    display: grid;
    flex: 1;
    grid-template: minmax(0, 1fr) / minmax(180px, 260px) minmax(0, 1fr);
    min-block-size: 0;
  }

  .list {
    margin: 0;
    padding: 4px 0;
    overflow: auto;
    border-inline-end: 1px solid var(--_line);
    list-style: none;
  }

  .row {
    display: flex;
    align-items: center;
    padding-inline-end: 6px;
  }

  .row:hover {
    background: var(--_hover);
  }

  .row:has([aria-current='true']) {
    background: var(--_hover);
    box-shadow: inset 2px 0 0 var(--_accent);
  }

  .row:has([aria-current='true']):dir(rtl) {
    box-shadow: inset -2px 0 0 var(--_accent);
  }

  .file {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1;
    justify-items: start;
    gap: 0;
    min-inline-size: 0;
    padding-block: 5px;
    padding-inline: 12px 6px;
    border: 0;
    border-radius: 0;
    text-align: start;
  }

  .file:hover:not(:disabled) {
    background: transparent;
  }

  .file:focus-visible {
    outline-offset: -2px;
  }

  .path,
  .kind {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    unicode-bidi: plaintext;
  }

  .path {
    font: var(--_small) / 1.4 var(--_mono);
  }

  .kind {
    color: var(--_muted);
    font-size: 11px;
  }

  .kind.added {
    color: var(--_good);
  }

  .kind.deleted {
    color: var(--_bad);
  }

  .revert {
    min-block-size: 24px;
    padding: 0 7px;
    border-color: transparent;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .diff {
    min-block-size: 0;
    min-inline-size: 0;
    overflow: auto;
    direction: ltr;
  }

  /* Two columns that can be read; a narrow box is scrolled. */
  .diff-surface .cm-mergeView {
    min-inline-size: 560px;
    overflow: visible;
  }

  .note,
  .notice {
    margin: 0;
    padding: 12px 16px;
    color: var(--_muted);
  }

  .note {
    direction: inherit;
  }

  .notice {
    padding-block: 6px;
    border-block-start: 1px solid var(--_line);
    background: var(--_sunken);
    color: var(--_bad);
    font-size: var(--_small);
  }

  dialog {
    max-inline-size: min(400px, calc(100vw - 32px));
    padding: 20px;
    border: 1px solid var(--_line);
    border-radius: 10px;
    background: var(--_raised);
    color: var(--_text);
    box-shadow: 0 12px 40px rgb(0 0 0 / 22%);
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 32%);
  }

  h2 {
    margin: 0 0 6px;
    font-size: 15px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  dialog p {
    margin: 0 0 16px;
    color: var(--_muted);
  }

  .answers {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
  }

  /* Two columns of code want the width that a list beside them would take. */
  @container jig-changes (max-width: 820px) {
    .body:has(.cm-mergeView) {
      grid-template: minmax(64px, auto) minmax(0, 1fr) / minmax(0, 1fr);
    }

    .body:has(.cm-mergeView) .list {
      max-block-size: 140px;
      border-block-end: 1px solid var(--_line);
      border-inline-end: 0;
    }
  }

  @container jig-changes (max-width: 560px) {
    .body {
      grid-template: minmax(64px, auto) minmax(0, 1fr) / minmax(0, 1fr);
    }

    .list {
      max-block-size: 140px;
      border-block-end: 1px solid var(--_line);
      border-inline-end: 0;
    }
  }
`;
