import { css } from 'lit';

export const recipesStyles = css`
  :where(:host) {
    container-type: inline-size;
    min-width: 0;
    max-height: var(--jig-recipes-max-height, none);
    overflow: auto;
  }

  .group {
    padding: 10px 12px 4px;
  }

  .group-name {
    margin: 0 0 4px;
    color: var(--_muted);
    font-size: var(--_small);
    font-weight: 600;
  }

  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .recipe {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    padding-block: 9px;
    border-block-end: 1px solid var(--_line);
  }

  .recipe:last-child {
    border-block-end: 0;
  }

  .title {
    font-weight: 600;
  }

  .description {
    margin: 0;
    color: var(--_muted);
    text-wrap: pretty;
  }

  .prompt {
    margin: 2px 0 0;
    padding-inline-start: 8px;
    border-inline-start: 2px solid var(--_line);
    overflow-wrap: anywhere;
  }

  .words {
    grid-area: 1 / 1;
    min-width: 0;
  }

  .recipe > button {
    grid-area: 1 / 2;
    align-self: start;
  }

  .chain {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: center;
    gap: 2px 6px;
    margin: 4px 0 0;
    padding: 0;
    color: var(--_muted);
    font-size: var(--_small);
    list-style: none;
  }

  .chain li {
    display: inline-flex;
    gap: 6px;
  }

  .chain li + li::before {
    content: '→';
    color: var(--_faint);
  }

  .chain:dir(rtl) li + li::before {
    content: '←';
  }

  .chain .approval {
    color: var(--_ask);
  }

  .chain .preview {
    color: var(--_good);
  }
`;
