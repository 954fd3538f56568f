import { expect } from '@open-wc/testing';
import { createDexieWorkspaceRepository } from '../../../../src/adapters/storage/dexie-workspace-repository.js';
import { createWorkspace } from '../../../../src/core/workspace/workspace.js';
import { deleteDatabase, openRaw, refuseOpening, STORAGE_FAULTS } from '../../../support/storage/storage-faults.js';
import { sampleSeed } from '../../../support/workspace-fixtures.js';
import { waitUntil } from '../../../support/wait-until.js';

describe('a workspace whose storage', () => {
  let databaseName: string;

  beforeEach(() => {
    databaseName = `jig-fault-${crypto.randomUUID()}`;
  });

  afterEach(() => deleteDatabase(databaseName));

  const open = async () => {
    const repository = createDexieWorkspaceRepository({ databaseName, openTimeoutMs: 400 });
    const workspace = createWorkspace({ id: 'w', repository, seed: sampleSeed() });
    await workspace.ready;
    return workspace;
  };

  for (const { name, code, inject } of STORAGE_FAULTS) {
    it(`${name} goes on in memory, says so, loses nothing, and stores everything once it can`, async () => {
      const workspace = await open();
      await workspace.apply({ kind: 'write-file', path: 'app.js', source: 'before' }).persisted;
      const mend = await inject(databaseName);
      try {
        await workspace.apply({ kind: 'write-file', path: 'app.js', source: 'during' }).persisted;
        await workspace.apply({ kind: 'create-file', path: 'new.css', source: 'during too' }).persisted;
        const { storageMode, storageError, pendingWrites, dirtyPaths } = workspace.getSnapshot();
        expect([storageMode, pendingWrites]).to.deep.equal(['memory', 0]);
        expect(storageError).to.match(code);
        expect(storageError!.length).to.be.at.most(240);
        expect(dirtyPaths).to.deep.equal(['app.js', 'new.css']);
        workspace.retryStorage();
        await workspace.apply({ kind: 'delete-file', path: 'README.md' }).persisted;
        expect(workspace.getSnapshot().storageMode).to.equal('memory');
      } finally {
        mend();
      }
      await recovered(workspace);
      await workspace.dispose();

      const again = await open();
      expect(again.getFile('app.js')).to.have.property('source', 'during');
      expect(again.getFile('new.css')).to.have.property('source', 'during too');
      expect(again.getSnapshot().deletedPaths).to.deep.equal(['README.md']);
      expect(again.getSnapshot().state.revision).to.equal(5);
      await again.dispose();
    });
  }

  it('waits for an upgrade that an older page blocks starts in memory within its bound, and stores what was done', async () => {
    const older = await openRaw(databaseName, 1);
    const workspace = await open();
    expect(workspace.getSnapshot().storageError).to.match(/^WORKSPACE_STORAGE_BLOCKED: /);
    await workspace.apply({ kind: 'write-file', path: 'app.js', source: 'meanwhile' }).persisted;
    older.close();
    await recovered(workspace);
    await workspace.dispose();
    const again = await open();
    expect(again.getFile('app.js')).to.have.property('source', 'meanwhile');
    await again.dispose();
  });

  it('is refused from the start shows the work of an earlier session once it answers', async () => {
    const earlier = await open();
    await earlier.apply({ kind: 'write-file', path: 'app.js', source: 'earlier' }).persisted;
    await earlier.dispose();
    const allow = refuseOpening();
    let workspace;
    try {
      workspace = await open();
      expect(workspace.getSnapshot().storageError).to.match(/^WORKSPACE_STORAGE_UNAVAILABLE: /);
    } finally {
      allow();
    }
    await recovered(workspace);
    expect(workspace.getFile('app.js')).to.have.property('source', 'earlier');
    await workspace.dispose();
  });
});

async function recovered(workspace: Awaited<ReturnType<typeof createWorkspace>>): Promise<void> {
  await waitUntil(() => {
    workspace.retryStorage();
    return workspace.getSnapshot().storageMode === 'indexed-db' && workspace.getSnapshot().pendingWrites === 0;
  }, 'the storage recovers');
  expect(workspace.getSnapshot().storageError).to.equal(undefined);
}
