import { hasErrorCode, type CodedError } from '../base/coded-error.js';
import { withTimeout, type Timers } from '../base/timers.js';
import { hydrateState, toStoredWorkspace } from './hydration.js';
import { mergeCommits } from './repository-commit.js';
import { boundedStorageError, storageError } from './storage-errors.js';
import { commitFrom, editsOf } from './tabs/commit-from.js';
import { withKnownAssets } from './tabs/known-assets.js';
import type { TabCoordination, TabMessage } from './tabs/tab-coordination-port.js';
import { takeCommit } from './tabs/take-commit.js';
import type { StorageMode, WorkspaceState } from './workspace-model.js';
import type { RepositoryCommit, StoredWorkspace, WorkspaceRepository } from './workspace-port.js';

export interface WorkspaceStorageOptions {
  readonly id: string;
  readonly repository: WorkspaceRepository;
  /** Milliseconds one operation of the repository may take. */
  readonly timeoutMs: number;
  readonly timers: Timers;
  readonly tabs: TabCoordination;
  /** The present workspace. */
  readonly present: () => WorkspaceState;
  /** Joins what another page stored with the present workspace, which becomes the answer. `base`: what was stored before. */
  readonly merge: (base: WorkspaceState, theirs: WorkspaceState) => WorkspaceState;
  /** Takes over work found in storage after a late recovery; false when the session has work of its own. */
  readonly adopt: (stored: StoredWorkspace) => boolean;
  readonly onChange: () => void;
}

export interface StorageStatus {
  readonly mode: StorageMode;
  readonly error?: string;
  readonly storedRevision?: number;
  readonly pendingWrites: number;
}

interface QueuedWrite {
  readonly commit: RepositoryCommit;
  /** What the commit leads to. */
  readonly state: WorkspaceState;
  readonly settle: () => void;
}

const RETRY_FIRST_MS = 2_000;
const RETRY_MAX_MS = 60_000;
/** Another page may write again while we join what it wrote. */
const MERGE_ATTEMPTS = 8;

/**
 * One writer in order. What another page stored is joined with the present workspace, never written over. When the
 * repository fails the session goes on in memory and says so, and tries again with growing pauses.
 */
export class WorkspaceStorage {
  readonly #options: WorkspaceStorageOptions;
  #loading = true;
  #fallen = false;
  #closed = false;
  #closing: Promise<void> | undefined;
  #error: string | undefined;
  /** Known after the first answer of the repository; tells our records from another writer's. */
  #hydrated = false;
  #storedRevision: number | undefined;
  /** The workspace as it was last stored, by us or by a page whose change we took over. */
  #stored: WorkspaceState | undefined;
  /** The newest revision that another page told of. */
  #heardRevision: number | undefined;
  /** A write whose outcome is not known, as it timed out: it may have been stored all the same. */
  #uncertainRevision: number | undefined;
  /** What that write would have left: another page may have stored its own work under the same number. */
  #uncertainState: WorkspaceState | undefined;
  #waiting: QueuedWrite[] = [];
  #underWay = 0;
  #running: Promise<void> | undefined;
  #retryTimer: unknown;
  #retryDelay = RETRY_FIRST_MS;

  readonly #stopListening: () => void;

  constructor(options: WorkspaceStorageOptions) {
    this.#options = options;
    this.#stopListening = options.tabs.listen(options.id, (message) => this.#hear(message));
  }

