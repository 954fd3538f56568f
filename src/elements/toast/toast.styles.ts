import { css } from 'lit';

export const toastStyles = css`
  .toasts {
    position: absolute;
    z-index: 3;
    inset-block-end: 40px;
    inset-inline-end: 12px;
    display: grid;
    gap: 8px;
    justify-items: end;
    max-inline-size: min(380px, calc(100% - 24px));
    pointer-events: none;
  }

  /* Below is the composer and the bar of panes. */
  @container jig-studio (width <= 720px) {
    .toasts {
      inset-block: 52px auto;
    }
  }

  .toast {
    display: flex;
    gap: 8px;
    align-items: center;
    padding-block: 6px;
    padding-inline: 12px 6px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_overlay-shadow);
    animation: toast-in var(--_calm) ease-out;
    pointer-events: auto;
  }

  .toast.bad {
    border-color: var(--_bad);
  }

  /* Beside a button the words of a narrow place would stand in a column: it goes below them. */
  @container jig-studio (width <= 480px) {
    .toast:has(> :not(.icon-only, span)) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
    }

    .toast > button:not(.icon-only) {
      grid-area: 2 / 2;
      justify-self: start;
    }
  }

  .toast-text {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .toast code {
    color: var(--_muted);
    font: 11px var(--_mono);
  }

  @keyframes toast-in {
    from {
      transform: translateY(6px);
    }
  }
`;
