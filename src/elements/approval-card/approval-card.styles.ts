import { css } from 'lit';
import { ownDirection } from '../styles/own-direction.styles.js';

export const approvalCardStyles = css`
  .card {
    display: grid;
    gap: 8px;
    min-width: 0;
    padding: 12px;
    border: 1px solid color-mix(in oklab, var(--_line), var(--_ask) 55%);
    border-radius: 8px;
    background: color-mix(in oklab, var(--_surface), var(--_ask) 6%);
  }

  .card-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 8px;
  }

  .question {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .card-tool {
    overflow-wrap: anywhere;
  }

  .card-description,
  .card-warning {
    margin: 0;
    color: var(--_muted);
    overflow-wrap: anywhere;
  }

  .card-description,
  .card-warning {
    ${ownDirection};
  }

  .card-warning {
    color: var(--_text);
    font-weight: 600;
  }

  .facts {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 4px 12px;
    margin: 0;
    font-size: var(--_small);
  }

  .facts dt {
    color: var(--_muted);
  }

  .facts dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  .facts .preview {
    display: block;
    font-family: var(--_mono);
  }

  .changes {
    display: grid;
    gap: 4px;
    padding: 8px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-size: var(--_small);
  }

  .changes p {
    margin: 0;
  }

  .changes ul {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 2px 10px;
    max-block-size: 180px;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }

  .changes li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: baseline;
  }

  .changes li.more {
    display: block;
  }

  .changes .kind {
    color: var(--_muted);
  }

  .changes .what {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    min-width: 0;
  }

  .changes li[data-kind='delete'] .kind,
  .changes .would-fail {
    color: var(--_bad);
  }

  .changes .subject {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .changes .change-detail {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  .card-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 4px;
  }
`;
