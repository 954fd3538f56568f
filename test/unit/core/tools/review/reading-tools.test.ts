import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createMemoryFolder, createMemoryDisk } from '../../../../../src/adapters/filesystem/memory-folder.js';
import { toToolCallRequest } from '../../../../../src/core/protocol/call-request.js';
import { lineCount, linesOf } from '../../../../../src/core/tools/review/line-range.js';
import type { Studio } from '../../../../../src/core/studio/studio-port.js';
import { createTextFile } from '../../../../../src/core/workspace/workspace-file.js';
import { soak } from '../../../../support/soak.js';
import { callAsModel, createTestStudio, decideAll, resultOf, revisionOf } from '../../../../support/test-studio.js';

type Fields = Readonly<Record<string, unknown>>;

const FILES = {
  'index.html': '<h1>One</h1>\n<p>Two</p>\n',
  'app.js': 'one();\ntwo();\nthree();\n',
  'style.css': 'a { color: red }\n',
};

describe('workspace.readFiles', () => {
  it('answers files and ranges with the revision and digest that a later edit is guarded by', async () => {
    const studio = await reviewStudio();
    const { items, revision } = await call(studio, 'workspace.readFiles', {
      items: [{ path: 'app.js', startLine: 2, limit: 1 }, { path: './style.css' }],
    });
    const [range, whole] = items as readonly Fields[];
    assert.deepEqual(
      [range?.['source'], range?.['startLine'], range?.['endLine'], range?.['lineCount']],
      ['two();\n', 2, 2, 3],
    );
    assert.deepEqual([whole?.['path'], whole?.['source']], ['style.css', FILES['style.css']]);
    assert.equal(range?.['readRevision'], revision);

    await callAsModel(studio, 'workspace.writeFile', { path: 'index.html', source: '<h1>Other</h1>' });
    const edit = { kind: 'replace', path: 'app.js', search: 'two', replace: '2' };
    const guarded = { ...edit, expectedRevision: range?.['readRevision'], expectedDigest: range?.['digest'] };
    resultOf(await callAsModel(studio, 'workspace.editFiles', { edits: [guarded] }));
    const stale = await callAsModel(studio, 'workspace.editFiles', { edits: [{ ...guarded, search: '2' }] });
    assert.equal(stale.error?.code, 'WORKSPACE_REVISION_CONFLICT');
    await studio.dispose();
  });

  it('answers the others when one item cannot be read', async () => {
    const studio = await reviewStudio();
    const { items } = await call(studio, 'workspace.readFiles', {
      items: [{ path: 'gone.js' }, { path: '../up.js' }, { path: 'app.js' }],
    });
    assert.deepEqual(
      (items as readonly Fields[]).map(({ error, source }) => (error as Fields | undefined)?.['code'] ?? source),
      ['WORKSPACE_FILE_NOT_FOUND', 'WORKSPACE_PATH_INVALID', FILES['app.js']],
    );
    await studio.dispose();
  });

  it('stops at 160,000 characters and says where to go on', async () => {
    const line = `${'x'.repeat(99)}\n`;
    const studio = await reviewStudio({
      'index.html': '',
      ...Object.fromEntries(['a.txt', 'b.txt', 'c.txt'].map((path) => [path, line.repeat(700)])),
    });
    const { items } = await call(studio, 'workspace.readFiles', {
      items: ['a.txt', 'b.txt', 'c.txt'].map((path) => ({ path })),
    });
    const read = items as readonly Fields[];
    assert.equal(
      read.reduce((total, { source }) => total + String(source).length, 0),
      160_000,
    );
    assert.deepEqual(
      read.map(({ truncated, endLine }) => [truncated, endLine]),
      [
        [undefined, 700],
        [undefined, 700],
        [true, 200],
      ],
    );
    const { items: rest } = await call(studio, 'workspace.readFiles', { items: [{ path: 'c.txt', startLine: 201 }] });
    assert.equal(String(read[2]?.['source']) + String((rest as readonly Fields[])[0]?.['source']), line.repeat(700));
    await studio.dispose();
  });

  it('ranges that follow each other join to the text itself', () => {
    const text = fc
      .array(fc.constantFrom('a', '\n', '\r\n', '😀', 'bc'), { maxLength: 40 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 5 }), (source, limit) => {
        let joined = '';
        for (let line = 1; line <= lineCount(source); line += limit)
          joined += linesOf(source, line, limit, Infinity).source;
        assert.equal(joined, source);
      }),
      soak(2_000),
    );
  });

  it('a range never ends between the halves of a character', () => {
    assert.deepEqual(linesOf('😀😀😀', 1, 1, 3), { source: '😀', startLine: 1, endLine: 0, truncated: true });
  });
});

