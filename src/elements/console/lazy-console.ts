import type { ReactiveControllerHost } from 'lit';
import type { consolePanel } from './console-panel.js';

interface ConsoleHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** The console, fetched with its styles when it is first opened. */
export class LazyConsole {
  /** Undefined until it is there. */
  draw: typeof consolePanel | undefined;
  readonly #host: ConsoleHost;

  constructor(host: ConsoleHost) {
    this.#host = host;
  }

  /** A chunk that cannot be fetched is asked for again with the next opening. */
  async load(wanted = true): Promise<void> {
    if (this.draw || !wanted) return;
    const modules = [import('./console-panel.js'), import('./console.styles.js')] as const;
    const [{ consolePanel }, { consoleStyles }] = await Promise.all(modules);
    const { adoptedStyleSheets } = this.#host.renderRoot as ShadowRoot;
    const { styleSheet } = consoleStyles;
    if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
    this.draw = consolePanel;
    this.#host.requestUpdate();
  }
}
