import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTextFile } from '../../../../../src/core/workspace/workspace-file.js';
import {
  callAsModel,
  createShownStudio,
  createTestStudio,
  resultOf,
  revisionOf,
  sourceOf,
} from '../../../../support/test-studio.js';
import { waitUntil } from '../../../../support/wait-until.js';

const HERO = { title: 'Hello', subtitle: 'World' };

function seed(files: Readonly<Record<string, string>>): {
  rootName: string;
  files: ReturnType<typeof createTextFile>[];
} {
  return { rootName: 'test', files: Object.entries(files).map(([path, source]) => createTextFile(path, source)) };
}

describe('the visual tools', () => {
  it('setTheme rewrites the two tokens and leaves every other character alone', async () => {
    const { studio } = await createShownStudio();
    const before = sourceOf(studio, 'styles.css');
    const result = resultOf(await callAsModel(studio, 'preview.setTheme', { theme: 'emerald' }));
    assert.deepEqual(result, {
      activePath: 'index.html',
      revision: 2,
      preview: 'synced',
      storageMode: 'memory',
      theme: 'emerald',
    });
    assert.equal(sourceOf(studio, 'styles.css'), before.replace('#8b5cf6', '#10b981').replace('#f0eaff', '#e7fbf3'));
    await studio.dispose();
  });

  it('setTheme is not fooled by comments, strings, var() or deeper declarations', async () => {
    const css = [
      '/* --accent: red; */',
      '@media print { :root { --accent: black; --accent-soft: gray } }',
      'a::before { content: "--accent: blue;"; color: var(--accent) }',
      ':root{--accent:rgb(1 2 3 / calc(1 - .5));--accent-soft  : #fff !important}',
    ].join('\r\n');
    const studio = await createTestStudio({ seed: seed({ 'index.html': '', 'theme.css': css }) });
    resultOf(await callAsModel(studio, 'preview.setTheme', { theme: 'rose' }));
    assert.equal(
      sourceOf(studio, 'theme.css'),
      css.replace('rgb(1 2 3 / calc(1 - .5))', '#f43f5e').replace('#fff !important', '#ffedf0'),
    );
    await studio.dispose();
  });

  it('addFeature puts cards before the slot, in order, with its indentation and escaped text', async () => {
    const { studio } = await createShownStudio();
    await callAsModel(studio, 'preview.addFeature', { title: 'A < B & "C"', description: 'First' });
    await callAsModel(studio, 'preview.addFeature', { title: 'Two', description: 'Second' });
    const html = sourceOf(studio, 'index.html');
    assert.match(html, /\n {10}<article class="feature-card">\n {12}<h3>A &lt; B &amp; &quot;C&quot;<\/h3>\n/);
    assert.ok(html.indexOf('First') < html.indexOf('Second'));
    assert.match(html, /Second<\/p>\n {10}<\/article>\n {10}<!-- feature-slot -->/);
    await studio.dispose();
  });

  it('updateHero works on a page with CRLF lines, markup in the title and an unclosed paragraph', async () => {
    const html =
      '<!doctype html>\r\n<h1 class=x id="hero-title">Old <em>title</em></h1>\r\n<p id=hero-subtitle>Old\r\n<div>kept</div>';
    const studio = await createTestStudio({ seed: seed({ 'index.html': html }) });
    resultOf(await callAsModel(studio, 'preview.updateHero', { title: '<b>', subtitle: 'S & S' }));
    assert.equal(
      sourceOf(studio, 'index.html'),
      '<!doctype html>\r\n<h1 class=x id="hero-title">&lt;b&gt;</h1>\r\n<p id=hero-subtitle>S &amp; S<div>kept</div>',
    );
    await studio.dispose();
  });

  it('updateHero ignores look-alikes in comments, scripts and templates', async () => {
    const html =
      '<!-- <h1 id="hero-title">no</h1> --><script>"<h1 id=hero-title>no</h1>"</script>' +
      '<template><h1 id="hero-title">no</h1></template><h1 id="hero-title">yes</h1><p id="hero-subtitle">yes</p>';
    const studio = await createTestStudio({ seed: seed({ 'page.html': html }) });
    resultOf(await callAsModel(studio, 'preview.updateHero', HERO));
    assert.equal(
      sourceOf(studio, 'page.html'),
      html.replace('>yes</h1>', '>Hello</h1>').replace('>yes</p>', '>World</p>'),
    );
    await studio.dispose();
  });

  const misses: readonly {
    readonly name: string;
    readonly files: Readonly<Record<string, string>>;
    readonly args: Readonly<Record<string, unknown>>;
    readonly details: Readonly<Record<string, unknown>>;
  }[] = [
    {
      name: 'preview.setTheme',
      files: { 'index.html': '' },
      args: { theme: 'rose' },
      details: { target: 'stylesheet' },
    },
    {
      name: 'preview.setTheme',
      files: { 'a.css': 'p { color: red }' },
      args: { theme: 'rose' },
      details: { target: 'theme-tokens', path: 'a.css' },
    },
    { name: 'preview.updateHero', files: { 'a.css': '' }, args: HERO, details: { target: 'html-entry' } },
    {
      name: 'preview.addFeature',
      files: { 'a.css': '' },
      args: { title: 'a', description: 'b' },
      details: { target: 'html-entry' },
    },
    {
      name: 'preview.addFeature',
      files: { 'index.html': '<p>feature-slot</p>' },
      args: { title: 'a', description: 'b' },
      details: { target: 'feature-slot', path: 'index.html' },
    },
    {
      name: 'preview.updateHero',
      files: { 'index.html': '<p id="hero-subtitle">x</p>' },
      args: HERO,
      details: { target: 'hero-title', path: 'index.html' },
    },
    {
      name: 'preview.updateHero',
      files: { 'index.html': '<h1 id="hero-title">x</h1>' },
      args: HERO,
      details: { target: 'hero-subtitle', path: 'index.html' },
    },
  ];
  for (const { name, files, args, details } of misses) {
    it(`${name} answers PREVIEW_TARGET_NOT_FOUND for ${JSON.stringify(details)} and changes nothing`, async () => {
      const studio = await createTestStudio({ seed: seed(files) });
      const { error } = await callAsModel(studio, name, args);
      assert.equal(error?.code, 'PREVIEW_TARGET_NOT_FOUND');
      assert.equal(error?.retryable, false);
      assert.deepEqual(error?.details, details);
      assert.equal(revisionOf(studio), 1);
      await studio.dispose();
    });
  }
});

