import { css } from 'lit';

export const tabListStyles = css`
  .tabs {
    display: flex;
    min-inline-size: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }

  .tab {
    position: relative;
    flex: none;
    gap: 7px;
    min-block-size: 100%;
    padding: 0 12px;
    border: 0;
    border-radius: 0;
    color: var(--_muted);
  }

  .tab[aria-selected='true'] {
    color: var(--_text);
  }

  .tab:focus-visible {
    outline-offset: -2px;
  }
`;
