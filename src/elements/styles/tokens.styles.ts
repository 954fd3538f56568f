import { css } from 'lit';

/**
 * The design tokens. A host sets `--jig-accent`, `--jig-surface`, `--jig-text`; the others derive from them and can be
 * set one by one. Public tokens (`--jig-*`) are only read here, never assigned, so a host's value always wins; the
 * private ones (`--_*`) are what our styles use.
 */
export const tokenStyles = css`
  :where(:host) {
    --_accent: var(--jig-accent, light-dark(#2457d6, #7aa2ff));
    --_surface: var(--jig-surface, light-dark(#fbfaf8, #191b1f));
    --_text: var(--jig-text, light-dark(#1d1e21, #e8e6e1));
    --_on-accent: var(--jig-on-accent, light-dark(#ffffff, #10131a));
    --_raised: var(--jig-raised, color-mix(in oklab, var(--_surface), #fff 5%));
    --_sunken: var(--jig-sunken, color-mix(in oklab, var(--_surface), light-dark(#8a857a, #000) 9%));
    --_line: var(--jig-line, color-mix(in oklab, var(--_surface), var(--_text) 14%));
    --_line-strong: var(--jig-line-strong, color-mix(in oklab, var(--_surface), var(--_text) 52%));
    --_hover: var(--jig-hover, color-mix(in oklab, var(--_surface), var(--_text) 7%));
    --_muted: var(--jig-muted, color-mix(in oklab, var(--_text), var(--_surface) 32%));
    --_faint: var(--jig-faint, color-mix(in oklab, var(--_text), var(--_surface) 36%));
    --_ask: var(--jig-ask, light-dark(#8f5500, #f0b34a));
    --_good: var(--jig-good, light-dark(#0f6b50, #57c9a1));
    --_bad: var(--jig-bad, light-dark(#b3261e, #ff8a80));
    --_focus: var(--jig-focus, var(--_accent));
    --_font: var(--jig-font, inherit);
    --_mono: var(
      --jig-font-mono,
      ui-monospace,
      'SF Mono',
      'Cascadia Code',
      Menlo,
      Consolas,
      'Liberation Mono',
      monospace
    );
    --_dense: var(--_density, var(--jig-density, 0));
    --_size: var(--jig-font-size, calc(13px - 1px * var(--_dense)));
    --_small: var(--jig-font-size-small, calc(12px - 1px * var(--_dense)));
    --_radius: var(--jig-radius, 6px);
    --_radius-box: var(--jig-radius-box, 10px);
    --_unit: var(--jig-unit, 4px);
    --_control: var(--jig-control-height, calc(28px - 4px * var(--_dense)));
    --_bar: var(--jig-bar-height, calc(36px - 6px * var(--_dense)));
    --_fast: var(--jig-motion-fast, 120ms);
    --_calm: var(--jig-motion-calm, 180ms);
    --_overlay-shadow: var(--jig-overlay-shadow, 0 12px 32px rgb(0 0 0 / 0.22));
  }

  /* Inherited by the elements inside, which have none of their own. */
  :where(:host([density='regular'])) {
    --_density: 0;
  }

  :where(:host([density='compact'])) {
    --_density: 1;
  }

  /* The system's colours, where a person forces them: also for what is drawn without text or border. */
  @media (forced-colors: active) {
    :where(:host) {
      --_accent: Highlight;
      --_on-accent: HighlightText;
      --_surface: Canvas;
      --_raised: Canvas;
      --_sunken: Canvas;
      --_hover: Canvas;
      --_text: CanvasText;
      --_muted: CanvasText;
      --_faint: CanvasText;
      --_line: CanvasText;
      --_line-strong: CanvasText;
      --_ask: CanvasText;
      --_good: CanvasText;
      --_bad: CanvasText;
      --_focus: Highlight;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :where(:host) {
      --_fast: 0ms;
      --_calm: 0ms;
    }
  }
`;
