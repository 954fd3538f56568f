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
      'chat . code . preview' minmax(0, 1fr)
      'chat . dock . preview' fit-content(60%)
      / var(--_chat-track) auto minmax(260px, 1fr) auto var(--_preview-track);
    min-block-size: 0;
  }

  /* Limits, not sizes: the code keeps its room, whatever size a panel was given in a wider place. */
  .studio {
    --_chat-track: minmax(200px, var(--_chat-size, clamp(288px, 25cqi, 340px)));
    --_preview-track: minmax(240px, var(--_preview-size, 1fr));
  }

  .body > .column {
    grid-row: 1 / -1;
  }

  .body > .handle-chat {
    grid-column: 2;
  }

  .body > .handle-preview {
    grid-column: 4;
  }

  .chat-pane {
    grid-area: chat;
    border-inline-end: 1px solid var(--_line);
  }

  .code-pane {
    display: grid;
    grid-area: code;
    grid-template: auto minmax(0, 1fr) / auto auto minmax(0, 1fr);
  }

  .file-tabs {
    grid-column: 1 / -1;
  }

  .explorer-box {
    inline-size: min(var(--_explorer-size, clamp(160px, 22cqi, 220px)), 30cqi);
    min-block-size: 0;
    border-inline-end: 1px solid var(--_line);
  }

  .code {
    grid-column: 3;
  }

  .dock-pane {
    display: flex;
    grid-area: dock;
    flex-direction: column;
    border-block-start: 1px solid var(--_line);
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
  jig-changes,
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
    block-size: var(--_dock-size, 252px);
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

  .studio[data-dock='closed'] .dock-panel {
    display: none;
  }

  @container jig-studio (width > 720px) {
    .studio[data-chat='closed'] .chat-pane {
      display: none;
    }

    .studio[data-chat='closed'] {
      --_chat-track: 0px;
    }
  }

  /* Folded away, the page goes on: it keeps a width to be laid out in, and its frame. */
  @container jig-studio (width > 1000px) {
    .studio[data-preview='closed'] {
      --_preview-track: 0px;
    }

    .studio[data-preview='closed'] .preview-pane {
      visibility: hidden;
      overflow: hidden;
      border: 0;
    }

    .studio[data-preview='closed'] jig-preview {
      inline-size: 420px;
    }
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
        'chat . code' minmax(0, 1fr)
        'chat . dock' fit-content(60%)
        / var(--_chat-track) auto minmax(0, 1fr);
    }

    .studio:not([data-chat='closed']) {
      --_chat-track: minmax(200px, var(--_chat-size, clamp(272px, 32cqi, 320px)));
    }

    .body > .handle-preview,
    .preview-toggle {
      display: none;
    }

    .preview-pane {
      grid-row: 1 / -1;
      grid-column: 3;
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
      grid-template-columns: minmax(0, 1fr) 0 0;
    }

    .explorer-box:not([hidden]) {
      inline-size: auto;
      border: 0;
    }

    .explorer-box:not([hidden]) ~ .code {
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

    .studio :is(.handle, .panel-toggles, .dock-toggle, .unseen-approvals) {
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
