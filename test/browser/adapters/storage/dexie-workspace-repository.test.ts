import { expect } from '@open-wc/testing';
import { createDexieWorkspaceRepository } from '../../../../src/adapters/storage/dexie-workspace-repository.js';
import { createBroadcastTabs } from '../../../../src/adapters/tabs/broadcast-tabs.js';
import type { TabCoordination } from '../../../../src/core/workspace/tabs/tab-coordination-port.js';
import { createTextFile } from '../../../../src/core/workspace/workspace-file.js';
import { createWorkspace } from '../../../../src/core/workspace/workspace.js';
import type { WorkspaceRepository } from '../../../../src/core/workspace/workspace-port.js';
import { sampleSeed } from '../../../support/workspace-fixtures.js';
import { REPOSITORY_CONTRACT, expectStored } from '../../../support/workspace-repository-contract.js';
import { waitUntil } from '../../../support/wait-until.js';

/** Every session of one test, closed after it, and the database deleted: no test sees another's records. */
class Place {
  readonly databaseName = `jig-test-${crypto.randomUUID()}`;
  readonly #sessions: WorkspaceRepository[] = [];

  readonly open = (): WorkspaceRepository => {
    const repository = createDexieWorkspaceRepository({ databaseName: this.databaseName, openTimeoutMs: 400 });
    this.#sessions.push(repository);
    return repository;
  };

  async remove(): Promise<void> {
    for (const session of this.#sessions) await session.close();
    await deleteDatabase(this.databaseName);
  }
}

describe('the Dexie workspace repository', () => {
  let place: Place;

  beforeEach(() => {
    place = new Place();
  });

  afterEach(() => place.remove());

  for (const { name, run } of REPOSITORY_CONTRACT) it(name, () => run(place.open));

  const stored = { rootName: 'r', revision: 1, files: sampleSeed().files };

  it('a quota error midway takes the whole write back and is coded', async () => {
    await place.open().replace('w', stored);
    const { put } = IDBObjectStore.prototype;
    let calls = 0;
    IDBObjectStore.prototype.put = function (...args) {
      if (++calls === 2) throw new DOMException('No space left.', 'QuotaExceededError');
      return put.apply(this, args);
    };
    try {
      const puts = ['app.js', 'styles.css', 'README.md'].map((path) => createTextFile(path, 'half'));
      const error = await codeOf(place.open().commit('w', { baseRevision: 1, revision: 2, puts, deletes: [] }));
      expect(error).to.equal('WORKSPACE_STORAGE_QUOTA');
      expect(calls).to.be.at.least(2);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    await expectStored(place.open(), 'w', stored);
  });

  it('another version of Dexie on the page does not matter', async () => {
    const key = Symbol.for('Dexie');
    const page = globalThis as unknown as Record<symbol, unknown>;
    page[key] = { semVer: '3.0.0' };
    try {
      await place.open().replace('w', stored);
      await expectStored(place.open(), 'w', stored);
      expect((page[key] as { semVer: string }).semVer).to.equal('3.0.0');
    } finally {
      delete page[key];
    }
  });

  it('a refused database is coded as unavailable', async () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied.', 'SecurityError');
    };
    try {
      expect(await codeOf(place.open().load('w'))).to.equal('WORKSPACE_STORAGE_UNAVAILABLE');
    } finally {
      IDBFactory.prototype.open = open;
    }
  });

  it('an opening that another page blocks ends within its bound, and works once the way is free', async () => {
    const old = await openRaw(place.databaseName, 1);
    const repository = place.open();
    const started = performance.now();
    expect(await codeOf(repository.load('w'))).to.equal('WORKSPACE_STORAGE_BLOCKED');
    expect(performance.now() - started).to.be.below(3_000);
    old.close();
    expect(await repository.load('w')).to.equal(undefined);
  });

  it('a database of a newer schema is left alone', async () => {
    (await openRaw(place.databaseName, 20)).close();
    expect(await codeOf(place.open().load('w'))).to.equal('WORKSPACE_STORAGE_VERSION');
    const raw = await openRaw(place.databaseName, 20);
    expect(raw.version).to.equal(20);
    raw.close();
  });

  it('steps aside for an upgrade of another page, then refuses to write into it', async () => {
    const repository = place.open();
    await repository.replace('w', stored);
    const raw = await openRaw(place.databaseName, 20);
    raw.close();
    const commit = { baseRevision: 1, revision: 2, puts: [], deletes: [] };
    expect(await codeOf(repository.commit('w', commit))).to.equal('WORKSPACE_STORAGE_VERSION');
  });
});