  get status(): StorageStatus {
    return {
      mode: this.#loading ? 'loading' : this.#fallen ? 'memory' : this.#options.repository.kind,
      ...(this.#error !== undefined && { error: this.#error }),
      ...(this.#fallen && this.#storedRevision !== undefined && { storedRevision: this.#storedRevision }),
      pendingWrites: this.#waiting.length + this.#underWay,
    };
  }

  /** The state to start from: what is stored, else `seed`, which is then stored. Never rejects. */
  async hydrate(seed: WorkspaceState): Promise<WorkspaceState> {
    let state: WorkspaceState | undefined;
    try {
      state = await this.#loadOrSeed(seed);
    } catch (error) {
      this.#fall(error);
    }
    this.#loading = false;
    // Told between our look and now: it is joined once the workspace is there.
    if (this.#isBehind && !this.#fallen) queueMicrotask(() => (this.#running ??= this.#catchUp()));
    return state ?? seed;
  }

  /** Resolves when this commit is stored, or the session is in memory; never rejects. */
  enqueue(commit: RepositoryCommit, state: WorkspaceState): Promise<void> {
    if (this.#closed) return Promise.resolve();
    if (this.#fallen) {
      // A recovery under way may have read the state before this change: let it follow, but nobody waits for it.
      if (this.#running) this.#waiting.push({ commit, state, settle: () => undefined });
      return Promise.resolve();
    }
    return new Promise((settle) => {
      this.#waiting.push({ commit, state, settle });
      this.#running ??= this.#writeAll();
    });
  }

  /** Tries the storage again now, as when the person comes back; nothing to do while it works. */
  retry(): void {
    if (!this.#fallen || this.#closed || this.#running) return;
    this.#options.timers.clear(this.#retryTimer);
    this.#running = this.#recover();
  }

  /** Waits for all writes, then closes the repository. Each wait is bounded. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    while (this.#running) await this.#running;
    this.#closed = true;
    this.#stopListening();
    this.#options.tabs.close();
    this.#options.timers.clear(this.#retryTimer);
    await this.#bounded(this.#options.repository.close()).catch(() => undefined);
  }

  async #loadOrSeed(seed: WorkspaceState): Promise<WorkspaceState> {
    const { id, repository } = this.#options;
    const stored = await this.#bounded(repository.load(id));
    this.#hydrated = true;
    this.#storedRevision = stored?.revision;

    const state = stored && hydrateState(stored);
    if (stored && state && state.revision === stored.revision && state.files.size === stored.files.length) {
      this.#stored = state;
      return state;
    }

    const initial = state ?? seed;
    try {
      await this.#replace(initial, stored?.revision);
      return initial;
    } catch (error) {
      if (!isRevisionConflict(error)) this.#fall(error);
      return isRevisionConflict(error) ? this.#loadTheirs() : initial;
    }
  }

  /** Another page of this browser seeded between our look and our write: its workspace is the one to show. */
  async #loadTheirs(): Promise<WorkspaceState> {
    const stored = await this.#bounded(this.#options.repository.load(this.#options.id));
    const state = stored && hydrateState(stored);
    if (!state) throw storageError('WORKSPACE_STORAGE_FAILED', 'The stored workspace cannot be read.');
    this.#storedRevision = stored.revision;
    this.#stored = state;
    return state;
  }

  #hear(message: TabMessage): void {
    if (this.#closed || this.#fallen) return;
    const revision = message.kind === 'committed' ? message.commit.revision : message.revision;
    // A save moves the checkpoint and no revision.
    const savesOnly = message.kind === 'committed' && message.commit.baseRevision === revision;
    if (revision === this.#storedRevision && !savesOnly) return;
    // A write under way may meet the other's work by itself; if it does not, we look when it is done.
    this.#heardRevision = revision;
    if (this.#running || this.#loading) return;
    if (message.kind === 'committed' && this.#stored && message.commit.baseRevision === this.#storedRevision) {
      return this.#take(this.#stored, message.commit);
    }
    this.#running = this.#catchUp();
  }

  #take(base: WorkspaceState, commit: RepositoryCommit): void {
    const theirs = takeCommit(base, commit);
    this.#storedRevision = commit.revision;
    this.#stored = theirs;
    this.#options.merge(base, theirs);
  }

  async #catchUp(): Promise<void> {
    try {
      await this.#joinTheirs();
    } catch (error) {
      this.#fall(error);
    }
    await this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#fallen) {
      const batch = this.#waiting;
      this.#waiting = [];
      this.#underWay = batch.length;
      await this.#write(batch.map((write) => write.commit).reduce(mergeCommits), batch.at(-1)!.state);
      this.#underWay = 0;
      for (const write of batch) write.settle();
      if (this.#waiting.length > 0) this.#options.onChange();
    }
    if (this.#fallen) this.#settleWaiting();
    this.#running = this.#isBehind && !this.#fallen ? this.#catchUp() : undefined;
    this.#options.onChange();
  }

  get #isBehind(): boolean {
    const heard = this.#heardRevision;
    this.#heardRevision = undefined;
    return heard !== undefined && heard > (this.#storedRevision ?? 0);
  }

  async #write(commit: RepositoryCommit, state: WorkspaceState): Promise<void> {
    try {
      await this.#commit(commit, state);
    } catch (error) {
      await (this.#isOtherWriter(error) ? this.#joinTheirs() : Promise.reject(error)).catch((failure: unknown) =>
        this.#fall(failure),
      );
    }
  }

  /**
   * Reads what another page stored, joins it with the present workspace, and stores the difference. What waited is part
   * of it. Rejects when the storage fails, or the others do not come to rest.
   */
  async #joinTheirs(): Promise<void> {
    const { id, repository, merge } = this.#options;
    for (let attempt = 1; ; attempt++) {
      const stored = await this.#bounded(repository.load(id));
      if (stored?.revision === this.#storedRevision) return;
      const read = stored && hydrateState(stored);
      if (!read) throw storageError('WORKSPACE_STORAGE_FAILED', 'The stored workspace is not as this page left it.');
      const base = this.#stored ?? read;
      const theirs = await withKnownAssets(read, base);
      const superseded = this.#waiting;
      this.#waiting = [];
      this.#hydrated = true;
      this.#storedRevision = theirs.revision;
      this.#stored = theirs;
      const merged = merge(base, theirs);
      try {
        if (merged !== theirs) await this.#commit(commitFrom(theirs, merged), merged);
        for (const { settle } of superseded) settle();
        return;
      } catch (error) {
        if (attempt === MERGE_ATTEMPTS || !this.#isOtherWriter(error)) {
          for (const { settle } of superseded) settle();
          throw error;
        }
        // Nothing of ours is stored yet: the next round starts from what we know now.
        this.#waiting = [...superseded, ...this.#waiting];
      }
    }
  }

  #fall(error: unknown): void {
    this.#fallen = true;
    this.#error = boundedStorageError(isRevisionConflict(error) ? explainConflict(error) : error);
    this.#settleWaiting();
    this.#scheduleRecovery();
  }

  /** Records of another page are in the way, not our own late write. */
  #isOtherWriter(error: unknown): boolean {
    if (!isRevisionConflict(error)) return false;
    const found = (error as CodedError).details?.['currentRevision'];
    return typeof found === 'number' && !this.#isOurs(found);
  }

  #scheduleRecovery(): void {
    if (this.#closed) return;
    const { timers } = this.#options;
    timers.clear(this.#retryTimer);
    this.#retryTimer = timers.set(() => {
      this.#running ??= this.#recover();
    }, this.#retryDelay);
    this.#retryDelay = Math.min(this.#retryDelay * 2, RETRY_MAX_MS);
  }

  /** Runs as the queue's worker, so that edits made meanwhile wait for it and follow it. */
  async #recover(): Promise<void> {
    try {
      await this.#storeWhole();
      this.#fallen = false;
      this.#error = undefined;
      this.#uncertainRevision = undefined;
      this.#retryDelay = RETRY_FIRST_MS;
    } catch (error) {
      this.#fall(error);
    }
    await this.#writeAll();
  }

  async #storeWhole(): Promise<void> {
    const { id, repository, present, adopt } = this.#options;
    const stored = await this.#bounded(repository.load(id));
    if (stored && !this.#hydrated && adopt(stored)) {
      this.#hydrated = true;
      this.#storedRevision = stored.revision;
      this.#stored = hydrateState(stored);
      return;
    }
    if (stored && this.#stored && !(await this.#isOurRecord(stored))) return this.#joinTheirs();
    if (stored && !this.#isOurs(stored.revision)) throw foreignWorkspace();
    this.#hydrated = true;

    const whole = present();
    this.#settleWaiting();
    await this.#replace(whole, stored?.revision);
  }

  async #isOurRecord(stored: StoredWorkspace): Promise<boolean> {
    if (!this.#isOurs(stored.revision)) return false;
    if (stored.revision !== this.#uncertainRevision || !this.#uncertainState) return true;
    const read = hydrateState(stored);
    const found = read && (await withKnownAssets(read, this.#uncertainState));
    if (found && editsOf(found, this.#uncertainState).length === 0) return true;
    this.#uncertainRevision = undefined;
    return false;
  }

  async #replace(state: WorkspaceState, baseRevision: number | undefined): Promise<void> {
    const { id, repository, tabs } = this.#options;
    const { revision } = state;
    await this.#writing(state, repository.replace(id, toStoredWorkspace(state), { baseRevision }));
    this.#stored = state;
    tabs.announce(id, { kind: 'replaced', revision });
  }

  async #commit(commit: RepositoryCommit, state: WorkspaceState): Promise<void> {
    const { id, repository, tabs } = this.#options;
    await this.#writing(state, repository.commit(id, commit));
    this.#stored = state;
    tabs.announce(id, { kind: 'committed', commit });
  }

  async #writing(state: WorkspaceState, operation: Promise<void>): Promise<void> {
    try {
      await this.#bounded(operation);
      this.#storedRevision = state.revision;
    } catch (error) {
      if (isTimeout(error)) {
        this.#uncertainRevision = state.revision;
        this.#uncertainState = state;
      }
      throw error;
    }
  }

  #settleWaiting(): void {
    for (const write of this.#waiting) write.settle();
    this.#waiting = [];
  }

  #isOurs(revision: number): boolean {
    return this.#hydrated && (revision === this.#storedRevision || revision === this.#uncertainRevision);
  }

  #bounded<T>(operation: Promise<T>): Promise<T> {
    const { timeoutMs, timers } = this.#options;
    const onTimeout = () => storageError('WORKSPACE_STORAGE_TIMEOUT', `The storage gave no answer in ${timeoutMs} ms.`);
    return withTimeout(operation, timeoutMs, onTimeout, timers);
  }
}

function isRevisionConflict(error: unknown): boolean {
  return hasErrorCode(error) && error.code === 'WORKSPACE_REVISION_CONFLICT';
}

function explainConflict(error: unknown): CodedError {
  return storageError('WORKSPACE_STORAGE_FAILED', 'The stored workspace is not as this page left it.', error);
}

/** This session never saw what is stored, and has work of its own: the two have nothing in common to join them by. */
function foreignWorkspace(): CodedError {
  return storageError(
    'WORKSPACE_STORAGE_FAILED',
    'Another page changed this workspace; what is stored was left alone.',
  );
}

function isTimeout(error: unknown): boolean {
  return hasErrorCode(error) && error.code === 'WORKSPACE_STORAGE_TIMEOUT';
}
