import { css } from 'lit';

export const badgeStyles = css`
  .badge {
    display: inline-grid;
    flex: none;
    place-items: center;
    min-inline-size: 16px;
    block-size: 16px;
    padding: 0 4px;
    border-radius: 99px;
    background: var(--_ask);
    color: var(--_surface);
    font-size: 10px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
