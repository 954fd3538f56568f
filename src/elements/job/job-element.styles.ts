import { css } from 'lit';
import { ownDirection } from '../styles/own-direction.styles.js';

export const jobStyles = css`
  :where(:host) {
    display: block;
    container: jig-job / inline-size;
    background: none;
  }

  .empty {
    border-radius: 8px;
    background: var(--_surface);
  }

  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 2px 12px;
    padding: 12px 14px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: var(--_raised);
  }

  .title {
    margin: 0;
    overflow: hidden;
    font-size: inherit;
    font-weight: 600;
    text-overflow: ellipsis;
  }

  .state {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--_muted);
    font-size: var(--_small);
    white-space: nowrap;
  }

  .dot.running {
    background: var(--_accent);
    animation: beat 1.6s ease-in-out infinite;
  }

  .dot.bad {
    background: var(--_bad);
  }

  .dot.unsure {
    border: 1.5px solid var(--_muted);
    background: transparent;
  }

  @keyframes beat {
    50% {
      opacity: 0.35;
    }
  }

  .text {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--_muted);
    font-size: var(--_small);
    overflow-wrap: anywhere;
    ${ownDirection};
  }

  .wait {
    color: var(--_text);
  }

  .failure {
    color: var(--_bad);
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 8px;
    margin-block-start: 8px;
  }

  @container jig-job (max-width: 260px) {
    .card {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .dot.running {
      animation: none;
    }
  }
`;
