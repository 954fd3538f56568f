import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { consolePanel } from '../console/console-panel.js';
import { loadPanel } from './lazy-panels.js';
import type { DockTab } from './studio-dock.js';

interface PanelsHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** Which panels are open beside and under the editor; what a panel needs is loaded when it is first opened. */
export class OpenPanels implements ReactiveController {
  tab: DockTab = 'trace';
  dockOpen = true;
  explorerOpen = false;
  /** Present once the console was opened. */
  drawConsole: typeof consolePanel | undefined;
  readonly #host: PanelsHost;

  constructor(host: PanelsHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  readonly select = (tab: DockTab): void => {
    this.tab = tab;
    this.dockOpen = true;
    this.#host.requestUpdate();
    if (tab === 'search' || tab === 'catalog') void loadPanel(tab);
    if (tab === 'console' && !this.drawConsole) void this.#loadConsole();
  };

  readonly toggleDock = (): void => {
    this.dockOpen = !this.dockOpen;
    this.#host.requestUpdate();
  };

  readonly toggleExplorer = (): void => {
    this.explorerOpen = !this.explorerOpen;
    this.#host.requestUpdate();
    if (this.explorerOpen) void loadPanel('explorer');
  };

  /** Opens the search with the focus in its field. */
  async search(): Promise<void> {
    this.select('search');
    await loadPanel('search');
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>('jig-search')?.focus();
  }

  async #loadConsole(): Promise<void> {
    const [{ consolePanel: draw }, { consoleStyles }] = await Promise.all([
      import('../console/console-panel.js'),
      import('../console/console.styles.js'),
    ]);
    const { adoptedStyleSheets } = this.#host.renderRoot as ShadowRoot;
    const { styleSheet } = consoleStyles;
    if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
    this.drawConsole = draw;
    this.#host.requestUpdate();
  }
}
