import { css } from 'lit';

export const revisionChipStyles = css`
  .revision {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 5px;
    min-block-size: 0;
    padding-block: 3px;
    padding-inline: 6px 7px;
    border: 1px solid currentColor;
    border-radius: 4px;
    background: transparent;
    color: var(--_good);
    font: 11px/1 var(--_mono);
    white-space: nowrap;
  }

  .revision::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 1.5px;
    background: currentColor;
  }

  .revision.rendering {
    color: var(--_muted);
  }

  .revision.rendering::before {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px currentColor;
  }

  .revision.waiting {
    color: var(--_ask);
  }

  .revision.failed {
    color: var(--_bad);
  }

  .revision.shown::before {
    animation: settle var(--_calm) ease-out;
  }

  @keyframes settle {
    from {
      transform: scale(1.9);
    }
  }
`;
