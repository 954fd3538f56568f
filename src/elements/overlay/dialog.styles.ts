import { css } from 'lit';

export const dialogStyles = css`
  .dialog {
    inline-size: min(400px, calc(100vi - 32px));
    padding: 20px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-box);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_overlay-shadow);
  }

  .dialog.wide {
    inline-size: min(760px, calc(100vi - 32px));
  }

  .dialog-list {
    display: grid;
    gap: 2px;
    max-block-size: 30vb;
    margin: 0 0 16px;
    padding: 8px 10px;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_sunken);
    list-style: none;
    overflow-wrap: anywhere;
  }

  .dialog::backdrop {
    background: rgb(0 0 0 / 0.32);
  }

  .dialog[open] {
    animation: dialog-in var(--_calm) ease-out;
  }

  @keyframes dialog-in {
    from {
      transform: translateY(6px);
    }
  }

  .dialog h2 {
    margin: 0 0 8px;
    font-size: 15px;
    font-weight: 600;
    letter-spacing: -0.01em;
  }

  .dialog p {
    margin: 0 0 16px;
  }

  .dialog label {
    display: block;
    margin-block-end: 4px;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .dialog textarea {
    padding: 6px 8px;
    resize: vertical;
  }

  .dialog input,
  .dialog textarea {
    inline-size: 100%;
    margin-block-end: 6px;
  }

  .dialog :is(input, textarea)[aria-invalid='true'] {
    border-color: var(--_bad);
  }

  .dialog .error {
    color: var(--_bad);
  }

  .dialog .error:empty {
    display: none;
  }

  .buttons {
    flex-wrap: wrap;
    display: flex;
    gap: 8px;
    justify-content: flex-end;
  }
`;
