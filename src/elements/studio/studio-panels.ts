import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { JsonValue } from '../../core/base/json.js';
import { StoreController, type ViewHost } from '../base/store-controller.js';
import { LazyConsole } from '../console/lazy-console.js';
import type { JigExplorerElement } from '../explorer/explorer-element.js';
import { splitHandle, type SplitHandleOptions } from '../split/split-handle.js';
import type { JigTraceElement } from '../trace/trace-element.js';
import { loadPanel } from './lazy-panels.js';
import {
  FIRST_LAYOUT,
  PANELS,
  PANEL_LIMITS,
  readLayout,
  withPanel,
  withoutSize,
  type Panel,
  type PanelLayout,
} from './panel-layout.js';
import { panelToggle } from './panel-toggle.js';
import type { DockTab } from './studio-dock.js';
import type { StudioTranslate } from './studio-messages.js';

interface PanelsHost extends ViewHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

interface ToggleExtras {
  readonly mark?: unknown;
  readonly disabled?: boolean;
}

/** The preference of a workspace that holds its layout. */
const PREFERENCE = 'panels';

const HANDLES = {
  chat: { name: 'resizeChat', axis: 'column', panel: 'before' },
  explorer: { name: 'resizeExplorer', axis: 'column', panel: 'before' },
  dock: { name: 'resizeDock', axis: 'row', panel: 'after' },
  preview: { name: 'resizePreview', axis: 'column', panel: 'after' },
} as const satisfies Record<Panel, Pick<SplitHandleOptions, 'axis' | 'panel'> & { readonly name: string }>;

/**
 * Which panels are open around the editor and how large they are, kept with the workspace; what a panel needs is loaded
 * when it is first opened.
 */
export class StudioPanels implements ReactiveController {
  tab: DockTab = 'trace';
  readonly console: LazyConsole;
  readonly #host: PanelsHost;
  readonly #preference: StoreController<Readonly<Record<string, JsonValue>>, JsonValue | undefined>;
  #layout = FIRST_LAYOUT;
  #stored: JsonValue | undefined;

  constructor(host: PanelsHost) {
    this.#host = host;
    this.console = new LazyConsole(host);
    this.#preference = new StoreController(
      host,
      (view) => view.preferences,
      (values) => values[PREFERENCE],
    );
    host.addController(this);
  }

  /** Takes over what was stored, or what another element of the same studio has changed. */
  hostUpdate(): void {
    const stored = this.#preference.value;
    if (stored === this.#stored) return;
    this.#stored = stored;
    this.#layout = readLayout(stored);
    if (this.isOpen('explorer')) void loadPanel('explorer');
  }

  /** By CSSOM: a `style` attribute would be refused under `style-src 'self'`. */
  hostUpdated(): void {
    const style = this.#host.renderRoot.querySelector<HTMLElement>('.studio')?.style;
    if (!style) return;
    for (const panel of PANELS) {
      const { size } = this.#layout[panel];
      style.setProperty(`--_${panel}-size`, size === undefined ? '' : `${size}px`);
    }
  }

  isOpen(panel: Panel): boolean {
    return this.#layout[panel].open;
  }

  readonly open = (panel: Panel): void => {
    if (!this.isOpen(panel)) this.#setOpen(panel, true);
  };

  readonly select = (tab: DockTab): void => {
    this.tab = tab;
    this.open('dock');
    this.#host.requestUpdate();
    if (tab === 'search' || tab === 'catalog' || tab === 'changes') void loadPanel(tab);
    if (tab === 'console') void this.console.load();
  };

  /** Opens the search with the focus in its field. */
  async search(): Promise<void> {
    this.select('search');
    await loadPanel('search');
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>('jig-search')?.focus();
  }

  /** Asks for files of this computer, which the tree takes in. */
  async addFiles(kind: 'files' | 'folder'): Promise<void> {
    this.open('explorer');
    await loadPanel('explorer');
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<JigExplorerElement>('jig-explorer')?.chooseFiles?.(kind);
  }

  /** The call that made a revision, and the page beside it. False where the trace does not know it. */
  async showRevision(revision: number): Promise<boolean> {
    this.open('preview');
    this.select('trace');
    await this.#host.updateComplete;
    const trace = this.#host.renderRoot.querySelector<JigTraceElement>('jig-trace');
    return (await trace?.showRevision(revision)) === true;
  }

  /** The line between a panel and its neighbour; none beside a panel that is folded away. */
  handle(panel: Panel, t: StudioTranslate): TemplateResult | typeof nothing {
    if (!this.isOpen(panel)) return nothing;
    const { name, ...place } = HANDLES[panel];
    return splitHandle({
      ...place,
      ...PANEL_LIMITS[panel],
      label: t(name),
      panelId: panel,
      size: this.#layout[panel].size,
      resize: (size) => this.#show(withPanel(this.#layout, panel, { size })),
      settle: () => this.#keep(),
      collapse: () => this.#collapse(panel),
      reset: () => {
        this.#show(withoutSize(this.#layout, panel));
        this.#keep();
      },
    });
  }

  /** The button that shows the panel or folds it away; `mark` stands on it. */
  toggleButton(panel: Panel, t: StudioTranslate, { mark, disabled }: ToggleExtras = {}): TemplateResult {
    const open = this.isOpen(panel);
    const toggle = (): void => this.#setOpen(panel, !this.isOpen(panel));
    return panelToggle({ panel, open, t, toggle, mark, disabled: disabled ?? false });
  }

  /** The handle goes with its panel: the focus moves on to what brings it back. */
  #collapse(panel: Panel): void {
    this.#setOpen(panel, false);
    void this.#host.updateComplete.then(() =>
      this.#host.renderRoot.querySelector<HTMLElement>(`[aria-controls="${panel}"][aria-expanded]`)?.focus(),
    );
  }

  #setOpen(panel: Panel, open: boolean): void {
    this.#show(withPanel(this.#layout, panel, { open }));
    this.#keep();
    if (panel === 'explorer' && open) void loadPanel('explorer');
  }

  #show(layout: PanelLayout): void {
    this.#layout = layout;
    this.#host.requestUpdate();
  }

  #keep(): void {
    this.#host.currentView?.commands.setPreference(PREFERENCE, this.#layout as unknown as JsonValue);
  }
}