describe('what a change says of the preview', () => {
  it('is detached when nothing is there to show it', async () => {
    const studio = await createTestStudio();
    const result = resultOf(await callAsModel(studio, 'preview.updateHero', HERO));
    assert.deepEqual(result['preview'], { state: 'detached' });
    await studio.dispose();
  });

  it('is the page’s own error, and that the change stands', async () => {
    const { studio, surface } = await createShownStudio();
    surface.answer = ({ revision }) => ({ kind: 'error', revision, error: { message: 'x is not defined' } });
    const { error } = await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'x' });
    assert.equal(error?.code, 'PREVIEW_RUNTIME_ERROR');
    assert.equal(error?.retryable, false);
    assert.equal(error?.details?.['revision'], 2);
    assert.equal(error?.details?.['changeApplied'], true);
    assert.equal(sourceOf(studio, 'app.js'), 'x');
    await studio.dispose();
  });

  it('is a time-out that may be retried, never a success, when the page stays silent', async () => {
    const { studio, surface } = await createShownStudio({ acknowledgementTimeoutMs: 30 });
    surface.answer = () => undefined;
    const { error } = await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'x' });
    assert.equal(error?.code, 'PREVIEW_ACK_TIMEOUT');
    assert.equal(error?.retryable, true);
    assert.equal(error?.details?.['timeoutMs'], 30);
    assert.equal(error?.details?.['changeApplied'], true);
    await studio.dispose();
  });

  it('is never taken from an acknowledgement of another revision', async () => {
    const { studio, surface } = await createShownStudio({ acknowledgementTimeoutMs: 30 });
    surface.answer = ({ revision }) => ({ kind: 'ready', revision: revision + 1 });
    const { error } = await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'x' });
    assert.equal(error?.code, 'PREVIEW_ACK_TIMEOUT');
    await studio.dispose();
  });

  it('is superseded, with both revisions, when another change came before it was shown', async () => {
    const { studio, surface } = await createShownStudio();
    surface.answer = ({ revision }) => (revision === 3 ? { kind: 'ready', revision } : undefined);
    const [first, second] = await Promise.all([
      callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'a' }),
      callAsModel(studio, 'workspace.writeFile', { path: 'README.md', source: 'b' }),
    ]);
    assert.equal(first.error?.code, 'PREVIEW_REVISION_SUPERSEDED');
    assert.equal(first.error?.details?.['requestedRevision'], 2);
    assert.equal(first.error?.details?.['actualRevision'], 3);
    assert.equal(resultOf(second)['revision'], 3);
    await studio.dispose();
  });

  it('refresh mounts the same revision afresh and waits for it', async () => {
    const { studio, surface } = await createShownStudio();
    const result = resultOf(await callAsModel(studio, 'preview.refresh'));
    assert.deepEqual([result['revision'], result['preview']], [1, 'synced']);
    assert.equal(surface.shown.at(-1)?.remount, true);
    assert.equal(revisionOf(studio), 1);
    await studio.dispose();
  });

  it('getStatus lists what could not be loaded', async () => {
    const studio = await createTestStudio({ seed: seed({ 'index.html': '<script src="gone.js"></script>' }) });
    await callAsModel(studio, 'preview.refresh');
    await waitUntil(() => studio.preview.getSnapshot().diagnostics.length > 0);
    const result = resultOf(await callAsModel(studio, 'preview.getStatus'));
    assert.equal(result['runtime'], 'sandbox iframe');
    const [diagnostic] = result['diagnostics'] as readonly Readonly<Record<string, unknown>>[];
    assert.equal(diagnostic?.['kind'], 'missing-reference');
    assert.equal(diagnostic?.['requestedPath'], 'gone.js');
    assert.deepEqual(Object.keys(diagnostic ?? {}).sort(), [
      'column',
      'kind',
      'line',
      'message',
      'requestedPath',
      'sourcePath',
    ]);
    await studio.dispose();
  });

  it('runScript is no tool, by whatever name it is asked for, and nothing reaches the page', async () => {
    const { studio, surface } = await createShownStudio();
    const shown = surface.shown.length;
    for (const room of ['preview', 'editor', 'web', 'workspace']) {
      for (const name of ['runScript', 'evaluate', 'executeScript']) {
        const { error } = await callAsModel(studio, `${room}.${name}`, { script: 'document.title = 1' });
        assert.equal(error?.code, 'TOOL_NOT_FOUND', `${room}.${name}`);
      }
    }
    assert.equal(surface.shown.length, shown);
    assert.equal(revisionOf(studio), 1);
    await studio.dispose();
  });

  it('is never followed by a change after the call has ended as cancelled', async () => {
    const { studio } = await createShownStudio();
    for (let turns = 0; turns < 40; turns += 1) {
      const controller = new AbortController();
      const call = studio.registry.callTool(
        {
          method: 'tools/call',
          params: { name: 'preview.setTheme', arguments: { theme: turns % 2 ? 'rose' : 'amber' } },
        },
        { signal: controller.signal, context: { source: 'local', mode: 'direct' } },
      );
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      controller.abort();
      const result = await call;
      const ended = revisionOf(studio);
      await new Promise((resolve) => setTimeout(resolve, 5));
      assert.equal(revisionOf(studio), ended, `${turns} turns, ${result.error?.code}`);
    }
    await studio.dispose();
  });

  it('parallel calls keep their ids apart', async () => {
    const { studio } = await createShownStudio();
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const results = await Promise.all(
      ids.map((id) =>
        studio.registry.executeModelToolCall({ id, name: 'workspace.readFile', arguments: { path: 'app.js' } }),
      ),
    );
    assert.deepEqual(
      results.map(({ toolCallId }) => toolCallId),
      ids,
    );
    await studio.dispose();
  });

  it('getConsole tells the newest lines of the page within its bounds, credentials hidden', async () => {
    const { studio, surface } = await createShownStudio();
    const say = (level: 'log' | 'error', text: string): void =>
      surface.say({ kind: 'console', revision: 1, lines: [{ level, text, path: 'app.js', line: 3 }], omitted: 2 });
    for (let count = 0; count < 30; count += 1) say('log', `line ${count} ${'x'.repeat(1000)}`);
    say('error', 'failed with apiKey: "0123456789"');
    const all = resultOf(await callAsModel(studio, 'preview.getConsole', { limit: 50 })) as {
      entries: { id: number; text: string; level: string }[];
      omitted: number;
    };
    assert.ok(all.entries.reduce((sum, { text }) => sum + text.length, 0) <= 8000);
    assert.ok(all.entries.every(({ text }) => text.length <= 500));
    assert.equal(all.omitted, 62 + 31 - all.entries.length);
    assert.deepEqual(all.entries.at(-1), {
      id: 31,
      level: 'error',
      text: 'failed with apiKey: "[hidden]"',
      count: 1,
      path: 'app.js',
      line: 3,
    });
    const errors = resultOf(await callAsModel(studio, 'preview.getConsole', { level: 'warn' })) as typeof all;
    assert.deepEqual(
      errors.entries.map(({ id }) => id),
      [31],
    );
    const later = resultOf(await callAsModel(studio, 'preview.getConsole', { afterId: 31 })) as typeof all;
    assert.deepEqual(later.entries, []);
    await studio.dispose();
  });
});
