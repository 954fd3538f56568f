import { css } from 'lit';

/** Buttons, fields, pills and small type: one shape each, used by every element. */
export const controlStyles = css`
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: var(--_control);
    margin: 0;
    padding: 0 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: transparent;
    cursor: pointer;
    white-space: nowrap;
    transition: background-color var(--_fast);
  }

  button:hover:not(:disabled) {
    background: var(--_hover);
  }

  button:disabled {
    cursor: default;
    color: var(--_faint);
    opacity: 0.75;
  }

  button.primary {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }

  button.primary:hover:not(:disabled) {
    background: color-mix(in oklab, var(--_accent), var(--_text) 12%);
  }

  button.primary:disabled {
    border-color: var(--_line);
    background: var(--_hover);
    color: var(--_muted);
    opacity: 1;
  }

  button.danger {
    border-color: transparent;
    background: var(--_bad);
    color: light-dark(#fff, #10131a);
    font-weight: 600;
  }

  button.danger:hover:not(:disabled) {
    background: color-mix(in oklab, var(--_bad), var(--_text) 12%);
  }

  button.icon-only {
    width: var(--_control);
    padding: 0;
    border-color: transparent;
    color: var(--_muted);
  }

  button.icon-only:hover:not(:disabled) {
    color: var(--_text);
  }

  button.icon-only:disabled {
    opacity: 0.5;
  }

  input,
  textarea,
  select {
    min-height: var(--_control);
    padding: 4px 9px;
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
  }

  select {
    padding: 2px 4px;
    cursor: pointer;
  }

  ::placeholder {
    color: var(--_faint);
    opacity: 1;
  }

  .icon {
    flex: none;
  }

  .pill {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 2px 8px;
    border: 1px solid var(--_line);
    border-radius: 99px;
    color: var(--_muted);
    font-size: var(--_small);
    white-space: nowrap;
  }

  .dot {
    display: inline-block;
    flex: none;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--_faint);
  }

  .dot.good {
    background: var(--_good);
  }

  .dot.ask {
    background: var(--_ask);
  }

  .dot.bad {
    background: var(--_bad);
  }

  .mono {
    font-family: var(--_mono);
    font-size: var(--_small);
  }

  .muted {
    color: var(--_muted);
  }

  .empty-line {
    max-width: 46ch;
    margin: 0;
  }

  .empty {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 8px;
    min-height: 120px;
    padding: 24px;
    color: var(--_muted);
    text-align: center;
    text-wrap: balance;
  }
`;