describe('a workspace over IndexedDB', () => {
  let place: Place;

  beforeEach(() => {
    place = new Place();
  });

  afterEach(() => place.remove());

  const open = async (id = 'w', repository = place.open(), tabs?: TabCoordination) => {
    const workspace = createWorkspace({ id, repository, seed: sampleSeed(), ...(tabs && { tabs }) });
    await workspace.ready;
    return workspace;
  };

  it('a reload restores source, revision, tab, dirty state and checkpoint', async () => {
    const first = await open();
    expect(first.getSnapshot().storageMode).to.equal('indexed-db');
    first.apply({ kind: 'write-file', path: 'app.js', source: 'saved' });
    await first.saveCheckpoint();
    first.apply({ kind: 'rename-file', fromPath: 'README.md', toPath: 'NOTES.md' });
    first.apply({ kind: 'write-file', path: 'app.js', source: 'dirty' });
    first.undo();
    first.redo();
    first.apply({ kind: 'delete-file', path: 'styles.css' });
    await first.openFile('app.js').persisted;
    const before = first.getSnapshot();
    await first.dispose();

    const second = await open();
    const after = second.getSnapshot();
    expect(after.state.revision).to.equal(before.state.revision);
    expect(after.state.activePath).to.equal('app.js');
    expect([...after.state.files.keys()]).to.deep.equal([...before.state.files.keys()]);
    expect(after.dirtyPaths).to.deep.equal(['app.js', 'NOTES.md']);
    expect(after.deletedPaths).to.deep.equal(['styles.css', 'README.md']);
    second.apply({ kind: 'revert-file', path: 'app.js' });
    second.apply({ kind: 'revert-file', path: 'NOTES.md' });
    second.apply({ kind: 'revert-file', path: 'styles.css' });
    expect(second.getSnapshot().dirtyPaths).to.deep.equal([]);
    expect(second.getFile('app.js')).to.have.property('source', 'saved');
    expect(second.getFile('README.md')).to.have.property('source', '# Sample\n');
  });

  it('one edit writes two records, whatever the workspace holds', async () => {
    const workspace = await open();
    workspace.apply({
      kind: 'replace-all',
      rootName: 'big',
      files: Array.from({ length: 300 }, (_, index) => createTextFile(`f${index}.txt`, String(index))),
    });
    await workspace.apply({ kind: 'write-file', path: 'f7.txt', source: 'first edit' }).persisted;
    const { put } = IDBObjectStore.prototype;
    const written: string[] = [];
    IDBObjectStore.prototype.put = function (...args) {
      written.push(this.name);
      return put.apply(this, args);
    };
    try {
      await workspace.apply({ kind: 'write-file', path: 'f7.txt', source: 'second edit' }).persisted;
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(written.sort()).to.deep.equal(['files', 'workspaces']);
  });

  it('two workspaces with different ids on one database share nothing', async () => {
    const one = await open('a');
    const two = await open('a:b');
    await Promise.all([
      one.apply({ kind: 'write-file', path: 'app.js', source: 'one' }).persisted,
      two.apply({ kind: 'delete-file', path: 'app.js' }).persisted,
    ]);
    await one.dispose();
    await two.dispose();
    expect((await open('a')).getFile('app.js')).to.have.property('source', 'one');
    expect((await open('a:b')).getSnapshot().state.files.has('app.js')).to.equal(false);
  });

  it('with the database refused the session works in memory and says so', async () => {
    const openNative = IDBFactory.prototype.open;
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied.', 'SecurityError');
    };
    try {
      const workspace = await open();
      await workspace.apply({ kind: 'write-file', path: 'app.js', source: 'kept' }).persisted;
      const { storageMode, storageError, pendingWrites } = workspace.getSnapshot();
      expect([storageMode, pendingWrites]).to.deep.equal(['memory', 0]);
      expect(storageError).to.match(/^WORKSPACE_STORAGE_UNAVAILABLE: /);
      expect(workspace.getFile('app.js')).to.have.property('source', 'kept');
      await workspace.dispose();
    } finally {
      IDBFactory.prototype.open = openNative;
    }
  });

  it('a database deleted under it loses nothing: the next session finds the work', async () => {
    const workspace = await open();
    await workspace.apply({ kind: 'write-file', path: 'app.js', source: 'before' }).persisted;
    await deleteDatabase(place.databaseName);
    await workspace.apply({ kind: 'write-file', path: 'app.js', source: 'after' }).persisted;
    expect(workspace.getSnapshot().storageMode).to.equal('memory');
    await waitUntil(() => workspace.getSnapshot().storageMode === 'indexed-db');
    expect(workspace.getSnapshot().storageError).to.equal(undefined);
    await workspace.dispose();
    const again = await open();
    expect(again.getFile('app.js')).to.have.property('source', 'after');
    expect(again.getSnapshot().state.revision).to.equal(3);
  });

  it('two writers of one workspace lose nothing: what they changed apart is joined, and a text of both is kept twice', async () => {
    const first = await open();
    const second = await open();
    await first.apply({ kind: 'write-file', path: 'app.js', source: 'first' }).persisted;
    await second.apply({ kind: 'write-file', path: 'app.js', source: 'second' }).persisted;
    await second.apply({ kind: 'write-file', path: 'styles.css', source: 'second' }).persisted;
    expect(second.getSnapshot().storageMode).to.equal('indexed-db');
    expect(second.getSnapshot().storageError).to.equal(undefined);
    const again = await open();
    expect(again.getFile('app.js')).to.have.property('source', 'first');
    expect(again.getFile('app (2).js')).to.have.property('source', 'second');
    expect(again.getFile('styles.css')).to.have.property('source', 'second');
    expect([...again.getSnapshot().state.files.keys()].filter((path) => path.endsWith('.png')).length).to.equal(1);
  });

  it('pages of one origin hear of each other over the browser’s own channel', async () => {
    const channel = `tabs-${Math.random()}`;
    const [first, second] = [
      await open('w', place.open(), createBroadcastTabs(channel)),
      await open('w', place.open(), createBroadcastTabs(channel)),
    ];
    await first.apply({ kind: 'write-file', path: 'app.js', source: 'told' }).persisted;
    await waitUntil(() => (second.getFile('app.js') as { source?: string }).source === 'told');
    expect(second.getSnapshot().state.revision).to.equal(first.getSnapshot().state.revision);
    await first.dispose();
    await second.apply({ kind: 'write-file', path: 'app.js', source: 'alone' }).persisted;
    expect(second.getSnapshot().storageError).to.equal(undefined);
  });
});

async function codeOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

function openRaw(name: string, version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
