import { createStore } from '../../core/base/store.js';
import { createPreview } from '../../core/preview/create-preview.js';
import type { Preview } from '../../core/preview/preview-port.js';
import { siteState, type SiteFiles } from '../../core/preview/site-state.js';
import type { StudioPhase, StudioView } from '../../core/studio/studio-view.js';
import type { WorkspaceSnapshot, WorkspaceState } from '../../core/workspace/workspace-model.js';
import type { StudioHandle } from '../context/studio-context.js';

/** What a preview reads of a studio; the whole of a site that has none. */
type PreviewView = Pick<StudioView, 'id' | 'phase' | 'preview' | 'console' | 'design' | 'attachPreviewSurface'> & {
  readonly workspace: { getSnapshot(): Pick<WorkspaceSnapshot, 'state'>; subscribe(listener: () => void): () => void };
  readonly commands: Pick<
    StudioView['commands'],
    'setPicking' | 'clearSelection' | 'clearConsole' | 'openPage' | 'followLink'
  > & { refreshPreview(): Promise<void>; openFile(path: string): Promise<void> };
};

/** A preview of given files, with nothing behind it: no tools, no storage, no history. */
export class StandaloneView {
  readonly handle: StudioHandle;
  readonly #preview: Preview = createPreview();
  readonly #workspace = createStore<Pick<WorkspaceSnapshot, 'state'>>({
    state: { ...siteState({}), revision: 0 },
  });
  readonly #phase = createStore<StudioPhase>('ready');

  constructor() {
    const preview = this.#preview;
    const view: PreviewView = {
      id: 'preview-alone',
      phase: this.#phase,
      preview,
      console: preview.console,
      design: preview.design,
      workspace: this.#workspace,
      attachPreviewSurface: (surface) => preview.attach(surface),
      commands: {
        refreshPreview: () => this.#refresh(),
        openFile: () => Promise.resolve(),
        setPicking: (picking) => preview.setPicking(picking),
        clearSelection: () => preview.clearSelection(),
        clearConsole: () => preview.clearConsole(),
        openPage: (path) => preview.openPage(path),
        followLink: (href) => preview.followLink(href),
      },
    };
    // The preview asks a view for no more than this.
    this.handle = { id: view.id, view: view as unknown as StudioView };
  }

  /** Throws `WORKSPACE_PATH_INVALID` or `WORKSPACE_FILE_TYPE_CONFLICT` for a path that no workspace holds. */
  show(files: SiteFiles): void {
    const state: WorkspaceState = siteState(files, this.#workspace.getSnapshot().state);
    this.#workspace.set({ state });
    this.#preview.render(state);
  }

  dispose(): void {
    this.#phase.set('disposed');
    this.#preview.dispose();
  }

  #refresh(): Promise<void> {
    this.#preview.render(this.#workspace.getSnapshot().state, { remount: true });
    return Promise.resolve();
  }
}
