import { css } from 'lit';

export const previewStyles = css`
  :where(:host) {
    display: grid;
    grid-template: var(--_bar) minmax(0, 1fr) fit-content(60%) / minmax(0, 1fr);
    min-width: 0;
    min-height: 280px;
    container-type: inline-size;
    background: var(--jig-preview-surface, var(--_sunken));
  }

  .bar {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0 10px;
    border-bottom: 1px solid var(--_line);
  }

  .address {
    flex: 1;
    min-width: 0;
    padding: 3px 9px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_muted);
    font: var(--_small) / 1.3 var(--_mono);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  select {
    min-height: 24px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font-size: var(--_small);
    cursor: pointer;
  }

  select.address {
    appearance: auto;
    min-width: 64px;
  }

  .viewport {
    flex: none;
    max-width: 126px;
    padding: 2px 4px;
  }

  .bar .icon-only {
    position: relative;
    flex: none;
  }

  .icon-only[aria-pressed='true'] {
    background: var(--_hover);
    color: var(--_accent);
  }

  .mark {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--_bad);
  }

  /* The page keeps its share of a low box. */
  .below {
    min-height: 0;
    overflow: auto;
  }

  .hint {
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    margin: 0;
    padding: 6px 12px;
    border-top: 1px solid var(--_line);
    background: var(--_surface);
    color: var(--_muted);
    font-size: var(--_small);
  }

  .console-pane {
    height: 168px;
    border-top: 1px solid var(--_line);
    background: var(--_surface);
    overflow: auto;
  }

  /* Its own size alone: a page that is scaled down to it must not make it grow. */
  .body {
    position: relative;
    contain: size;
    overflow: hidden;
    min-height: 0;
    padding: var(--jig-preview-gap, 12px);
  }

  /* A page without colours of its own expects a white canvas, whatever the host's scheme. */
  .stage {
    position: relative;
    height: 100%;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    overflow: hidden;
    background: #fff;
    color-scheme: light;
    transform-origin: 0 0;
  }

  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    color-scheme: light;
  }

  iframe.spare {
    visibility: hidden;
    pointer-events: none;
  }

  .body > .empty {
    position: absolute;
    inset: 0;
    background: var(--jig-preview-surface, var(--_sunken));
  }

  .notice {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: start;
    max-height: 160px;
    padding: 10px 12px;
    border-top: 1px solid color-mix(in oklab, var(--_line), var(--_bad) 55%);
    background: color-mix(in oklab, var(--_surface), var(--_bad) 6%);
    overflow: auto;
  }

  .notice strong {
    font-weight: 600;
  }

  .notice p {
    grid-column: 1;
    margin: 0;
    overflow-wrap: anywhere;
  }

  .notice button.refresh {
    grid-area: 1 / 2 / span 2;
  }

  .notice .where {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    color: var(--_muted);
    font: var(--_small) / 1.4 var(--_mono);
  }

  .notice.calm {
    border-top-color: var(--_line);
    background: var(--_surface);
  }

  .notice .choices {
    grid-area: 1 / 2 / span 2;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    justify-content: end;
  }

  .notice a.open {
    display: inline-flex;
    align-items: center;
    min-height: var(--_control);
    padding: 0 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    color: var(--_accent);
    text-decoration: none;
  }

  .notice a.open:hover {
    background: var(--_hover);
  }

  .place {
    min-height: 24px;
    padding: 0 6px;
    font: var(--_small) / 1.3 var(--_mono);
    white-space: normal;
    overflow-wrap: anywhere;
  }

  .diagnostics {
    padding: 6px 12px;
    border-top: 1px solid var(--_line);
    background: var(--_surface);
    color: var(--_muted);
    font-size: var(--_small);
  }

  .diagnostics summary {
    cursor: pointer;
  }

  .diagnostics ul {
    display: grid;
    gap: 2px;
    margin: 6px 0 2px;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }

  .diagnostics code {
    color: var(--_text);
    font: var(--_small) / 1.4 var(--_mono);
  }

  :host(:fullscreen) {
    width: 100%;
    height: 100%;
  }

  :host(:fullscreen) .body {
    padding: 0;
  }

  :host(:fullscreen) .stage {
    border: 0;
    border-radius: 0;
  }

  @container (max-width: 520px) {
    .bar {
      gap: 4px;
      padding: 0 6px;
    }

    .bar .wide {
      display: none;
    }
  }

  @container (max-width: 420px) {
    .notice .choices {
      grid-area: auto / 1 / auto / -1;
      justify-content: start;
      padding-top: 4px;
    }

    .body {
      padding: 0;
    }

    .stage {
      border: 0;
      border-radius: 0;
    }
  }
`;
