import type { AgentSnapshot } from '../../core/agent/agent-model.js';
import { NOT_RENDERED } from '../../core/preview/not-rendered.js';
import type { PreviewSnapshot } from '../../core/preview/preview-model.js';
import type { StudioPhase } from '../../core/studio/studio-view.js';
import type { EditorDraft } from '../../core/workspace/drafts-port.js';
import type { LinkedFolderSnapshot } from '../../core/workspace/folder/linked-folder-port.js';
import type { WorkspaceSnapshot } from '../../core/workspace/workspace-model.js';
import { StoreController, type ViewHost } from '../base/store-controller.js';

/** What the whole studio is drawn from. */
export interface StudioSnapshots {
  readonly phase: StudioPhase;
  readonly workspace: WorkspaceSnapshot;
  readonly folder: LinkedFolderSnapshot;
  readonly drafts: ReadonlyMap<string, EditorDraft>;
  readonly preview: PreviewSnapshot;
  /** Undefined where it is not known yet who answers. */
  readonly agent: AgentSnapshot | undefined;
}

/** A studio that is still to be opened looks as one that was opened this moment. */
export const COMING_STUDIO: StudioSnapshots = {
  phase: 'loading',
  workspace: {
    state: { rootName: '', revision: 0, files: new Map(), activePath: undefined, checkpoint: new Map() },
    dirtyPaths: [],
    deletedPaths: [],
    canUndo: false,
    canRedo: false,
    storageMode: 'loading',
    pendingWrites: 0,
  },
  folder: {
    linked: false,
    permission: 'disconnected',
    restore: 'idle',
    outsideChanges: [],
    unsettledPaths: [],
    busy: false,
  },
  drafts: new Map(),
  preview: NOT_RENDERED,
  agent: undefined,
};

/** The stores of the studio that its element follows. */
export class StudioStores {
  readonly workspace: StoreController<WorkspaceSnapshot>;
  readonly folder: StoreController<LinkedFolderSnapshot>;
  readonly drafts: StoreController<ReadonlyMap<string, EditorDraft>>;
  readonly agent: StoreController<AgentSnapshot>;
  readonly phase: StoreController<StudioPhase>;
  readonly #preview: StoreController<PreviewSnapshot>;

  constructor(host: ViewHost) {
    this.workspace = new StoreController(host, (view) => view.workspace);
    this.folder = new StoreController(host, (view) => view.folder);
    this.drafts = new StoreController(host, (view) => view.drafts, undefined, 'after-paint');
    this.agent = new StoreController(host, (view) => view.agent);
    this.phase = new StoreController(host, (view) => view.phase);
    this.#preview = new StoreController(host, (view) => view.preview);
  }

  /** All of them, or undefined without a studio. */
  get snapshots(): StudioSnapshots | undefined {
    const [phase, workspace, folder] = [this.phase.value, this.workspace.value, this.folder.value];
    const [drafts, preview, agent] = [this.drafts.value, this.#preview.value, this.agent.value];
    if (!phase || !workspace || !folder || !drafts || !preview || !agent) return undefined;
    return { phase, workspace, folder, drafts, preview, agent };
  }
}
