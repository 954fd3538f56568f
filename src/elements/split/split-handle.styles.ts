import { css } from 'lit';

export const splitHandleStyles = css`
  .handle {
    position: relative;
    z-index: 1;
    touch-action: none;
  }

  .handle::after {
    content: '';
    position: absolute;
    inset: 0;
    transition: background-color var(--_fast);
  }

  .handle.row {
    block-size: 7px;
    margin-block: -3px -4px;
    cursor: row-resize;
  }

  .handle.column {
    inline-size: 7px;
    margin-inline: -3px -4px;
    cursor: col-resize;
  }

  .handle.row::after {
    inset-block: 3px 3px;
  }

  .handle.column::after {
    inset-inline: 3px 3px;
  }

  .handle:hover::after,
  .handle:active::after,
  .handle:focus-visible::after {
    background: var(--_accent);
  }

  .handle:focus-visible {
    outline: none;
  }

  /* Where the keyboard is, is seen at once. */
  .handle:focus-visible::after {
    transition: none;
  }

  .handle:focus-visible.row::after {
    inset-block: 2px 2px;
  }

  .handle:focus-visible.column::after {
    inset-inline: 2px 2px;
  }
`;
