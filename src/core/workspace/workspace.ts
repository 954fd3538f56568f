import { createStore, type WritableStore } from '../base/store.js';
import { systemTimers, type Timers } from '../base/timers.js';
import { applyPlan, planChange, type ChangePlan, type FileEdit } from './apply-change.js';
import { requireFile } from './changes/change-effect.js';
import {
  allDifferences,
  deletedPathsOf,
  dirtyPathsOf,
  updateDifferences,
  type CheckpointDifferences,
} from './checkpoint-difference.js';
import {
  EMPTY_HISTORY,
  planHistoryStep,
  recordEdit,
  sealHistory,
  touchesAny,
  type HistoryDirection,
  type WorkspaceHistory,
} from './history.js';
import { LOADING_STATE, hydrateState, seedState } from './hydration.js';
import { STORAGE_TIMEOUT_MS } from './limits.js';
import { markFilesSaved, markSaved } from './mark-saved.js';
import { commitBetween } from './repository-commit.js';
import { editsOf } from './tabs/commit-from.js';
import { mergeStates, type TextConflict } from './tabs/merge-states.js';
import { NO_TABS } from './tabs/memory-tabs.js';
import type { TabCoordination } from './tabs/tab-coordination-port.js';
import type { WorkspaceChange, WorkspaceFile, WorkspaceSnapshot, WorkspaceState } from './workspace-model.js';
import type {
  SimulatedStep,
  StoredWorkspace,
  Workspace,
  WorkspaceCommit,
  WorkspaceGuard,
  WorkspaceRepository,
  WorkspaceSeed,
} from './workspace-port.js';
import { WorkspaceStorage } from './workspace-storage.js';
import { revisionConflict, workspaceDisposed, workspaceNotReady } from './workspace-errors.js';

export interface WorkspaceOptions {
  readonly id: string;
  readonly repository: WorkspaceRepository;
  readonly seed: WorkspaceSeed;
  /** Other pages that hold the same workspace; none unless given. */
  readonly tabs?: TabCoordination;
  /** Who keeps our text where two pages changed the same one; without it ours becomes a file beside the other. */
  readonly conflicts?: ConflictKeeper;
  /** Milliseconds; `Date.now` unless given. */
  readonly now?: () => number;
  readonly timers?: Timers;
  /** Milliseconds one storage operation may take before the session goes on in memory; 10,000 unless given. */
  readonly storageTimeoutMs?: number;
}

/** Theirs is the file now; ours is held nowhere but here. */
export interface ConflictKeeper {
  /** Whether `keep` would displace nothing else; a text it does not take becomes a file beside the other. */
  canKeep(conflict: TextConflict): boolean;
  keep(conflict: TextConflict): void;
}

/** Starts hydration at once. Until `ready` settles a change throws the retryable `TOOL_REGISTRY_NOT_READY`. */
export function createWorkspace(options: WorkspaceOptions): Workspace {
  return new PersistentWorkspace(options);
}

type Phase = 'loading' | 'ready' | 'disposed';

class PersistentWorkspace implements Workspace {
  readonly id: string;
  readonly ready: Promise<void>;

  readonly #seed: WorkspaceSeed;
  readonly #now: () => number;
  readonly #storage: WorkspaceStorage;
  readonly #snapshots: WritableStore<WorkspaceSnapshot>;
  readonly #conflicts: ConflictKeeper | undefined;
  #phase: Phase = 'loading';
  #state: WorkspaceState = LOADING_STATE;
  #differences: CheckpointDifferences = new Map();
  #history: WorkspaceHistory = EMPTY_HISTORY;
  /** False while the session only shows the seed: then work found in storage later may take its place. */
  #touched = false;
  #lastWrite: Promise<void> = Promise.resolve();
  #openedRevision = 0;
  /** By path, what this session touched. */
  readonly #fileRevisions = new Map<string, number>();

