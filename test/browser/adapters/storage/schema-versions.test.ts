import { expect } from '@open-wc/testing';
import { createDexieWorkspaceRepository } from '../../../../src/adapters/storage/dexie-workspace-repository.js';
import { STUDIO_SCHEMA_VERSIONS } from '../../../../src/adapters/storage/studio-schema.js';
import { createWorkspace } from '../../../../src/core/workspace/workspace.js';
import { SCHEMA_FIXTURES, type SchemaFixture } from '../../../support/storage/schema-fixtures.js';
import { sampleSeed } from '../../../support/workspace-fixtures.js';

describe('a database of every released schema', () => {
  it('has a fixture', () => {
    const released = STUDIO_SCHEMA_VERSIONS.map(({ version }) => version);
    expect(SCHEMA_FIXTURES.map(({ version }) => version)).to.include.members(released.slice(0, -1));
    expect(released).to.include.members(SCHEMA_FIXTURES.map(({ version }) => version));
  });

  for (const fixture of SCHEMA_FIXTURES) {
    it(`of version ${fixture.version} opens with all its work, unsaved changes included, and goes on`, async () => {
      const databaseName = `jig-schema-${crypto.randomUUID()}`;
      await write(databaseName, fixture);
      const open = async () => {
        const repository = createDexieWorkspaceRepository({ databaseName });
        const workspace = createWorkspace({ id: 'w', repository, seed: sampleSeed() });
        await workspace.ready;
        return workspace;
      };
      const workspace = await open();
      const { state, dirtyPaths, storageMode } = workspace.getSnapshot();
      expect(storageMode).to.equal('indexed-db');
      expect([state.revision, state.activePath]).to.deep.equal([fixture.expected.revision, fixture.expected.active]);
      for (const [path, source] of Object.entries(fixture.expected.sources)) {
        expect(workspace.getFile(path)).to.have.property('source', source);
      }
      expect(dirtyPaths).to.deep.equal(['index.html']);
      await workspace.apply({ kind: 'write-file', path: 'styles.css', source: 'h1 { color: tan }' }).persisted;
      await workspace.dispose();
      const again = await open();
      expect(again.getFile('styles.css')).to.have.property('source', 'h1 { color: tan }');
      await again.dispose();
      indexedDB.deleteDatabase(databaseName);
    });
  }
});

/** By the browser's own calls, as the library of that time left it: its versions count in tens. */
function write(databaseName: string, { version, stores }: SchemaFixture): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version * 10);
    request.onupgradeneeded = () => {
      for (const { name, keyPath, records } of stores) {
        const store = request.result.createObjectStore(name, { keyPath });
        if (name === 'workspaces') store.createIndex('updatedAt', 'updatedAt');
        for (const record of records) store.put(record);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error ?? new Error('The fixture could not be written.'));
  });
}
