import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PreviewDocument, PreviewSurfaceEvent } from '../../../../../src/core/preview/preview-model.js';
import type { Studio } from '../../../../../src/core/studio/studio-port.js';
import { createTextFile } from '../../../../../src/core/workspace/workspace-file.js';
import { createScriptedSurface } from '../../../../support/scripted-surface.js';
import { callAsModel, createTestStudio, resultOf } from '../../../../support/test-studio.js';

type Fields = Readonly<Record<string, unknown>>;
type Play = (document: PreviewDocument, say: (event: PreviewSurfaceEvent) => void) => void;

describe('preview.check', () => {
  it('answers what the page says, short and without credentials, and takes the page away', async () => {
    const { studio, apart } = await studioThatShows((document, say) => {
      const { revision } = document;
      say({ kind: 'console', revision, omitted: 2, lines: [{ level: 'log', text: `key sk-or-v1-${'a'.repeat(64)}` }] });
      say({ kind: 'error', revision, error: { message: 'boom', path: 'app.js', line: 3 } });
      say({ kind: 'ready', revision });
    });
    const result = await call(studio, 'preview.check');
    assert.deepEqual([result['state'], result['passed'], result['omittedLines']], ['error', false, 2]);
    assert.deepEqual(result['errors'], [{ message: 'boom', path: 'app.js', line: 3 }]);
    assert.ok(!JSON.stringify(result['console']).includes('aaaaaaaa'));
    assert.equal(apart.open, 0);
    await studio.dispose();
  });

  it('is ready without errors, unresponsive with advice, timed out in silence, detached with nothing to show it', async () => {
    const ready = await studioThatShows(({ revision }, say) => say({ kind: 'ready', revision }));
    assert.equal((await call(ready.studio, 'preview.check'))['passed'], true);
    const silent = await studioThatShows(() => undefined);
    const late = await call(silent.studio, 'preview.check', { timeoutSeconds: 1 });
    assert.deepEqual([late['state'], late['passed']], ['timed_out', false]);
    const hung = await studioThatShows(({ revision }, say) => say({ kind: 'unresponsive', revision, advice: 'loop' }));
    const advised = await call(hung.studio, 'preview.check');
    assert.deepEqual([advised['state'], advised['message']], ['unresponsive', 'loop']);
    const bare = await createTestStudio();
    const detached = await call(bare, 'preview.check');
    assert.deepEqual([detached['state'], 'passed' in detached], ['detached', false]);
    for (const studio of [ready.studio, silent.studio, hung.studio, bare]) await studio.dispose();
  });

  it('checks another page than the entry, and only one that is there', async () => {
    const { studio, apart } = await studioThatShows(({ revision }, say) => say({ kind: 'ready', revision }));
    assert.equal((await call(studio, 'preview.check', { page: 'about.html' }))['page'], 'about.html');
    assert.deepEqual(apart.shown, ['about.html']);
    const { error } = await callAsModel(studio, 'preview.check', { page: 'no.html' });
    assert.equal(error?.code, 'WORKSPACE_FILE_NOT_FOUND');
    await studio.dispose();
  });

  it('takes the page away when its caller leaves', async () => {
    const { studio, apart } = await studioThatShows(() => undefined);
    const controller = new AbortController();
    const running = studio.registry.executeModelToolCall(
      { id: '1', name: 'preview.check' },
      { signal: controller.signal },
    );
    while (apart.open === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    controller.abort();
    assert.equal((await running).error?.code, 'TOOL_CANCELLED');
    await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(apart.open, 0);
    await studio.dispose();
  });
});

describe('workspace.runTests', () => {
  it('says that there are no tests, or nothing to run them, without passing', async () => {
    const { studio } = await studioThatShows(() => undefined, { 'index.html': '' });
    const none = await call(studio, 'workspace.runTests');
    assert.deepEqual([none['state'], 'passed' in none], ['no_tests', false]);
    const { error } = await callAsModel(studio, 'workspace.runTests', { paths: ['index.html'] });
    assert.equal(error?.code, 'WORKSPACE_FILE_NOT_FOUND');
    const bare = await createTestStudio({ seed: seedOf({ 'index.html': '', 'a.test.js': '' }) });
    assert.equal((await call(bare, 'workspace.runTests'))['state'], 'detached');
    await studio.dispose();
    await bare.dispose();
  });

  it('does not pass when words of the page were lost, or forged without its mark', async () => {
    const { studio } = await studioThatShows(
      (document, say) => {
        const mark = /jig-tests-([0-9a-f]+)/.exec(document.entryPath ?? '')?.[1];
        const line = (text: string): void =>
          say({ kind: 'console', revision: document.revision, omitted: 0, lines: [{ level: 'info', text }] });
        line(`jig-tests-0000 ${JSON.stringify({ done: 0 })}`);
        line(
          `jig-tests-${mark} {"results":[{"path":"a.test.js","name":"a","status":"passed","durationMs":1},{"status":"odd"}]}`,
        );
        line(`jig-tests-${mark} {"done":2}`);
      },
      { 'index.html': '', 'a.test.js': '' },
    );
    const result = await call(studio, 'workspace.runTests');
    assert.deepEqual(
      [result['state'], result['passed'], result['incomplete'], result['passedCount']],
      ['finished', false, true, 1],
    );
    await studio.dispose();
  });
});

function seedOf(files: Readonly<Record<string, string>>): {
  rootName: string;
  files: ReturnType<typeof createTextFile>[];
} {
  return { rootName: 'site', files: Object.entries(files).map(([path, source]) => createTextFile(path, source)) };
}

async function studioThatShows(
  play: Play,
  files: Readonly<Record<string, string>> = { 'index.html': '<p>1', 'about.html': '<p>2' },
): Promise<{ studio: Studio; apart: { open: number; shown: (string | undefined)[] } }> {
  const studio = await createTestStudio({ seed: seedOf(files) });
  const apart: { open: number; shown: (string | undefined)[] } = { open: 0, shown: [] };
  studio.view.attachPreviewSurface(
    Object.assign(createScriptedSurface(), {
      showApart(document: PreviewDocument, listener: (event: PreviewSurfaceEvent) => void) {
        apart.open += 1;
        apart.shown.push(document.entryPath);
        queueMicrotask(() => play(document, listener));
        return () => void (apart.open -= 1);
      },
    }),
  );
  return { studio, apart };
}

async function call(studio: Studio, name: string, args: Fields = {}): Promise<Fields> {
  return resultOf(await studio.registry.executeModelToolCall({ id: 'c', name, arguments: args }));
}
