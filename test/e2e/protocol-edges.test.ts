// Names, ids and revisions that a model may get wrong, against the real tools in the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio } from './support/studio-driver.js';

const demo = demoBrowser();

test('Names that every object inherits are unknown tools', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']) {
      const result = await studio.model({ id: `call-${name}`, name, arguments: {} });
      assert.equal(result.isError, true, name);
      assert.equal(result.error?.code, 'TOOL_NOT_FOUND', name);
      assert.equal(result.toolCallId, `call-${name}`);
    }
  }));

test('Parallel calls keep their ids, results and rows apart, also when a provider repeats an id', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const results = await studio.studio.evaluate((open) =>
      Promise.all(
        ['index.html', 'styles.css', 'app.js', 'README.md', 'index.html', 'styles.css'].map((path, index) =>
          open.registry.executeModelToolCall(
            { id: index < 4 ? `call-${index}` : 'repeated', name: 'workspace.readFile', arguments: { path } },
            { context: { sessionId: 'parallel' } },
          ),
        ),
      ),
    );
    assert.deepEqual(
      results.map(({ toolCallId, structuredContent }) => [toolCallId, (structuredContent as { path: string }).path]),
      [
        ['call-0', 'index.html'],
        ['call-1', 'styles.css'],
        ['call-2', 'app.js'],
        ['call-3', 'README.md'],
        ['repeated', 'index.html'],
        ['repeated', 'styles.css'],
      ],
    );
    const rows = (await studio.trace()).filter(({ sessionId }) => sessionId === 'parallel');
    assert.equal(rows.length, 6);
    assert.equal(new Set(rows.map(({ id }) => id)).size, 6);
    assert.ok(rows.every(({ status }) => status === 'completed'));
  }));

test('Two approvals at once are answered each on its own', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const first = studio.model({ id: 'a', name: 'workspace.createFile', arguments: { path: 'a.md', source: 'a' } });
    const second = studio.model({ id: 'b', name: 'workspace.createFile', arguments: { path: 'b.md', source: 'b' } });
    await studio.deny.nth(1).waitFor();
    await studio.studio.evaluate((open) => {
      const pending = open.approvals.store.getSnapshot();
      for (const { id, toolCallId } of pending) open.approvals.resolve(id, toolCallId === 'a' ? 'allow' : 'deny');
    });
    assert.equal((await first).isError ?? false, false);
    assert.equal((await second).error?.code, 'TOOL_POLICY_DENIED');
    const paths = await studio.studio.evaluate((open) => [...open.workspace.getSnapshot().state.files.keys()]);
    assert.ok(paths.includes('a.md') && !paths.includes('b.md'));
  }));

test('A stale revision changes nothing and says which revision is current', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const stale = await studio.revision();
    await studio.direct('workspace.createFile', { path: 'notes.md', source: 'newer', expectedRevision: stale });
    const current = await studio.revision();
    const before = await studio.source('index.html');

    for (const [name, args] of [
      ['workspace.writeFile', { path: 'index.html', source: 'gone' }],
      ['workspace.applyPatch', { path: 'index.html', search: '<', replace: '', occurrence: 'all' }],
      ['workspace.createFile', { path: 'other.md', source: '' }],
      ['workspace.undo', {}],
      ['workspace.reset', {}],
    ] as const) {
      const result = await studio.direct(name, { ...args, expectedRevision: stale });
      assert.equal(result.error?.code, 'WORKSPACE_REVISION_CONFLICT', name);
      assert.equal(result.error?.retryable, true, name);
      assert.equal(result.error?.details?.expectedRevision, stale, name);
      assert.equal(result.error?.details?.currentRevision, current, name);
    }
    assert.equal(await studio.revision(), current);
    assert.equal(await studio.source('index.html'), before);
  }));
