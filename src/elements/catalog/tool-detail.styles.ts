import { css } from 'lit';
import { ownDirection } from '../styles/own-direction.styles.js';

/** The inside of the details: policy, tables, the arguments editor and results. */
export const toolDetailStyles = css`
  .description,
  td,
  td div,
  .policy dd,
  .outcome-text {
    ${ownDirection};
  }

  .description {
    max-width: 68ch;
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  .policy {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 2px 12px;
    margin: 0;
    font-size: var(--_small);
  }

  .policy dt {
    color: var(--_muted);
  }

  .policy dd {
    margin: 0;
  }

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding-top: 12px;
    border-top: 1px solid var(--_line);
  }

  section p {
    margin: 0;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--_small);
  }

  th {
    padding-block: 0 4px;
    padding-inline: 0 8px;
    color: var(--_muted);
    font-weight: 400;
    text-align: start;
  }

  td {
    padding-block: 5px;
    padding-inline: 0 8px;
    border-top: 1px solid color-mix(in oklab, var(--_line), var(--_surface) 40%);
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  td:first-child {
    width: 46%;
  }

  td:nth-child(2) {
    overflow-wrap: normal;
  }

  .required {
    margin-inline-start: 4px;
    color: var(--_muted);
    font-size: 11px;
  }

  details {
    font-size: var(--_small);
  }

  .output {
    padding-top: 12px;
    border-top: 1px solid var(--_line);
  }

  .output[open] summary {
    margin-bottom: 8px;
  }

  summary {
    width: max-content;
    max-width: 100%;
    color: var(--_muted);
    cursor: pointer;
  }

  summary:hover {
    color: var(--_text);
  }

  pre {
    max-height: 260px;
    margin: 8px 0 0;
    padding: 8px 10px;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_sunken);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .trial textarea {
    width: 100%;
    min-height: 56px;
    max-height: 240px;
    padding: 8px 10px;
    border-color: var(--_line-strong);
    resize: vertical;
    field-sizing: content;
  }

  .trial textarea[aria-invalid='true'] {
    border-color: var(--_bad);
  }

  .problem {
    color: var(--_bad);
  }

  .problem:empty,
  .outcome:empty {
    display: none;
  }

  .trial-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  .trial-tools {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
  }

  .quiet {
    border-color: transparent;
    color: var(--_muted);
  }

  .outcome {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }

  .outcome .code {
    color: var(--_bad);
    user-select: all;
    overflow-wrap: anywhere;
  }

  .outcome-text {
    margin-top: 4px;
    overflow-wrap: anywhere;
  }

  /* Too narrow for three columns: the type stands at the end of the name's line, the limits below. */
  @container (max-width: 400px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      padding: 5px 0;
      border-top: 1px solid color-mix(in oklab, var(--_line), var(--_surface) 40%);
    }

    td:nth-child(n) {
      width: auto;
      padding: 0;
      border: 0;
    }

    td:nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;
