import { css } from 'lit';

export const statusMarkStyles = css`
  .status-mark {
    display: inline-block;
    flex: none;
    position: relative;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--_muted);
  }

  .status-mark[data-status='completed'] {
    background: var(--_good);
  }

  .status-mark[data-status='waiting'] {
    background: var(--_ask);
    box-shadow: 0 0 0 2px color-mix(in oklab, var(--_surface), var(--_ask) 30%);
  }

  .status-mark[data-status='failed'] {
    border-radius: 1px;
    background: var(--_bad);
    transform: rotate(45deg);
  }

  .status-mark[data-status='running'],
  .status-mark[data-status='idle'],
  .status-mark[data-status='cancelled'] {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--_muted);
  }

  .status-mark[data-status='idle'] {
    border-radius: 1px;
  }

  .status-mark[data-status='cancelled'] {
    height: 2px;
    border-radius: 0;
  }
`;
