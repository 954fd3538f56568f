import { css } from 'lit';

/**
 * Three columns, two, or one pane, by the width of the element's own box. Hidden panes keep their boxes and lose only
 * their visibility: a preview frame under `display: none` would not render at all.
 */
export const studioLayoutStyles = css`
  :where(:host) {
    display: flex;
    flex-direction: column;
    flex-grow: 1;
    block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
    container: jig-studio / inline-size;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-box);
  }

  /* The basis is the height where the host gives none; in a host's own box it shrinks and grows. */
  .studio {
    display: flex;
    flex: 1 1 720px;
    flex-direction: column;
    min-block-size: 0;
  }

  .body {
    display: grid;
    flex: 1;
    grid-template:
      'chat code handle preview' minmax(0, 1fr)
      'chat dock handle preview' fit-content(60%)
      / clamp(288px, 25cqi, 340px) minmax(0, 1fr) auto var(--_preview-size, minmax(0, 1fr));
    min-block-size: 0;
  }

  .chat-pane {
    grid-area: chat;
    border-inline-end: 1px solid var(--_line);
  }

  .code-pane {
    display: grid;
    grid-area: code;
    grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr);
  }

  .file-tabs {
    grid-column: 1 / -1;
  }

  .explorer-box {
    inline-size: clamp(160px, 22cqi, 220px);
    min-block-size: 0;
    border-inline-end: 1px solid var(--_line);
  }

  .code {
    grid-column: 2;
  }

  .dock-pane {
    display: flex;
    grid-area: dock;
    flex-direction: column;
    border-block-start: 1px solid var(--_line);
  }

  .body > .handle {
    grid-area: handle;
  }

  .preview-pane {
    grid-area: preview;
    border-inline-start: 1px solid var(--_line);
    background: var(--_sunken);
  }

  .chat-pane,
  .code-pane,
  .dock-pane,
  .preview-pane {
    min-block-size: 0;
    min-inline-size: 0;
  }

  /* What a panel would take where nobody sizes it does not count in here. */
  jig-chat,
  jig-preview,
  jig-trace,
  jig-search,
  jig-explorer,
  jig-catalog {
    block-size: 100%;
    min-block-size: 0;
    max-block-size: none;
  }

  .code {
    position: relative;
    flex: 1;
    min-block-size: 0;
  }

  .dock {
    display: flex;
    flex: 0 1 auto;
    flex-direction: column;
    block-size: var(--_dock-size);
    min-block-size: 0;
  }

  .dock-panel {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
  }

  .studio[data-dock='closed'] .dock {
    block-size: auto;
  }

  .studio[data-dock='closed'] :is(.dock-panel, .dock-pane > .handle) {
    display: none;
  }

  .stage-switch,
  .bottom {
    display: none;
  }

  @container jig-studio (width <= 1000px) {
    .stage-switch {
      display: flex;
    }

    .body {
      grid-template:
        'chat code' minmax(0, 1fr)
        'chat dock' fit-content(60%)
        / minmax(272px, 320px) minmax(0, 1fr);
    }

    .body > .handle {
      display: none;
    }

    .preview-pane {
      grid-row: 1 / -1;
      grid-column: 2;
      border-inline-start: 0;
    }

    .studio[data-stage='code'] .preview-pane,
    .studio[data-stage='preview'] :is(.code-pane, .dock-pane) {
      visibility: hidden;
    }
  }

  @container jig-studio (width <= 720px) {
    .stage-switch {
      display: none;
    }

    /* The tree takes the pane while it is open: there is no room beside it. */
    .code-pane:has(> .explorer-box:not([hidden])) {
      grid-template-columns: minmax(0, 1fr) 0;
    }

    .explorer-box:not([hidden]) {
      inline-size: auto;
      border: 0;
    }

    .explorer-box:not([hidden]) + .code {
      visibility: hidden;
    }

    .bottom {
      display: grid;
    }

    .body {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    }

    .chat-pane,
    .code-pane,
    .dock-pane,
    .preview-pane {
      grid-area: 1 / 1;
      border: 0;
    }

    .dock-pane > .handle,
    .dock-toggle {
      display: none;
    }

    .studio .dock {
      flex: 1;
    }

    .studio[data-dock='closed'] .dock-panel:not([hidden]) {
      display: block;
    }

    .studio[data-pane='chat'] :is(.code-pane, .dock-pane, .preview-pane),
    .studio[data-pane='code'] :is(.chat-pane, .dock-pane, .preview-pane),
    .studio[data-pane='preview'] :is(.chat-pane, .code-pane, .dock-pane),
    .studio[data-pane='trace'] :is(.chat-pane, .code-pane, .preview-pane) {
      visibility: hidden;
    }

    .studio[data-pane='code'] .code-pane,
    .studio[data-pane='trace'] .dock-pane,
    .studio[data-pane='preview'] .preview-pane {
      visibility: visible;
    }
  }
`;
