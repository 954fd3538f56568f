import { css } from 'lit';

export const progressLineStyles = css`
  .progress-line {
    display: flex;
    flex: none;
    gap: 10px;
    align-items: center;
    min-inline-size: 0;
    padding-block: 5px;
    padding-inline: 12px 10px;
    border-block-end: 1px solid var(--_line);
    font-variant-numeric: tabular-nums;
  }

  .progress-line progress {
    flex: 1;
    min-inline-size: 40px;
    block-size: 4px;
    border: 0;
    border-radius: 2px;
    background: color-mix(in oklab, transparent, var(--_text) 16%);
    appearance: none;
    overflow: hidden;
  }

  ::-webkit-progress-bar {
    background: none;
  }

  ::-webkit-progress-value {
    background: var(--_accent);
  }

  ::-moz-progress-bar {
    background: var(--_accent);
  }

  .progress-count {
    color: var(--_muted);
  }
`;
