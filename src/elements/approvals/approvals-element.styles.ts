import { css } from 'lit';

export const approvalsStyles = css`
  .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: var(--_bar);
    padding: 0 12px;
    border-bottom: 1px solid var(--_line);
  }

  h2 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
  }

  .count {
    color: var(--_ask);
    border-color: currentColor;
  }

  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    gap: 12px;
    align-items: start;
    margin: 0;
    padding: 12px;
    list-style: none;
  }

  .cards li {
    min-width: 0;
  }
`;
