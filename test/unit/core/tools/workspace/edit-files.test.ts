import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ToolCallArguments } from '../../../../../src/core/protocol/call.js';
import type { Studio } from '../../../../../src/core/studio/studio-port.js';
import { textDigest } from '../../../../../src/core/workspace/text-digest.js';
import { createAssetFile, createTextFile } from '../../../../../src/core/workspace/workspace-file.js';
import { soak } from '../../../../support/soak.js';
import {
  callAsModel,
  createShownStudio,
  createTestStudio,
  decideAll,
  resultOf,
  revisionOf,
  sourceOf,
} from '../../../../support/test-studio.js';

const SEED = {
  rootName: 'site',
  files: [
    createTextFile('index.html', '<h1>one one</h1>'),
    createTextFile('app.js', 'let a;'),
    createTextFile('docs/guide.md', '# Guide'),
    createAssetFile('img/logo.png', new Blob(['png'])),
  ],
};
const NAME = 'workspace.editFiles';

const stateOf = (studio: Studio) => studio.workspace.getSnapshot().state;
const replace = (path: string, search: string, text: string, more: object = {}) => ({
  kind: 'replace',
  path,
  search,
  replace: text,
  ...more,
});

async function errorOf(studio: Studio, args: ToolCallArguments) {
  const before = stateOf(studio);
  const { error } = await callAsModel(studio, NAME, args);
  assert.equal(stateOf(studio), before);
  return error;
}