  constructor(options: WorkspaceOptions) {
    this.id = options.id;
    this.#seed = options.seed;
    this.#now = options.now ?? Date.now;
    this.#conflicts = options.conflicts;
    this.#storage = new WorkspaceStorage({
      id: options.id,
      repository: options.repository,
      timeoutMs: options.storageTimeoutMs ?? STORAGE_TIMEOUT_MS,
      timers: options.timers ?? systemTimers,
      tabs: options.tabs ?? NO_TABS,
      present: () => this.#state,
      merge: (base, theirs) => this.#merge(base, theirs),
      adopt: (stored) => this.#adopt(stored),
      onChange: () => this.#publish(),
    });
    this.#snapshots = createStore(this.#takeSnapshot());
    this.ready = this.#hydrate();
  }

  getSnapshot(): WorkspaceSnapshot {
    return this.#snapshots.getSnapshot();
  }

  subscribe(listener: () => void): () => void {
    return this.#snapshots.subscribe(listener);
  }

  apply(change: WorkspaceChange, guard?: WorkspaceGuard): WorkspaceCommit {
    this.#assertUsable(guard);
    const before = this.#state;
    const plan = planChange(before, change);
    const after = applyPlan(before, plan);
    const replacements = plan.replacements === undefined ? {} : { replacements: plan.replacements };
    if (after === before) return { state: before, ...replacements, persisted: this.#lastWrite };

    if (after.rootName !== before.rootName || (change.kind === 'replace-all' && change.anotherProject)) {
      // Another project: its history must not bring the former one's files into it.
      this.#history = EMPTY_HISTORY;
    } else if (plan.edits.length > 0) {
      const typing = change.kind === 'write-file' && change.typing === true;
      const by = guard?.by ?? 'host';
      this.#history = recordEdit(this.#history, { before, after, edits: plan.edits, typing, at: this.#now(), by });
    }
    return { ...this.#advance(after, plan.edits), ...replacements };
  }

  simulate(
    step: SimulatedStep,
    guard?: WorkspaceGuard,
  ): { readonly state: WorkspaceState; readonly replacements: number } {
    this.#assertUsable(guard);
    const plan = this.#plan(step);
    return { state: applyPlan(this.#state, plan), replacements: plan.replacements ?? 0 };
  }

  undo(guard?: WorkspaceGuard): WorkspaceCommit {
    return this.#travel('undo', guard);
  }

  redo(guard?: WorkspaceGuard): WorkspaceCommit {
    return this.#travel('redo', guard);
  }

  openFile(path: string): WorkspaceCommit {
    this.#assertUsable();
    const file = requireFile(this.#state, path);
    if (file.path === this.#state.activePath) return { state: this.#state, persisted: this.#lastWrite };
    return this.#advance({ ...this.#state, activePath: file.path }, []);
  }

  async saveCheckpoint(guard?: WorkspaceGuard): Promise<WorkspaceCommit> {
    this.#assertUsable(guard, 'checkpoint');
    const captured = this.#state.revision;
    await this.#lastWrite;
    // An edit made while the writes drained is not part of what the caller asked to save (spec).
    this.#assertUsable({ expectedRevision: captured }, 'checkpoint');

    const saved = markSaved(this.#state);
    this.#history = sealHistory(this.#history);
    const commit = this.#advance(saved.state, saved.edits);
    await commit.persisted;
    return commit;
  }

  markFilesSaved(files: ReadonlyMap<string, WorkspaceFile | undefined>): WorkspaceCommit {
    this.#assertUsable();
    const saved = markFilesSaved(this.#state, files);
    this.#history = sealHistory(this.#history);
    return this.#advance(saved.state, saved.edits);
  }

  import(
    files: readonly WorkspaceFile[],
    { rootName, ...guard }: WorkspaceGuard & { readonly rootName?: string } = {},
  ): WorkspaceCommit {
    return this.apply({ kind: 'replace-all', rootName: rootName ?? this.#state.rootName, files }, guard);
  }

  reset(guard?: WorkspaceGuard): WorkspaceCommit {
    return this.apply(this.#resetChange, guard);
  }

  getFile(path: string): WorkspaceFile {
    this.#assertUsable();
    return requireFile(this.#state, path);
  }

  fileRevision(path: string): number {
    return this.#fileRevisions.get(path) ?? this.#openedRevision;
  }

  get openedRevision(): number {
    return this.#openedRevision;
  }

  getHistory(): WorkspaceHistory {
    return this.#history;
  }

  retryStorage(): void {
    if (this.#phase === 'ready') this.#storage.retry();
  }

  async dispose(): Promise<void> {
    await this.ready;
    this.#phase = 'disposed';
    await this.#storage.close();
  }

  get #resetChange(): WorkspaceChange {
    return { kind: 'replace-all', rootName: this.#seed.rootName, files: this.#seed.files };
  }

  #plan(step: SimulatedStep): ChangePlan {
    switch (step.kind) {
      case 'undo':
      case 'redo':
        return planHistoryStep(this.#state, this.#history, step.kind).plan;
      case 'reset':
        return planChange(this.#state, this.#resetChange);
      default:
        return planChange(this.#state, step);
    }
  }

  async #hydrate(): Promise<void> {
    this.#state = await this.#storage.hydrate(seedState(this.#seed));
    this.#differences = allDifferences(this.#state);
    this.#openedRevision = this.#state.revision;
    this.#phase = 'ready';
    this.#publish();
  }

  #travel(direction: HistoryDirection, guard: WorkspaceGuard | undefined): WorkspaceCommit {
    this.#assertUsable(guard);
    const { plan, history } = planHistoryStep(this.#state, this.#history, direction);
    const after = applyPlan(this.#state, plan);
    this.#history = history;
    return this.#advance(after, plan.edits);
  }

  #advance(after: WorkspaceState, edits: readonly FileEdit[]): WorkspaceCommit {
    const from = { state: this.#state, differences: this.#differences };
    const differences =
      after.checkpoint === from.state.checkpoint
        ? updateDifferences(
            from.differences,
            after,
            edits.map((edit) => edit.path),
          )
        : allDifferences(after);

    if (after.revision !== from.state.revision) {
      for (const { path } of edits) this.#fileRevisions.set(path, after.revision);
    }
    this.#state = after;
    this.#differences = differences;
    this.#touched ||= after.files !== from.state.files || after.checkpoint !== from.state.checkpoint;
    this.#lastWrite = this.#storage.enqueue(commitBetween(from, { state: after, differences }, edits), after);
    this.#publish();
    return { state: after, persisted: this.#lastWrite };
  }

  /** The storage was refused at first and answers now, with work of an earlier session in it. */
  #adopt(stored: StoredWorkspace): boolean {
    const found = this.#touched ? undefined : hydrateState(stored);
    if (!found) return false;
    const revision = Math.max(found.revision, this.#state.revision + 1);
    this.#state = { ...found, revision };
    this.#openedRevision = revision;
    this.#fileRevisions.clear();
    this.#differences = allDifferences(this.#state);
    void this.#storage.enqueue({ baseRevision: stored.revision, revision, puts: [], deletes: [] }, this.#state);
    this.#publish();
    return true;
  }

  /** Another page stored something: what it changed shows here, what was changed here stays. */
  #merge(base: WorkspaceState, theirs: WorkspaceState): WorkspaceState {
    const before = this.#state;
    const nothingOfOurs = before.files === base.files && before.checkpoint === base.checkpoint;
    const keeper = this.#phase === 'disposed' ? undefined : this.#conflicts;
    const takesConflict = (conflict: TextConflict): boolean => keeper?.canKeep(conflict) ?? false;
    const isNews = nothingOfOurs && theirs.revision >= before.revision;
    const merged = isNews ? undefined : mergeStates(base, before, theirs, { takesConflict });
    const after = merged?.state ?? { ...theirs, activePath: keptTab(before, theirs) };

    const edits = editsOf(before, after);
    if (touchesAny(this.#history, edits)) this.#history = EMPTY_HISTORY;
    for (const { path } of edits) this.#fileRevisions.set(path, after.revision);
    this.#state = after;
    this.#differences = allDifferences(after);
    this.#touched = true;
    for (const conflict of merged?.conflicts ?? []) keeper?.keep(conflict);
    this.#publish();
    return merged ? after : theirs;
  }

  #assertUsable(guard?: WorkspaceGuard, operation?: 'checkpoint'): void {
    if (this.#phase === 'loading') throw workspaceNotReady();
    if (this.#phase === 'disposed') throw workspaceDisposed();
    const expected = guard?.expectedRevision;
    if (expected !== undefined && expected !== this.#state.revision) {
      throw revisionConflict(expected, this.#state.revision, operation);
    }
  }

  #publish(): void {
    this.#snapshots.set(this.#takeSnapshot());
  }

  #takeSnapshot(): WorkspaceSnapshot {
    const { mode, error, storedRevision, pendingWrites } = this.#storage.status;
    return {
      state: this.#state,
      dirtyPaths: dirtyPathsOf(this.#state, this.#differences),
      deletedPaths: deletedPathsOf(this.#state, this.#differences),
      canUndo: this.#history.past.length > 0,
      canRedo: this.#history.future.length > 0,
      storageMode: mode,
      ...(error !== undefined && { storageError: error }),
      ...(storedRevision !== undefined && { storedRevision }),
      pendingWrites,
    };
  }
}

/** The open file stays the one of this page, where there still is one. */
function keptTab({ activePath }: WorkspaceState, { files, activePath: theirs }: WorkspaceState): string | undefined {
  return activePath !== undefined && files.has(activePath) ? activePath : theirs;
}
