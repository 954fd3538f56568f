import { css } from 'lit';
import { ownDirection } from '../styles/own-direction.styles.js';

/** For whoever hosts `consolePanel`. */
export const consoleStyles = css`
  .console {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-height: 0;
    height: 100%;
  }

  .console-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding-block: 2px;
    padding-inline: 12px 8px;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .console-head button {
    min-height: 24px;
    padding: 0 8px;
    border-color: transparent;
    font-size: var(--_small);
  }

  .console-empty {
    min-height: 72px;
    padding: 12px;
    margin: 0;
  }

  .lines {
    overflow: auto;
    font: var(--_small) / 1.5 var(--_mono);
  }

  .lines ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .lines:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }

  .line {
    display: flex;
    align-items: baseline;
    gap: 8px;
    min-height: 31px;
    padding: 3px 12px;
    border-top: 1px solid var(--_line);
  }

  .line .text {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    ${ownDirection};
  }

  .console-head span {
    ${ownDirection};
  }

  .level {
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--_line-strong);
    translate: 0 -1px;
  }

  .line[data-level='warn'] {
    background: color-mix(in oklab, transparent, var(--_ask) 7%);
  }

  .line[data-level='warn'] .level {
    background: var(--_ask);
  }

  .line[data-level='error'] {
    background: color-mix(in oklab, transparent, var(--_bad) 7%);
  }

  .line[data-level='error'] .level {
    background: var(--_bad);
  }

  .line[data-level='error'] .text {
    color: var(--_bad);
  }

  .line[data-level='debug'] .text {
    color: var(--_muted);
  }

  .line .count {
    flex: none;
    padding: 0 6px;
    border-radius: 99px;
    background: var(--_hover);
    color: var(--_muted);
  }

  .line .place {
    flex: none;
    max-width: 40%;
    min-height: 24px;
    padding: 0 4px;
    border: 0;
    color: var(--_muted);
    font: inherit;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .line .place:hover {
    color: var(--_text);
    text-decoration: underline;
  }
`;
