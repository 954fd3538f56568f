import { css } from 'lit';

export const settingsStyles = css`
  :where(:host) {
    container-type: inline-size;
    min-width: 0;
  }

  .form {
    display: grid;
    gap: 16px;
    max-width: 528px;
    padding: var(--jig-settings-padding, 16px);
  }

  p {
    margin: 0;
  }

  .field {
    display: grid;
    gap: 5px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  label,
  legend {
    padding: 0;
    font-weight: 600;
  }

  /* No gap of the grid comes after a legend. */
  legend {
    padding-block-end: 5px;
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }

  .line > input {
    flex: 1 1 180px;
    min-width: 0;
  }

  .hint {
    color: var(--_muted);
    font-size: var(--_small);
  }

  .other-keys {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .other-keys .hint {
    flex: 1 1 100%;
    overflow-wrap: anywhere;
  }

  .problem {
    color: var(--_bad);
    overflow-wrap: anywhere;
  }

  /* It stands there to be announced, and takes no room while it says nothing. */
  .problem:empty {
    margin-block-start: -5px;
  }

  .problem .code {
    color: var(--_muted);
    font-size: 11px;
    user-select: all;
  }

  .good {
    color: var(--_good);
  }

  .choice {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 24px;
    font-weight: 400;
  }

  .choice input {
    min-height: auto;
    margin: 0;
    accent-color: var(--_accent);
  }

  .models {
    display: grid;
    overflow: auto;
    max-height: 220px;
    margin: 0;
    padding: 4px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    list-style: none;
  }

  .models button {
    justify-content: space-between;
    width: 100%;
    border-color: transparent;
    white-space: normal;
    text-align: start;
    overflow-wrap: anywhere;
  }

  .models [aria-pressed='true'] {
    border-color: var(--_accent);
  }
`;
