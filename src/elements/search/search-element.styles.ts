import { css } from 'lit';
import { ownDirection } from '../styles/own-direction.styles.js';

export const searchStyles = css`
  :where(:host) {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    block-size: 100%;
    overflow: hidden;
    font-size: var(--_small);
  }

  .bar {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
    padding: 6px 12px;
    border-block-end: 1px solid var(--_line);
  }

  .bar input {
    flex: 1 1 180px;
    min-inline-size: 0;
    border-color: var(--_line-strong);
  }

  .toggle[aria-pressed='true'] {
    border-color: var(--_accent);
    background: color-mix(in oklab, var(--_surface), var(--_accent) 14%);
  }

  .outcome {
    flex: none;
    margin: 0;
    padding: 4px 12px;
    color: var(--_muted);
  }

  .outcome.bad {
    color: var(--_bad);
  }

  .results {
    display: grid;
    flex: 1;
    grid-template-columns: fit-content(45%) minmax(0, 1fr);
    align-content: start;
    min-block-size: 0;
    margin: 0;
    padding: 0 0 6px;
    overflow: auto;
    list-style: none;
  }

  .result {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    column-gap: 12px;
    align-items: baseline;
    padding: 3px 12px;
    cursor: pointer;
  }

  .result:hover {
    background: var(--_hover);
  }

  .result[aria-selected='true'] {
    background: color-mix(in oklab, var(--_surface), var(--_accent) 14%);
    box-shadow: inset 2px 0 0 var(--_accent);
  }

  .result[aria-selected='true']:dir(rtl) {
    box-shadow: inset -2px 0 0 var(--_accent);
  }

  .place {
    display: flex;
    min-inline-size: 0;
    color: var(--_muted);
    font: var(--_small) var(--_mono);
    white-space: nowrap;
  }

  :host(:dir(rtl)) .place {
    justify-content: flex-end;
  }

  .path {
    overflow: hidden;
    text-overflow: ellipsis;
    unicode-bidi: plaintext;
  }

  .preview {
    min-inline-size: 0;
    overflow: hidden;
    font: var(--_small) var(--_mono);
    text-overflow: ellipsis;
    white-space: pre;
    ${ownDirection};
  }
`;
