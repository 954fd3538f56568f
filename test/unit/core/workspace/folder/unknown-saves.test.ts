import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createMemoryDurableOperationBackend } from '../../../../../src/core/durable/memory-backend.js';
import { assertClean, codedError, createLinkedFixture, SITE } from '../../../../support/linked-folder-fixture.js';

describe('a save whose outcome is not known', () => {
  test('ends as unknown, says what was saved before, and leaves the file dirty', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('styles.css', 'mine');
    fixture.edit('app.js', 'mine');
    fixture.faults.set('app.js', 'land-and-fail');
    const error = await codedError(fixture.folder.saveAll());
    assert.equal(error.code, 'WORKSPACE_SIDE_EFFECT_UNKNOWN');
    assert.equal(error.retryable, false);
    const { operation, path, state, reason, diagnostic, operationKey, savedPaths } = error.details;
    assert.deepEqual(
      [operation, path, state, reason, savedPaths],
      ['write', 'app.js', 'unknown', 'The disk said no.', ['styles.css']],
    );
    assert.match(String(operationKey), /^workspace\.saveAll:folder:[0-9a-f-]{36}:4:write:app\.js$/);
    assert.equal((diagnostic as { sourceLength: number }).sourceLength, 4);
    assert.deepEqual(fixture.workspace.getSnapshot().dirtyPaths, ['app.js']);
    assert.deepEqual(fixture.folder.getSnapshot().unsettledPaths, ['app.js']);
  });

  test('blocks every later save, of any revision, until it is reconciled', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'mine');
    fixture.faults.set('app.js', 'fail');
    await assert.rejects(fixture.folder.saveAll());
    fixture.faults.clear();
    fixture.edit('app.js', 'mine, and more');
    fixture.edit('styles.css', 'another file');
    const writes = fixture.log.length;
    assert.equal((await codedError(fixture.folder.saveAll())).code, 'WORKSPACE_SIDE_EFFECT_UNKNOWN');
    assert.equal(fixture.log.length, writes);

    assert.deepEqual(await fixture.folder.reconcile(), []);
    await fixture.folder.saveAll();
    assert.equal(fixture.onDisk('app.js'), 'mine, and more');
    assertClean(fixture);
  });

  test('that reached the disk is clean after reconciling, without another write', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'mine');
    fixture.workspace.apply({ kind: 'delete-file', path: 'notes.md' });
    fixture.faults.set('app.js', 'land-and-fail');
    await assert.rejects(fixture.folder.saveAll());
    await fixture.folder.reconcile();
    assert.deepEqual(fixture.workspace.getSnapshot().dirtyPaths, []);
    fixture.faults.clear();
    await fixture.folder.saveAll();
    assert.deepEqual(fixture.log, ['write app.js', 'delete notes.md']);
  });

  test('that left neither the old nor the new text stays unknown until a person decides', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'mine');
    fixture.faults.set('app.js', 'half');
    await assert.rejects(fixture.folder.saveAll());
    fixture.faults.clear();
    assert.deepEqual(await fixture.folder.reconcile(), ['app.js']);
    assert.equal((await codedError(fixture.folder.saveAll())).code, 'WORKSPACE_SIDE_EFFECT_UNKNOWN');

    await fixture.folder.resolve('app.js', 'mine');
    assert.deepEqual(fixture.folder.getSnapshot().unsettledPaths, []);
    await fixture.folder.saveAll();
    assert.equal(fixture.onDisk('app.js'), 'mine');
    assertClean(fixture);
  });

  test('a cancelled save in flight is unknown, and known again after reconciling', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'mine');
    fixture.faults.set('app.js', 'land-and-hang');
    const abort = new AbortController();
    const saving = fixture.folder.saveAll({ signal: abort.signal });
    while (fixture.log.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    abort.abort();
    assert.equal((await codedError(saving)).code, 'WORKSPACE_SIDE_EFFECT_UNKNOWN');
    // The write has landed though it never answers; it is waited for, but not for ever.
    assert.deepEqual(await fixture.folder.reconcile(), []);
    assertClean(fixture);
  });

  test('of a page that is gone is found by the next one, once its claim has run out', async () => {
    let now = 1_000_000;
    const backend = createMemoryDurableOperationBackend();
    const fixture = await createLinkedFixture(SITE, { backend, now: () => now });
    const scope = fixture.port.getSnapshot().linked!.scopeId;
    await backend.compareAndSet(`workspace.saveAll:${scope}:2:write:app.js`, undefined, {
      key: `workspace.saveAll:${scope}:2:write:app.js`,
      fingerprint: 'workspace.saveAll:write:app.js:sha256:00',
      ownerId: 'gone',
      revision: 1,
      state: 'pending',
      createdAt: now,
      updatedAt: now,
      leaseExpiresAt: now + 30_000,
    });
    fixture.edit('app.js', 'mine');
    const pending = await codedError(fixture.folder.saveAll());
    assert.deepEqual([pending.code, pending.retryable], ['WORKSPACE_SIDE_EFFECT_UNKNOWN', true]);
    assert.deepEqual(await fixture.folder.reconcile(), ['app.js']);

    now += 30_001;
    const unknown = await codedError(fixture.folder.saveAll());
    assert.deepEqual([unknown.code, unknown.retryable], ['WORKSPACE_SIDE_EFFECT_UNKNOWN', false]);
    assert.deepEqual(await fixture.folder.reconcile(), []);
    await fixture.folder.saveAll();
    assert.equal(fixture.onDisk('app.js'), 'mine');
  });

  test('a refusal that wrote nothing blocks nothing', async () => {
    const fixture = await createLinkedFixture();
    fixture.workspace.apply({ kind: 'create-file', path: 'app.js.txt', source: 'x' });
    fixture.outside('app.js.txt/inside', 'a folder');
    assert.equal((await codedError(fixture.folder.saveAll())).code, 'WORKSPACE_FILE_TYPE_CONFLICT');
    fixture.outside('app.js.txt/inside', undefined);
    await fixture.folder.saveAll();
    assert.equal(fixture.onDisk('app.js.txt'), 'x');
  });
});
