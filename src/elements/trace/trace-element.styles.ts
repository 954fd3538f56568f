import { css } from 'lit';
import { ownDirection } from '../styles/own-direction.styles.js';

export const traceStyles = css`
  :where(:host) {
    display: grid;
    grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
    min-width: 0;
    container-type: inline-size;
  }

  .bar-top {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: var(--_bar);
    padding-inline: 12px 8px;
    border-bottom: 1px solid var(--_line);
  }

  .bar-top label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    color: var(--_muted);
    font-size: var(--_small);
  }

  select {
    min-width: 0;
    max-width: 26ch;
    min-height: 26px;
  }

  .in-use {
    color: var(--_accent);
  }

  .filters {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 6px 12px;
    border-bottom: 1px solid var(--_line);
    background: var(--_sunken);
  }

  .filters input {
    flex: 1 1 140px;
    min-width: 0;
    min-height: 26px;
    font-size: var(--_small);
  }

  .filters select {
    flex: 0 1 auto;
    max-width: 16ch;
    font-size: var(--_small);
  }

  .rows,
  .empty {
    grid-row: 3;
  }

  .title,
  .session-head {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    min-width: 0;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .title {
    flex-wrap: nowrap;
    overflow: hidden;
  }

  .title span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .title span + span {
    flex: none;
  }

  .grow {
    flex: 1;
  }

  .note {
    color: var(--_muted);
    font-size: var(--_small);
    white-space: nowrap;
  }

  .rows {
    min-height: 0;
    overflow: auto;
    overflow-anchor: none;
    overscroll-behavior: contain;
  }

  .session-head {
    justify-content: space-between;
    padding: 8px 12px 4px;
  }

  .session + .session {
    border-top: 1px solid var(--_line);
  }

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li + li {
    border-top: 1px solid color-mix(in oklab, var(--_line), var(--_surface) 50%);
  }

  .row {
    display: grid;
    grid-template-columns: 8px auto minmax(0, 1fr) auto;
    align-items: center;
    justify-content: normal;
    gap: 0 10px;
    width: 100%;
    min-height: var(--_control);
    padding: calc(4px - 2px * var(--_dense)) 12px;
    border: 0;
    border-radius: 0;
    font-size: var(--_small);
    text-align: start;
  }

  .row:focus-visible {
    outline-offset: -2px;
  }

  /* A chip is a button of its own: it cannot stand in the row, which is one. */
  .line {
    position: relative;
  }

  .line .revision {
    position: absolute;
    inset-block-end: 2px;
    inset-inline-end: 12px;
    min-block-size: 24px;
    background: var(--_surface);
  }

  .line:has(.revision) .summary {
    padding-inline-end: 56px;
  }

  /* On two lines a chip has the end of the second; each row is as high, as the list reckons with. */
  @container (max-width: 519.98px) {
    .row {
      grid-template-rows: auto 26px;
      padding-block-end: 0;
    }

    /* The code whole; the details say the rest. */
    .again {
      display: none;
    }

    .filters input {
      flex-basis: 100%;
    }

    .filters select {
      flex: 1 1 0;
    }
  }

  .row[aria-expanded='true'] {
    background: var(--_sunken);
  }

  .name {
    grid-column: 2 / 4;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--_text);
  }

  .origin {
    grid-column: 2;
  }

  .summary {
    grid-column: 3 / 5;
  }

  .name,
  .origin,
  .summary,
  .duration,
  .title span,
  .session-head span {
    ${ownDirection};
  }

  .origin,
  .summary {
    grid-row: 2;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--_muted);
  }

  .duration {
    grid-column: 4;
    grid-row: 1;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
    justify-self: end;
  }

  .row .bar,
  .ids {
    display: none;
  }

  .summary:empty {
    display: none;
  }

  .summary.ask,
  .row[data-status='waiting'] .duration {
    color: var(--_ask);
  }

  .summary.bad {
    color: var(--_bad);
  }

  /* One line: what is news about the row stands in place of its origin, which the details repeat. */
  @container (min-width: 520px) {
    .row {
      padding-inline-end: 68px;
      grid-template-columns: 8px minmax(0, 1.3fr) minmax(0, 1fr) minmax(48px, 0.5fr) 60px;
    }

    .name {
      grid-column: 2;
    }

    .origin,
    .summary {
      grid-column: 3;
      grid-row: 1;
    }

    .origin:has(+ .summary:not(:empty)) {
      display: none;
    }

    .line:has(.revision) .summary {
      padding-inline-end: 0;
    }

    .row .bar {
      display: block;
      grid-column: 4;
      grid-row: 1;
    }

    .duration {
      grid-column: 5;
    }
  }

  /* What went wrong is worth more than when. */
  @container (520px <= width < 960px) {
    .summary.bad {
      grid-column: 3 / 5;
    }

    .row[data-status='failed'] .bar {
      display: none;
    }
  }

  @container (min-width: 720px) {
    .row {
      grid-template-columns: 8px minmax(0, 200px) minmax(0, 92px) minmax(0, 1.5fr) minmax(96px, 1fr) 64px;
    }

    .origin:has(+ .summary:not(:empty)) {
      display: block;
    }

    .summary {
      grid-column: 4;
    }

    .summary.bad {
      grid-column: 4 / 6;
    }

    .row .bar {
      grid-column: 5;
    }

    .duration {
      grid-column: 6;
    }
  }

  /* Room for the ids beside what the row says. */
  @container (min-width: 960px) {
    .row {
      grid-template-columns:
        8px minmax(0, 200px) minmax(0, 100px) minmax(0, 1fr) minmax(0, 260px) minmax(96px, 1.2fr)
        64px;
    }

    .ids {
      display: block;
      grid-column: 5;
      grid-row: 1;
      overflow: hidden;
      color: var(--_faint);
      font-size: 11px;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .row[data-status='failed'] .ids {
      display: none;
    }

    .row .bar {
      grid-column: 6;
    }

    .duration {
      grid-column: 7;
    }
  }

  .bar rect {
    fill: color-mix(in oklab, var(--_surface), var(--_accent) 60%);
  }

  .bar[data-kind='agent'] rect {
    fill: color-mix(in oklab, var(--_surface), var(--_accent) 30%);
  }

  .bar[data-status='waiting'] rect {
    fill: color-mix(in oklab, var(--_surface), var(--_ask) 60%);
  }

  .bar[data-status='waiting'][data-kind='agent'] rect {
    fill: color-mix(in oklab, var(--_surface), var(--_ask) 35%);
  }

  .bar[data-status='failed'] rect {
    fill: color-mix(in oklab, var(--_surface), var(--_bad) 65%);
  }

  .bar[data-status='cancelled'] rect {
    fill: color-mix(in oklab, var(--_surface), var(--_text) 30%);
  }

  :host(:dir(rtl)) .bar {
    transform: scaleX(-1);
  }
`;
