import { css } from 'lit';
import { ownDirection } from '../styles/own-direction.styles.js';

export const catalogStyles = css`
  :where(:host) {
    --_tool-row: calc(48px - 8px * var(--_dense));
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-width: 0;
    min-height: 240px;
    max-height: var(--jig-catalog-max-height, 720px);
    container-type: inline-size;
  }

  .panes {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }

  .finder {
    display: grid;
    grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }

  .panes[data-view='detail'] .finder,
  .panes[data-view='list'] .detail {
    display: none;
  }

  .bar {
    display: flex;
    align-items: center;
    gap: 4px;
    padding-block: 8px 4px;
    padding-inline: 12px 8px;
  }

  .field {
    position: relative;
    display: flex;
    flex: 1;
    align-items: center;
    min-width: 0;
  }

  .field .icon {
    position: absolute;
    inset-inline-start: 8px;
    color: var(--_muted);
    pointer-events: none;
  }

  .field input {
    width: 100%;
    min-width: 0;
    padding-inline-start: 30px;
    border-color: var(--_line-strong);
  }

  .field input::-webkit-search-cancel-button {
    appearance: none;
  }

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    min-width: 0;
    margin: 0;
    padding: 4px 12px 8px;
    border: 0;
  }

  .scope {
    display: flex;
    align-items: center;
    gap: 5px;
    padding: 2px 8px;
    border: 1px solid var(--_line);
    border-radius: 99px;
    color: var(--_muted);
    font-size: var(--_small);
    cursor: pointer;
  }

  .scope:hover {
    background: var(--_hover);
  }

  .scope:has(:checked) {
    border-color: var(--_line-strong);
    background: var(--_hover);
    color: var(--_text);
  }

  .scope:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }

  .scope-count {
    font-variant-numeric: tabular-nums;
  }

  .list {
    min-height: 0;
    overflow: hidden auto;
    border-top: 1px solid var(--_line);
    overscroll-behavior: contain;
  }

  .list:focus-visible {
    outline-offset: -2px;
  }

  .tool {
    display: grid;
    grid-template: 20px 18px / minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
    gap: 0 8px;
    height: var(--_tool-row);
    padding: 0 12px;
    cursor: pointer;
  }

  .tool:hover {
    background: var(--_hover);
  }

  .tool[aria-selected='true'] {
    background: color-mix(in oklab, var(--_surface), var(--_accent) 12%);
    box-shadow: inset 2px 0 0 var(--_accent);
  }

  :host(:dir(rtl)) .tool[aria-selected='true'] {
    box-shadow: inset -2px 0 0 var(--_accent);
  }

  .tool-name,
  .tool-line {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .tool-name,
  .tool-line,
  .scope {
    ${ownDirection};
  }

  .tool-line {
    grid-column: 1 / -1;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }

  .mark {
    display: flex;
    position: relative;
    color: var(--_muted);
  }

  .mark .icon,
  .pill .icon {
    width: 14px;
    height: 14px;
  }

  .mark[data-mark='destructive'],
  .pill[data-mark='destructive'] {
    color: var(--_text);
  }

  .detail {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-width: 0;
    min-height: 0;
    padding: 12px 16px 20px;
    overflow: auto;
    overscroll-behavior: contain;
    position: relative;
  }

  .detail:focus-visible {
    outline-offset: -2px;
  }

  .back {
    align-self: start;
    margin-inline-start: -10px;
    border-color: transparent;
    color: var(--_muted);
  }

  :host(:dir(rtl)) .back .icon {
    transform: scaleX(-1);
  }

  .heading {
    display: flex;
    gap: 8px;
    align-items: start;
  }

  .naming {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .actions {
    display: flex;
    align-items: center;
  }

  h2 {
    margin: 0;
    font-size: 15px;
    font-weight: 600;
    line-height: 1.4;
  }

  h2 code {
    font-family: var(--_mono);
    font-size: 14px;
  }

  h3 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
  }

  .note {
    color: var(--_muted);
    font-size: var(--_small);
    white-space: nowrap;
  }

  dialog {
    width: min(400px, calc(100% - 32px));
    padding: 20px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-box);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_overlay-shadow);
  }

  .answers {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }

  .detail > .empty {
    margin-block: auto;
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 0.32);
  }

  dialog h2 {
    overflow-wrap: anywhere;
  }

  dialog p {
    margin: 8px 0 16px;
    color: var(--_muted);
  }

  /* One column, but room for search and scopes in one line. */
  @container (min-width: 520px) and (max-width: 619.98px) {
    .finder {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
    }

    .bar {
      padding-block: 8px;
    }

    fieldset {
      flex-wrap: nowrap;
      align-items: center;
      padding-block: 8px;
      padding-inline-start: 4px;
    }

    .finder > :last-child {
      grid-column: 1 / -1;
    }
  }

  @container (min-width: 620px) {
    .panes {
      grid-template-columns: minmax(240px, 340px) minmax(0, 1fr);
    }

    .panes[data-view] .finder {
      display: grid;
      border-inline-end: 1px solid var(--_line);
    }

    .panes[data-view] .detail {
      display: flex;
    }

    .back {
      display: none;
    }
  }
`;
