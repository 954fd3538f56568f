import { throwIfAborted } from '../../base/abort.js';
import { createStore, type WritableStore } from '../../base/store.js';
import { systemTimers, type Timers } from '../../base/timers.js';
import type { DurableOperationBackend } from '../../durable/operation-backend-port.js';
import { createMemoryDurableOperationBackend } from '../../durable/memory-backend.js';
import { canonicalPath } from '../paths.js';
import { revisionConflict } from '../workspace-errors.js';
import type { WorkspaceFile } from '../workspace-model.js';
import type { Workspace, WorkspaceGuard } from '../workspace-port.js';
import { choiceChange, theirVersion } from './choose-version.js';
import { bytesOfFile, sameBytes } from './file-content.js';
import { folderNotConnected, folderPermissionDenied, type FolderOperation } from './folder-errors.js';
import type { FolderCandidate, FolderPermission, FolderPort, LinkedFolderIdentity } from './folder-port.js';
import { withBoundedReads } from './folder-reads.js';
import { FolderWatch } from './folder-watch.js';
import { importFolder, type FolderImport } from './import-folder.js';
import type {
  FolderChoice,
  FolderOpened,
  FolderSaved,
  FolderWork,
  LinkedFolder,
  LinkedFolderSnapshot,
} from './linked-folder-port.js';
import { OutsideChanges, type OutsideChange } from './outside-changes.js';
import { readDisk, reconcileSave } from './reconcile-save.js';
import { saveFolder } from './save-folder.js';
import { createSaveOperations, type SaveOperations } from './save-operations.js';

export interface LinkedFolderOptions {
  readonly port: FolderPort;
  readonly workspace: Workspace;
  /** Where saves are recorded; memory unless given, which forgets saves in doubt when the page closes. */
  readonly operations?: DurableOperationBackend;
  readonly now?: () => number;
  readonly timers?: Timers;
}

/** Starts to look for the folder of an earlier session at once, without asking anybody. */
export function createLinkedFolder(options: LinkedFolderOptions): LinkedFolder {
  return new SyncedFolder(options);
}

interface Known {
  readonly outsideChanges: readonly OutsideChange[];
  readonly unsettledPaths: readonly string[];
  readonly busy: boolean;
}

const NOTHING_KNOWN: Known = { outsideChanges: [], unsettledPaths: [], busy: false };

/** Milliseconds that a write which may still land is waited for before the disk is judged. */
const DRAIN_MS = 5_000;

class SyncedFolder implements LinkedFolder {
  readonly ready: Promise<void>;
  readonly #port: FolderPort;
  readonly #workspace: Workspace;
  readonly #operations: SaveOperations;
  readonly #timers: Timers;
  readonly #outside = new OutsideChanges();
  readonly #attempts = new Set<Promise<unknown>>();
  readonly #snapshots: WritableStore<LinkedFolderSnapshot>;
  readonly #stopListening: () => void;
  readonly #watch: FolderWatch;
  #known: Known = NOTHING_KNOWN;
  /** One piece of work at a time: an import must not pull the files from under a save. */
  #work: Promise<unknown> = Promise.resolve();

