import { css } from 'lit';

export const conflictDialogStyles = css`
  .versions {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    gap: 12px;
    margin-block-end: 12px;
  }

  .version {
    margin: 0;
    min-inline-size: 0;
  }

  .version figcaption {
    margin-block-end: 4px;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .version pre {
    block-size: 34vb;
    margin: 0;
    padding: 8px 10px;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_sunken);
    font: var(--_small) / 1.5 var(--_mono);
  }

  /* One below the other. */
  @media (width < 640px) {
    .version pre {
      block-size: 18vb;
    }
  }
`;