describe('workspace.getChanges', () => {
  it('lists what differs from the last save, a renamed file once', async () => {
    const studio = await changedStudio();
    const { changes, since, complete } = await call(studio, 'workspace.getChanges');
    assert.deepEqual([since, complete], ['save', true]);
    assert.deepEqual(
      (changes as readonly Fields[]).map(({ path, change, fromPath, size }) => [path, change, fromPath, size]),
      [
        ['app.js', 'edited', undefined, 24],
        ['new.md', 'created', undefined, 4],
        ['theme.css', 'renamed', 'style.css', 17],
        ['old.txt', 'deleted', undefined, undefined],
      ],
    );
    await studio.dispose();
  });

  it('lists what was touched after a revision, deletions included', async () => {
    const studio = await changedStudio();
    const before = revisionOf(studio);
    await callAsModel(studio, 'workspace.deleteFile', { path: 'new.md' });
    await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'again();' });
    const { changes, complete } = await call(studio, 'workspace.getChanges', { sinceRevision: before });
    assert.equal(complete, true);
    assert.deepEqual(
      (changes as readonly Fields[]).map(({ path, change, fileRevision }) => [path, change, fileRevision]),
      [
        ['app.js', 'touched', before + 2],
        ['new.md', 'deleted', before + 1],
      ],
    );
    const future = await callAsModel(studio, 'workspace.getChanges', { sinceRevision: 999 });
    assert.equal(future.error?.code, 'WORKSPACE_REVISION_CONFLICT');
    const { complete: old } = await call(studio, 'workspace.getChanges', { sinceRevision: 0 });
    assert.equal(old, false);
    await studio.dispose();
  });
});

describe('workspace.readDiff', () => {
  it('answers hunks against the last save', async () => {
    const studio = await changedStudio();
    const { files } = await call(studio, 'workspace.readDiff', { paths: ['app.js', 'style.css'], context: 0 });
    assert.deepEqual(files, [
      {
        path: 'app.js',
        change: 'edited',
        hunks: [{ oldStart: 2, oldLines: 1, newStart: 2, newLines: 1, lines: ['-two();', '+zwei();'] }],
      },
      { path: 'theme.css', change: 'renamed', fromPath: 'style.css', hunks: [] },
    ]);
    const { error } = await callAsModel(studio, 'workspace.readDiff', { paths: ['nowhere.js'] });
    assert.equal(error?.code, 'WORKSPACE_FILE_NOT_FOUND');
    await studio.dispose();
  });

  it('is bounded: a rewritten file has no hunks, and files without room are named', async () => {
    const numbered = (mark: string): string => Array.from({ length: 1_500 }, (_, line) => `${mark}${line}\n`).join('');
    const studio = await reviewStudio({
      'index.html': '',
      'a.txt': numbered('a'),
      'b.txt': '',
      'c.txt': '',
      'd.txt': '',
    });
    await callAsModel(studio, 'workspace.writeFile', { path: 'a.txt', source: numbered('b') });
    for (const path of ['b.txt', 'c.txt', 'd.txt']) {
      await callAsModel(studio, 'workspace.writeFile', {
        path,
        source: `${'x\n'.repeat(path === 'b.txt' ? 2_000 : 10)}`,
      });
    }
    const { files, omittedPaths } = await call(studio, 'workspace.readDiff');
    assert.deepEqual(
      (files as readonly Fields[]).map(({ path, rewritten, hunks }) => [
        path,
        rewritten,
        (hunks as readonly unknown[]).length,
      ]),
      [
        ['a.txt', true, 0],
        ['b.txt', undefined, 1],
      ],
    );
    assert.deepEqual(omittedPaths, ['c.txt', 'd.txt']);
    await studio.dispose();
  });
});

