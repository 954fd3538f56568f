import { css, unsafeCSS } from 'lit';
import { ownDirection } from '../styles/own-direction.styles.js';

/** Indents without `style` attributes, which a strict policy would refuse. */
const levels = Array.from(
  { length: 12 },
  (_, index) => `.row[data-level='${index + 1}'] { padding-inline-start: ${8 + index * 12}px; }`,
).join('\n');

export const explorerStyles = css`
  :where(:host) {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    block-size: 100%;
    overflow: hidden;
  }

  .bar {
    display: flex;
    flex: none;
    gap: 2px;
    align-items: center;
    padding-block: 2px;
    padding-inline: 12px 6px;
    border-block-end: 1px solid var(--_line);
    color: var(--_muted);
    font-size: var(--_small);
  }

  .bar .grow {
    flex: 1;
  }

  .tree {
    flex: 1;
    min-block-size: 0;
    margin: 0;
    padding: 4px 0;
    overflow: auto;
    list-style: none;
  }

  .row {
    display: flex;
    gap: 6px;
    align-items: center;
    block-size: calc(26px - 2px * var(--_dense));
    padding-inline-end: 10px;
    cursor: pointer;
    user-select: none;
  }

  .row:hover {
    background: var(--_hover);
  }

  .row[aria-selected='true'] {
    background: color-mix(in oklab, var(--_surface), var(--_accent) 14%);
    box-shadow: inset 2px 0 0 var(--_accent);
  }

  .row[aria-selected='true']:dir(rtl) {
    box-shadow: inset -2px 0 0 var(--_accent);
  }

  .row:focus-visible {
    outline-offset: -2px;
  }

  .row.drop-target,
  .tree.drop-target {
    background: color-mix(in oklab, var(--_surface), var(--_accent) 10%);
    outline: 2px dashed var(--_accent);
    outline-offset: -3px;
  }

  .drop-hint {
    flex: none;
    margin: 0;
    padding: 6px 12px;
    border-block-start: 1px solid var(--_line);
    background: var(--_surface);
    color: var(--_accent);
    font-size: var(--_small);
    overflow-wrap: anywhere;
  }

  .news {
    display: flex;
    gap: 4px 8px;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    margin: 0;
    padding-block: 4px;
    padding-inline: 12px 6px;
    border-block-end: 1px solid var(--_line);
    color: var(--_muted);
    font-size: var(--_small);
    overflow-wrap: anywhere;
  }

  .progress-line {
    flex-wrap: wrap;
    font-size: var(--_small);
  }

  .twist {
    display: grid;
    flex: none;
    inline-size: 14px;
    color: var(--_muted);
  }

  .twist .icon {
    inline-size: 14px;
    block-size: 14px;
  }

  :host(:dir(rtl)) .folder[aria-expanded='false'] .twist {
    transform: scaleX(-1);
  }

  .name {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${ownDirection};
  }

  .entry {
    flex: none;
    color: var(--_muted);
    font-size: 11px;
  }

  .row input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 22px;
    padding: 0 5px;
    border-color: var(--_line-strong);
  }

  .note {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0;
    padding-block: 6px;
    padding-inline: 12px 8px;
    border-block-end: 1px solid var(--_line);
    color: var(--_bad);
    font-size: var(--_small);
    overflow-wrap: anywhere;
  }

  .note:empty {
    display: none;
  }

  .note code {
    color: var(--_muted);
    font: 11px var(--_mono);
  }

  ${unsafeCSS(levels)}
`;
