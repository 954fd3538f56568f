import { css } from 'lit';
import { ownDirection } from '../styles/own-direction.styles.js';

export const traceDetailStyles = css`
  .detail {
    display: grid;
    gap: 12px;
    padding: 8px 12px 16px;
    padding-inline-start: 30px;
    background: var(--_sunken);
    font-size: var(--_small);
  }

  .detail dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 132px), 1fr));
    gap: 8px 16px;
    margin: 0;
  }

  .detail dt {
    color: var(--_muted);
  }

  .detail dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  .children {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .children li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(48px, 4fr);
    gap: 8px;
    align-items: center;
  }

  /* Names and outcomes whole, the time below them. */
  @container (max-width: 519.98px) {
    .children li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 8px;
    }

    .children .bar {
      grid-column: 1 / -1;
    }
  }

  .children span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${ownDirection};
  }

  .child-outcome {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  figure {
    min-width: 0;
    margin: 0;
  }

  figcaption {
    padding-bottom: 4px;
    color: var(--_muted);
  }

  pre {
    max-height: 200px;
    margin: 0;
    padding: 8px 10px;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
