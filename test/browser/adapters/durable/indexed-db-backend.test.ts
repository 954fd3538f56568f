import { assert } from '@open-wc/testing';
import { createIndexedDbDurableOperationBackend } from '../../../../src/adapters/durable/indexed-db-backend.js';
import { createDurableOperationStore } from '../../../../src/core/durable/operation-store.js';
import { durableBackendContract, freshKey } from '../../../support/durable/backend-contract.js';

const DATABASE = `jig-test-operations-${Date.now()}`;

describe('durable backend contract: IndexedDB', () => {
  const backend = createIndexedDbDurableOperationBackend({ databaseName: DATABASE });

  after(() => {
    backend.close();
    indexedDB.deleteDatabase(DATABASE);
  });

  for (const { name, run } of durableBackendContract({ equal: assert.strictEqual, deepEqual: assert.deepEqual })) {
    it(name, () => run(backend));
  }

  it('shares operations between tabs: one owner among two connections', async () => {
    const other = createIndexedDbDurableOperationBackend({ databaseName: DATABASE });
    const key = freshKey('tabs');
    const claims = await Promise.all(
      [backend, other].map((tab, index) => createDurableOperationStore(tab).claim(key, 'f', `tab-${index}`)),
    );
    assert.deepEqual(claims.map(({ status }) => status).sort(), ['owner', 'pending']);
    other.close();
  });

  it('opens again after it was closed', async () => {
    const key = freshKey('reopen');
    const store = createDurableOperationStore(backend);
    await store.claim(key, 'f', 'a');
    backend.close();
    assert.strictEqual((await store.get(key))?.state, 'pending');
  });

  it('gives way when another tab deletes the database, and starts anew', async () => {
    const name = `${DATABASE}-deleted`;
    const tab = createIndexedDbDurableOperationBackend({ databaseName: name });
    const key = freshKey('deleted');
    await createDurableOperationStore(tab).claim(key, 'f', 'a');
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error ?? new Error('not deleted'));
    });
    assert.strictEqual(await tab.read(key), undefined);
    tab.close();
    indexedDB.deleteDatabase(name);
  });

  it('is a retryable store failure where there is no IndexedDB', async () => {
    const refused = {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    } as unknown as IDBFactory;
    const store = createDurableOperationStore(createIndexedDbDurableOperationBackend({ indexedDB: refused }));
    const failure = await store.claim('k', 'f', 'a').then(
      () => undefined,
      (error: { code?: string; retryable?: boolean }) => error,
    );
    assert.strictEqual(failure?.code, 'TOOL_IDEMPOTENCY_STORE_FAILED');
    assert.strictEqual(failure?.retryable, true);
  });
});
