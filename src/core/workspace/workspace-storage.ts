import { hasErrorCode, type CodedError } from '../base/coded-error.js';
import { withTimeout, type Timers } from '../base/timers.js';
import { hydrateState, toStoredWorkspace } from './hydration.js';
import { mergeCommits } from './repository-commit.js';
import { boundedStorageError, storageError } from './storage-errors.js';
import { revisionConflict } from './workspace-errors.js';
import type { StorageMode, WorkspaceState } from './workspace-model.js';
import type { RepositoryCommit, StoredWorkspace, WorkspaceRepository } from './workspace-port.js';

export interface WorkspaceStorageOptions {
  readonly id: string;
  readonly repository: WorkspaceRepository;
  /** Milliseconds one operation of the repository may take. */
  readonly timeoutMs: number;
  readonly timers: Timers;
  /** The whole present workspace, for a recovery. */
  readonly capture: () => StoredWorkspace;
  /** Takes over work found in storage after a late recovery; false when the session has work of its own. */
  readonly adopt: (stored: StoredWorkspace) => boolean;
  readonly onChange: () => void;
}

export interface StorageStatus {
  readonly mode: StorageMode;
  readonly error?: string;
  readonly pendingWrites: number;
}

interface QueuedWrite {
  readonly commit: RepositoryCommit;
  readonly settle: () => void;
}

const RETRY_FIRST_MS = 2_000;
const RETRY_MAX_MS = 60_000;

/**
 * One writer in order. When the repository fails the session goes on in memory and says so; it tries again with growing
 * pauses, and never writes over work of another writer that it finds there.
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
  /** A write whose outcome is not known, as it timed out: it may have been stored all the same. */
  #uncertainRevision: number | undefined;
  #waiting: QueuedWrite[] = [];
  #underWay = 0;
  #running: Promise<void> | undefined;
  #retryTimer: unknown;
  #retryDelay = RETRY_FIRST_MS;

  constructor(options: WorkspaceStorageOptions) {
    this.#options = options;
  }

  get status(): StorageStatus {
    return {
      mode: this.#loading ? 'loading' : this.#fallen ? 'memory' : this.#options.repository.kind,
      ...(this.#error !== undefined && { error: this.#error }),
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
    return state ?? seed;
  }

  /** Resolves when this commit is stored, or the session is in memory; never rejects. */
  enqueue(commit: RepositoryCommit): Promise<void> {
    if (this.#closed) return Promise.resolve();
    if (this.#fallen) {
      // A recovery under way may have read the state before this change: let it follow, but nobody waits for it.
      if (this.#running) this.#waiting.push({ commit, settle: () => undefined });
      return Promise.resolve();
    }
    return new Promise((settle) => {
      this.#waiting.push({ commit, settle });
      this.#running ??= this.#writeAll();
    });
  }

  /** Waits for all writes, then closes the repository. Each wait is bounded. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    while (this.#running) await this.#running;
    this.#closed = true;
    this.#options.timers.clear(this.#retryTimer);
    await this.#bounded(this.#options.repository.close()).catch(() => undefined);
  }

  async #loadOrSeed(seed: WorkspaceState): Promise<WorkspaceState> {
    const { id, repository } = this.#options;
    const stored = await this.#bounded(repository.load(id));
    this.#hydrated = true;
    this.#storedRevision = stored?.revision;

    const state = stored && hydrateState(stored);
    if (stored && state && state.revision === stored.revision && state.files.size === stored.files.length) return state;

    const initial = state ?? seed;
    try {
      await this.#replace(toStoredWorkspace(initial), stored?.revision);
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
    return state;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#fallen) {
      const batch = this.#waiting;
      this.#waiting = [];
      this.#underWay = batch.length;
      await this.#write(batch.map((write) => write.commit).reduce(mergeCommits));
      this.#underWay = 0;
      for (const write of batch) write.settle();
      if (this.#waiting.length > 0) this.#options.onChange();
    }
    if (this.#fallen) this.#settleWaiting();
    this.#running = undefined;
    this.#options.onChange();
  }

  async #write(commit: RepositoryCommit): Promise<void> {
    const { id, repository } = this.#options;
    try {
      await this.#writing(commit.revision, repository.commit(id, commit));
    } catch (error) {
      this.#fall(error);
    }
  }

  #fall(error: unknown): void {
    this.#fallen = true;
    const otherWriter = this.#isOtherWriter(error);
    this.#error = boundedStorageError(isRevisionConflict(error) ? explainConflict(error, otherWriter) : error);
    this.#settleWaiting();
    if (!otherWriter) this.#scheduleRecovery();
  }

  /** Records of another writer are in the way. Nothing stored any more, or our own late write, can be mended. */
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
    const { id, repository, capture, adopt } = this.#options;
    const stored = await this.#bounded(repository.load(id));
    if (stored && !this.#hydrated && adopt(stored)) {
      this.#hydrated = true;
      this.#storedRevision = stored.revision;
      return;
    }
    if (stored && !this.#isOurs(stored.revision)) throw revisionConflict(this.#storedRevision ?? 0, stored.revision);
    this.#hydrated = true;

    const whole = capture();
    this.#settleWaiting();
    await this.#replace(whole, stored?.revision);
  }

  async #replace(workspace: StoredWorkspace, baseRevision: number | undefined): Promise<void> {
    const { id, repository } = this.#options;
    await this.#writing(workspace.revision, repository.replace(id, workspace, { baseRevision }));
  }

  async #writing(revision: number, operation: Promise<void>): Promise<void> {
    try {
      await this.#bounded(operation);
      this.#storedRevision = revision;
    } catch (error) {
      if (isTimeout(error)) this.#uncertainRevision = revision;
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

function explainConflict(error: unknown, otherWriter: boolean): CodedError {
  const message = otherWriter
    ? 'Another page changed this workspace; what is stored was left alone.'
    : 'The stored workspace is not as this page left it.';
  return storageError('WORKSPACE_STORAGE_FAILED', message, error);
}

function isTimeout(error: unknown): boolean {
  return hasErrorCode(error) && error.code === 'WORKSPACE_STORAGE_TIMEOUT';
}
