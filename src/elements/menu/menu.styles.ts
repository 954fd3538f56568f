import { css } from 'lit';

export const menuStyles = css`
  .menu {
    position: fixed;
    inset: auto;
    min-inline-size: 200px;
    max-inline-size: min(360px, 94vi);
    margin: 0;
    padding: 4px;
    overflow-y: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_overlay-shadow);
  }

  .menu hr {
    margin: 4px 0;
    border: 0;
    border-block-start: 1px solid var(--_line);
  }

  .menu-item {
    display: grid;
    grid-template-columns: 16px 1fr auto;
    justify-content: start;
    gap: 0 8px;
    inline-size: 100%;
    padding: 3px 8px;
    border: 0;
    border-radius: calc(var(--_radius) - 2px);
    text-align: start;
  }

  .menu.plain .menu-item {
    grid-template-columns: 1fr auto;
  }

  .menu.plain small {
    grid-column: 1 / -1;
  }

  .menu-item .icon {
    color: var(--_muted);
  }

  .menu-item:focus-visible {
    outline-offset: -2px;
    background: var(--_hover);
  }

  .menu-item[aria-disabled='true'] {
    color: var(--_muted);
    cursor: default;
  }

  .menu-item small {
    grid-column: 2 / -1;
    color: var(--_muted);
    font-size: 11px;
    white-space: normal;
  }

  .menu-item.danger-item:not([aria-disabled='true']) {
    color: var(--_bad);
  }

  kbd {
    color: var(--_muted);
    font: 11px/1 var(--_mono);
  }
`;
