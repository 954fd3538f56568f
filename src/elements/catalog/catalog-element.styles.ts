import { css } from 'lit';

export const catalogStyles = css`
  :where(:host) {
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
    padding: 8px 8px 4px 12px;
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
    height: 48px;
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

  .description {
    max-width: 68ch;
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  .policy {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 2px 12px;
    margin: 0;
    font-size: var(--_small);
  }

  .policy dt {
    color: var(--_muted);
  }

  .policy dd {
    margin: 0;
  }

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding-top: 12px;
    border-top: 1px solid var(--_line);
  }

  section p {
    margin: 0;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--_small);
  }

  th {
    padding: 0 8px 4px 0;
    color: var(--_muted);
    font-weight: 400;
    text-align: start;
  }

  td {
    padding: 5px 8px 5px 0;
    border-top: 1px solid color-mix(in oklab, var(--_line), var(--_surface) 40%);
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  td:first-child {
    width: 46%;
  }

  td:nth-child(2) {
    overflow-wrap: normal;
  }

  .required {
    margin-inline-start: 4px;
    color: var(--_muted);
    font-size: 11px;
  }

  details {
    font-size: var(--_small);
  }

  .output {
    padding-top: 12px;
    border-top: 1px solid var(--_line);
  }

  .output[open] summary {
    margin-bottom: 8px;
  }

  summary {
    width: max-content;
    max-width: 100%;
    color: var(--_muted);
    cursor: pointer;
  }

  summary:hover {
    color: var(--_text);
  }

  pre {
    max-height: 260px;
    margin: 8px 0 0;
    padding: 8px 10px;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_sunken);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .trial textarea {
    width: 100%;
    min-height: 56px;
    max-height: 240px;
    padding: 8px 10px;
    border-color: var(--_line-strong);
    resize: vertical;
    field-sizing: content;
  }

  .trial textarea[aria-invalid='true'] {
    border-color: var(--_bad);
  }

  .problem {
    color: var(--_bad);
  }

  .problem:empty,
  .outcome:empty {
    display: none;
  }

  .trial-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  .quiet {
    border-color: transparent;
    color: var(--_muted);
  }

  .outcome {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }

  .outcome .code {
    color: var(--_bad);
    user-select: all;
    overflow-wrap: anywhere;
  }

  .outcome-text {
    margin-top: 4px;
    overflow-wrap: anywhere;
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