describe('workspace.getReviewSummary', () => {
  it('counts lines, changes and steps, and says what the preview knows', async () => {
    const studio = await changedStudio();
    const summary = await call(studio, 'workspace.getReviewSummary');
    assert.deepEqual(summary['totals'], {
      created: 1,
      edited: 1,
      renamed: 1,
      deleted: 1,
      addedLines: 2,
      removedLines: 2,
      uncounted: 0,
    });
    assert.deepEqual(summary['history'], { undoCount: 4, redoCount: 0 });
    assert.equal((summary['preview'] as Fields)['status'], 'waiting');
    await studio.dispose();
  });
});

describe('workspace.getHistory', () => {
  it('tells the steps that undo and redo would take, the next one first', async () => {
    const studio = await changedStudio();
    await callAsModel(studio, 'workspace.undo', { expectedRevision: revisionOf(studio) });
    const { undo, redo, undoCount, redoCount } = await call(studio, 'workspace.getHistory', { limit: 2 });
    assert.deepEqual([undoCount, redoCount], [3, 1]);
    const names = (steps: unknown): unknown => (steps as readonly Fields[]).map(({ files }) => files);
    assert.deepEqual(names(redo), [[{ path: 'old.txt', change: 'deleted' }]]);
    assert.deepEqual(names(undo), [
      [
        { path: 'style.css', change: 'deleted' },
        { path: 'theme.css', change: 'created' },
      ],
      [{ path: 'new.md', change: 'created' }],
    ]);
    await studio.dispose();
  });
});

describe('workspace.getHistory, of who made a step', () => {
  it('tells person, agent, folder and host apart, and joins no typing of a person with what an agent wrote', async () => {
    const folder = createMemoryFolder(createMemoryDisk('site', { 'app.js': 'disk();\n' }));
    const studio = await createTestStudio({ folder });
    assert.equal((await studio.commands.openFolder(() => true)).state, 'opened');
    const stop = decideAll(studio, 'allow');
    const source = (text: string): Fields => ({ path: 'app.js', source: text });
    studio.drafts.edit('app.js', 'typed();\n');
    await studio.drafts.flush();
    await callAsModel(studio, 'workspace.writeFile', { ...source('agent();\n'), expectedRevision: revisionOf(studio) });
    await studio.registry.callTool(toToolCallRequest({ name: 'workspace.writeFile', arguments: source('other();\n') }));
    studio.workspace.apply({ kind: 'write-file', path: 'app.js', source: 'code();\n' });
    await studio.commands.createFile('mine.md', '');
    await studio.commands.reloadFolder();
    const { undo } = await call(studio, 'workspace.getHistory');
    assert.deepEqual(
      (undo as readonly Fields[]).map(({ by }) => by),
      ['folder', 'person', 'host', 'agent', 'agent', 'person'],
    );
    stop();
    await studio.dispose();
  });
});

async function call(studio: Studio, name: string, args: Fields = {}): Promise<Fields> {
  return resultOf(await studio.registry.executeModelToolCall({ id: 'c', name, arguments: args }));
}

async function reviewStudio(files: Readonly<Record<string, string>> = FILES): Promise<Studio> {
  return createTestStudio({
    seed: { rootName: 'site', files: Object.entries(files).map(([path, source]) => createTextFile(path, source)) },
  });
}

async function changedStudio(): Promise<Studio> {
  const studio = await reviewStudio({ ...FILES, 'old.txt': 'old\n' });
  for (const [name, args] of [
    ['workspace.writeFile', { path: 'app.js', source: 'one();\nzwei();\nthree();\n' }],
    ['workspace.createFile', { path: 'new.md', source: 'new\n' }],
    ['workspace.renameFile', { fromPath: 'style.css', toPath: 'theme.css' }],
    ['workspace.deleteFile', { path: 'old.txt' }],
  ] as const) {
    resultOf(await callAsModel(studio, name, args));
  }
  return studio;
}
