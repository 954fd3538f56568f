import { css } from 'lit';
import { recoveryStyles } from '../recovery/recovery.styles.js';

export const paletteStyles = css`
  ${recoveryStyles}

  /* The palette: high on the page, so that its list can grow and shrink without moving the field. */
  .dialog.top {
    inline-size: min(600px, calc(100vi - 32px));
    margin-block-start: min(12vb, 96px);
    padding: 0;
    overflow: hidden;
  }

  .dialog.top > h2 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .palette-field {
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 0;
    border-block-end: 1px solid var(--_line);
    border-radius: 0;
    font-size: 15px;
  }

  .dialog .palette-field {
    margin: 0;
  }

  .palette-list {
    max-block-size: min(48vb, 420px);
    margin: 0;
    padding: 4px;
    overflow: auto;
    list-style: none;
  }

  .palette-row {
    display: flex;
    gap: 12px;
    align-items: baseline;
    justify-content: space-between;
    padding: 5px 12px;
    border-radius: calc(var(--_radius) - 2px);
    cursor: pointer;
  }

  .palette-row[aria-selected='true'] {
    background: color-mix(in oklab, var(--_surface), var(--_accent) 14%);
    box-shadow: inset 2px 0 0 var(--_accent);
  }

  .palette-row[aria-selected='true']:dir(rtl) {
    box-shadow: inset -2px 0 0 var(--_accent);
  }

  .palette-row[aria-disabled='true'] {
    color: var(--_muted);
  }

  .palette-label {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .palette-row small {
    flex: none;
    color: var(--_muted);
    font-size: 11px;
  }

  .dialog .palette-note {
    margin: 0;
    padding: 6px 16px;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .palette-note:empty {
    display: none;
  }

  .schema-row {
    margin-block-end: 10px;
  }

  .schema-row textarea,
  .schema-row select {
    inline-size: 100%;
    resize: vertical;
  }

  .dialog .schema-row input[type='checkbox'] {
    inline-size: auto;
    min-block-size: 0;
    margin: 0;
    accent-color: var(--_accent);
  }

  .dialog .schema-row p {
    margin: 2px 0 0;
    font-size: var(--_small);
  }
`;
