import { css } from 'lit';

export const approvalsStyles = css`
  :where(:host([dialog])) {
    display: contents;
  }

  .floating {
    position: fixed;
    inset: auto;
    inset-block-end: 16px;
    inset-inline-end: 16px;
    inline-size: min(420px, calc(100vi - 32px));
    max-block-size: min(80vb, 640px);
    margin: 0;
    padding: 0;
    overflow: auto;
    border: 1px solid color-mix(in oklab, var(--_line), var(--_ask) 55%);
    border-radius: var(--_radius-box);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_overlay-shadow);
    overscroll-behavior: contain;
  }

  .floating::backdrop {
    background: transparent;
  }

  .floating .bar {
    position: sticky;
    inset-block-start: 0;
    background: inherit;
    z-index: 1;
  }

  .floating .cards {
    grid-template-columns: minmax(0, 1fr);
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
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
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: 12px;
    align-items: start;
    margin: 0;
    padding: 12px;
    list-style: none;
  }

  .all {
    margin-inline-start: auto;
  }

  .remembered {
    display: grid;
    gap: 4px;
    padding: 10px 12px 12px;
    border-top: 1px solid var(--_line);
    font-size: var(--_small);
  }

  .remembered h3 {
    margin: 0;
    color: var(--_muted);
    font-size: inherit;
    font-weight: 400;
  }

  .remembered ul {
    display: grid;
    grid-template-columns: auto auto auto;
    gap: 0 10px;
    justify-content: start;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .remembered li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .cards li {
    min-width: 0;
    max-width: 720px;
  }
`;