  constructor(options: LinkedFolderOptions) {
    this.#port = withBoundedReads(options.port, options.timers ?? systemTimers);
    this.#workspace = options.workspace;
    this.#timers = options.timers ?? systemTimers;
    this.#operations = createSaveOperations(options.operations ?? createMemoryDurableOperationBackend(), {
      ...(options.now && { now: options.now }),
    });
    this.#snapshots = createStore(this.#takeSnapshot());
    this.#watch = new FolderWatch(this.#port, this.#timers, () => void this.lookForChanges().catch(() => undefined));
    this.#stopListening = this.#port.subscribe(() => {
      this.#watch.follow();
      this.#publish();
    });
    this.ready = this.#restore();
  }

  getSnapshot(): LinkedFolderSnapshot {
    return this.#snapshots.getSnapshot();
  }

  subscribe(listener: () => void): () => void {
    return this.#snapshots.subscribe(listener);
  }

  pick(): Promise<FolderCandidate | undefined> {
    return this.#port.pick();
  }

  open(candidate: FolderCandidate, work: FolderWork = {}): Promise<FolderOpened> {
    return this.#alone(async () => {
      const opened = await this.#replaceBy(
        () => importFolder(candidate, { ...work, timers: this.#timers }),
        work,
        true,
      );
      await opened.commit.persisted;
      // A link that outlives its workspace would join the folder to somebody else's files after a reload.
      const remember = this.#workspace.getSnapshot().storageMode === 'indexed-db';
      if (candidate.writable) await candidate.link({ remember });
      else if (this.#port.getSnapshot().linked) await this.#port.disconnect();
      this.#forget();
      return opened;
    });
  }

  reload(work: FolderWork = {}): Promise<FolderOpened> {
    return this.#alone(async () => {
      const { scopeId } = await this.#requireAccess('reload');
      const contents = await this.#port.contents();
      const opened = await this.#replaceBy(
        () => importFolder(contents, { ...work, timers: this.#timers }),
        work,
        false,
      );
      this.#forget();
      await this.#reconcile(scopeId, 'The folder was read again.');
      return opened;
    });
  }

  saveAll(work: FolderWork = {}): Promise<FolderSaved> {
    return this.#alone(async () => {
      const { scopeId } = await this.#requireAccess('save');
      this.#requireRevision(work);
      try {
        const saved = await saveFolder({
          port: this.#port,
          workspace: this.#workspace,
          operations: this.#operations,
          scopeId,
          signal: work.signal,
          timers: this.#timers,
          onAttempt: (attempt) => this.#track(attempt),
        });
        this.#know({ outsideChanges: [] });
        return saved;
      } finally {
        // A record that cannot be read is no reason to hide how the save ended.
        await this.#lookForUnsettled(scopeId).catch(() => undefined);
      }
    });
  }

  reconcile(): Promise<readonly string[]> {
    return this.#alone(async () => {
      const { scopeId } = await this.#requireAccess('reconcile');
      return this.#reconcile(scopeId, undefined);
    });
  }

  readFile(given: string): Promise<WorkspaceFile | undefined> {
    return this.#alone(async () => {
      const path = canonicalPath(given);
      await this.#requireAccess('read');
      return theirVersion(path, await readDisk(this.#port, path));
    });
  }

  resolve(given: string, choice: FolderChoice): Promise<void> {
    return this.#alone(async () => {
      const path = canonicalPath(given);
      const { scopeId } = await this.#requireAccess('reconcile');
      await this.#drain();
      const disk = await readDisk(this.#port, path);
      const theirs = theirVersion(path, disk);
      const change = choiceChange(this.#workspace.getSnapshot().state, path, theirs, choice);
      if (change) this.#workspace.apply(change, { by: 'folder' });

      const present = this.#workspace.getSnapshot().state.files.get(path);
      const same = present && sameBytes(await bytesOfFile(present), disk);
      this.#workspace.markFilesSaved(new Map([[path, same ? present : theirs]]));
      await this.#reconcile(scopeId, `Decided for this file: ${choice}.`, path);
      this.#know({ outsideChanges: this.#known.outsideChanges.filter((change) => change.path !== path) });
    });
  }

  lookForChanges(): Promise<readonly OutsideChange[]> {
    return this.#alone(async () => {
      const linked = this.#port.getSnapshot().linked;
      if (!linked || (await this.#port.refreshPermission()) !== 'granted') return [];
      const changes = await this.#outside.find(this.#port, this.#workspace.getSnapshot().state.checkpoint);
      this.#know({ outsideChanges: changes });
      return changes;
    });
  }

  async requestPermission(): Promise<FolderPermission> {
    return this.#port.requestWritePermission();
  }

  disconnect(): Promise<void> {
    return this.#alone(async () => {
      await this.#port.disconnect();
      this.#forget();
    });
  }

  async dispose(): Promise<void> {
    await this.#work;
    this.#watch.stop();
    this.#stopListening();
  }

  async #restore(): Promise<void> {
    await Promise.all([this.#workspace.ready, this.#port.restore()]);
    const { linked } = this.#port.getSnapshot();
    if (linked) await this.#lookForUnsettled(linked.scopeId).catch(() => undefined);
  }

  /** Guarded before and after the folder is read (spec, workspace.reloadFolder). */
  async #replaceBy(
    read: () => Promise<FolderImport>,
    work: FolderWork,
    anotherProject: boolean,
  ): Promise<FolderOpened> {
    this.#requireRevision(work);
    const captured = this.#workspace.getSnapshot().state.revision;
    const imported = await read();
    throwIfAborted(work.signal);
    const { rootName, files } = imported;
    const commit = this.#workspace.apply(
      { kind: 'replace-all', rootName, files, anotherProject },
      { expectedRevision: captured, by: 'folder' },
    );
    return { commit, imported };
  }

  async #reconcile(scopeId: string, decision: string | undefined, onlyPath?: string): Promise<readonly string[]> {
    await this.#drain();
    const bench = { port: this.#port, workspace: this.#workspace, operations: this.#operations };
    for (const save of await this.#operations.unsettled(scopeId)) {
      if (onlyPath !== undefined && save.path !== onlyPath) continue;
      await reconcileSave(save, { ...bench, ...(decision !== undefined && { decision }) });
    }
    return this.#lookForUnsettled(scopeId);
  }

  async #lookForUnsettled(scopeId: string): Promise<readonly string[]> {
    const unsettled = await this.#operations.unsettled(scopeId);
    const paths = [...new Set(unsettled.map(({ path }) => path))];
    this.#know({ unsettledPaths: paths });
    return paths;
  }

  async #requireAccess(operation: FolderOperation): Promise<LinkedFolderIdentity> {
    const { linked } = this.#port.getSnapshot();
    if (!linked) throw folderNotConnected(operation);
    const permission = await this.#port.refreshPermission();
    if (permission !== 'granted') throw folderPermissionDenied(operation, permission);
    return linked;
  }

  #requireRevision({ expectedRevision }: WorkspaceGuard): void {
    const { revision } = this.#workspace.getSnapshot().state;
    if (expectedRevision !== undefined && expectedRevision !== revision) {
      throw revisionConflict(expectedRevision, revision, 'save');
    }
  }

  #track(attempt: Promise<unknown>): void {
    const settled = attempt
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => this.#attempts.delete(settled));
    this.#attempts.add(settled);
  }

  async #drain(): Promise<void> {
    if (this.#attempts.size === 0) return;
    let timer: unknown;
    const patience = new Promise<void>((resolve) => (timer = this.#timers.set(resolve, DRAIN_MS)));
    await Promise.race([Promise.all(this.#attempts), patience]);
    this.#timers.clear(timer);
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#work.then(async () => {
      this.#know({ busy: true });
      try {
        await this.ready;
        return await work();
      } finally {
        this.#know({ busy: false });
      }
    });
    this.#work = run.catch(() => undefined);
    return run;
  }

  #forget(): void {
    this.#outside.forget();
    this.#know({ outsideChanges: [], unsettledPaths: [] });
  }

  #know(known: Partial<Known>): void {
    this.#known = { ...this.#known, ...known };
    this.#publish();
  }

  #publish(): void {
    this.#snapshots.set(this.#takeSnapshot());
  }

  #takeSnapshot(): LinkedFolderSnapshot {
    const { linked, permission, restore } = this.#port.getSnapshot();
    return { linked: linked !== undefined, ...(linked && { name: linked.name }), permission, restore, ...this.#known };
  }
}