describe('workspace.editFiles', () => {
  it('makes replacements, files, renames and deletions as one revision, one acknowledgement and one undo', async () => {
    const { studio, surface } = await createShownStudio({ seed: SEED });
    const before = studio.workspace.getSnapshot();
    const shown = surface.shown.length;
    const edits = [
      replace('index.html', '<h1>one', '<h1>two'),
      { kind: 'create', path: 'new.css', source: 'h1 {}' },
      { kind: 'rename', fromPath: 'app.js', toPath: 'js/main.js' },
      replace('js/main.js', 'a', 'b'),
      { kind: 'delete', path: 'img/logo.png' },
    ];
    assert.deepEqual(resultOf(await callAsModel(studio, NAME, { edits, expectedRevision: 1 })), {
      activePath: 'new.css',
      revision: 2,
      preview: 'synced',
      storageMode: 'memory',
      dryRun: false,
      changed: true,
      files: [
        { path: 'index.html', change: 'edited', size: 16, digest: textDigest('<h1>two one</h1>') },
        { path: 'js/main.js', change: 'renamed', fromPath: 'app.js', size: 6, digest: textDigest('let b;') },
        { path: 'new.css', change: 'created', size: 5, digest: textDigest('h1 {}') },
        { path: 'img/logo.png', change: 'deleted' },
      ],
      replacements: 2,
    });
    assert.equal(surface.shown.length, shown + 1);
    resultOf(await callAsModel(studio, 'workspace.undo', { expectedRevision: 2 }));
    assert.deepEqual([...stateOf(studio).files], [...before.state.files]);
    assert.equal(stateOf(studio).activePath, before.state.activePath);
    await studio.dispose();
  });

  it('replaces a text that has to be there once, unless told otherwise', async () => {
    const studio = await createTestStudio({ seed: SEED });
    const twice = await errorOf(studio, { edits: [replace('app.js', 'a', 'b'), replace('index.html', 'one', 'x')] });
    assert.equal(twice?.code, 'WORKSPACE_PATCH_AMBIGUOUS');
    assert.deepEqual(twice?.details, { path: 'index.html', occurrence: 'only', matches: 2, searchLength: 3, index: 1 });
    const missing = await errorOf(studio, { edits: [replace('app.js', 'secret', 'b')] });
    assert.equal(missing?.code, 'WORKSPACE_PATCH_NOT_FOUND');
    assert.doesNotMatch(JSON.stringify(missing), /secret/);
    const edits = [replace('index.html', 'one', 'x', { occurrence: 'first' }), replace('app.js', 'a', 'b')];
    assert.equal(resultOf(await callAsModel(studio, NAME, { edits }))['replacements'], 2);
    assert.equal(sourceOf(studio, 'index.html'), '<h1>x one</h1>');
    await studio.dispose();
  });

  it('is refused whole by any edit that cannot be made, with its place and code', async () => {
    const studio = await createTestStudio({ seed: SEED });
    const good = replace('app.js', 'a', 'b');
    const bad: readonly (readonly [edit: object, code: string])[] = [
      [{ kind: 'create', path: 'index.html', source: '' }, 'WORKSPACE_FILE_CONFLICT'],
      [{ kind: 'create', path: '../x.js', source: '' }, 'WORKSPACE_PATH_INVALID'],
      [{ kind: 'rename', fromPath: 'app.js', toPath: 'app.png' }, 'WORKSPACE_FILE_TYPE_CONFLICT'],
      [{ kind: 'rename', fromPath: 'gone.js', toPath: 'b.js' }, 'WORKSPACE_FILE_NOT_FOUND'],
      [{ kind: 'delete', path: 'index.html' }, 'WORKSPACE_PREVIEW_ENTRY_REQUIRED'],
      [replace('img/logo.png', 'a', 'b'), 'WORKSPACE_FILE_TYPE_CONFLICT'],
    ];
    for (const [edit, code] of bad) {
      const error = await errorOf(studio, { edits: [good, edit] });
      assert.deepEqual([error?.code, error?.details?.['index']], [code, 1]);
    }
    for (const edits of [[], [{ kind: 'move' }], Array.from({ length: 51 }, () => good)]) {
      assert.equal((await errorOf(studio, { edits }))?.code, 'TOOL_VALIDATION_FAILED');
    }
    await studio.dispose();
  });

  it('guards each file by the revision at which it was read, and lets others change', async () => {
    const studio = await createTestStudio({ seed: SEED });
    await callAsModel(studio, 'workspace.writeFile', { path: 'docs/guide.md', source: 'theirs' });
    const edit = (path: string, search: string, expectedRevision: number) => ({
      edits: [replace(path, search, 'x', { expectedRevision })],
    });
    const stale = await errorOf(studio, edit('docs/guide.md', 'theirs', 1));
    assert.equal(stale?.code, 'WORKSPACE_REVISION_CONFLICT');
    assert.equal(stale?.retryable, true);
    assert.deepEqual(stale?.details, { path: 'docs/guide.md', expectedRevision: 1, currentRevision: 2 });
    assert.equal((await errorOf(studio, edit('app.js', 'a', 3)))?.code, 'WORKSPACE_REVISION_CONFLICT');
    resultOf(await callAsModel(studio, NAME, edit('app.js', 'a', 1)));
    resultOf(await callAsModel(studio, NAME, edit('docs/guide.md', 'theirs', 2)));
    await studio.dispose();
  });

  it('guards a text by the digest an earlier answer gave', async () => {
    const studio = await createTestStudio({ seed: SEED });
    const first = resultOf(await callAsModel(studio, NAME, { edits: [replace('app.js', 'a', 'b')] }));
    const [{ digest } = { digest: '' }] = first['files'] as readonly { readonly digest: string }[];
    const edits = [{ kind: 'delete', path: 'app.js', expectedDigest: digest }];
    await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'theirs' });
    const error = await errorOf(studio, { edits });
    assert.deepEqual([error?.code, error?.details?.['path']], ['WORKSPACE_REVISION_CONFLICT', 'app.js']);
    await callAsModel(studio, 'workspace.undo', { expectedRevision: 3 });
    resultOf(await callAsModel(studio, NAME, { edits }));
    assert.equal(stateOf(studio).files.has('app.js'), false);
    await studio.dispose();
  });

  it('asks with the names of the files, what is deleted first, and never with their text', async () => {
    const studio = await createTestStudio({ seed: SEED });
    const previews: (string | undefined)[] = [];
    studio.approvals.store.subscribe(() => {
      previews.push(...studio.approvals.store.getSnapshot().map((entry) => entry.safeArgumentPreview));
    });
    const stop = decideAll(studio, 'deny');
    const edits = [
      replace('index.html', 'one one', 'secret'),
      { kind: 'create', path: 'a.js', source: 'secret' },
      { kind: 'rename', fromPath: 'app.js', toPath: 'b.js' },
      { kind: 'delete', path: 'docs/guide.md' },
      { kind: 'delete', path: 'img/logo.png' },
    ];
    const { error } = await studio.registry.executeModelToolCall({ name: NAME, arguments: { edits } });
    stop();
    assert.equal(error?.code, 'TOOL_POLICY_DENIED');
    assert.deepEqual(previews, [
      'delete 2 files: docs/guide.md, img/logo.png · rename: app.js → b.js · create: a.js · edit: index.html',
    ]);
    await studio.dispose();
  });

  it('takes typing in a renamed file along', async () => {
    const studio = await createTestStudio({ seed: SEED });
    studio.commands.editDraft('app.js', 'typed');
    await callAsModel(studio, NAME, { edits: [{ kind: 'rename', fromPath: 'app.js', toPath: 'b.js' }] });
    await studio.commands.flushDrafts();
    assert.equal(sourceOf(studio, 'b.js'), 'typed');
    await studio.dispose();
  });

  it('as a dry run asks nobody, changes nothing, and answers what the real run then does', async () => {
    const path = fc.constantFrom(
      'index.html',
      'app.js',
      './docs/guide.md',
      'img/logo.png',
      'new.js',
      'x.html',
      'x.png',
    );
    const text = fc.constantFrom('a', 'e', 'one', '<h1>', 'x');
    const edit = fc.oneof(
      fc.record({
        kind: fc.constant('replace'),
        path,
        search: text,
        replace: text,
        occurrence: fc.constantFrom('only', 'first', 'all'),
      }),
      fc.record({ kind: fc.constant('create'), path, source: text }),
      fc.record({ kind: fc.constant('rename'), fromPath: path, toPath: path }),
      fc.record({ kind: fc.constant('delete'), path }),
    );
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edits) => {
        const studio = await createTestStudio({ seed: SEED });
        const before = stateOf(studio);
        // Nobody is there to allow it.
        const dry = await studio.registry.executeModelToolCall({ name: NAME, arguments: { edits, dryRun: true } });
        assert.equal(stateOf(studio), before);
        const real = await callAsModel(studio, NAME, { edits });
        assert.deepEqual(real.error, dry.error);
        if (!dry.isError) {
          const [promised, done] = [resultOf(dry), resultOf(real)];
          assert.deepEqual([done['files'], done['replacements']], [promised['files'], promised['replacements']]);
          assert.deepEqual([promised['dryRun'], promised['revision'], promised['preview']], [true, 1, undefined]);
          assertTold(before.files, stateOf(studio).files, done['files'] as readonly Told[]);
          made += 1;
        }
        assert.ok(revisionOf(studio) <= 2);
        await studio.dispose();
      }),
      { ...soak(500), examples: [[[{ kind: 'create', path: 'new.js', source: 'a' }]]] },
    );
    assert.ok(made > 0);
  });
});

interface Told {
  readonly path: string;
  readonly fromPath?: string;
}

/** Every path that appeared, vanished or changed is in the list, and no other. */
function assertTold(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  told: readonly Told[],
): void {
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  const named = new Set(told.flatMap(({ path, fromPath }) => (fromPath === undefined ? [path] : [path, fromPath])));
  for (const path of differing) assert.ok(named.has(path), `${path} changed silently`);
}
