import fc from 'fast-check';
import { createAssetFile, createTextFile } from '../../src/core/workspace/workspace-file.js';
import type { BatchStep, WorkspaceChange, WorkspaceFile } from '../../src/core/workspace/workspace-model.js';

/** Few paths, so that changes meet; some spelled oddly, some refused. */
const path = fc.constantFrom(
  'index.html',
  'app.js',
  './styles.css',
  'README.md',
  'img/logo.png',
  'a/b.js',
  'a\\b.js',
  'a/c.png',
  'page.html',
  'new.ts',
  'app.js/below.js',
  '__proto__.js',
  '../escape.js',
  'none',
);
const source = fc.constantFrom('', 'x', 'xx', 'console.log(1);\n', '<p>', 'x'.repeat(80_000), 'x'.repeat(80_001));
const BLOB = new Blob(['asset']);

const file: fc.Arbitrary<WorkspaceFile> = fc.oneof(
  fc
    .constantFrom('index.html', 'app.js', 'z.txt', 'page.html')
    .chain((name) => source.map((text) => createTextFile(name, text))),
  fc.constant(createAssetFile('img/logo.png', BLOB)),
);

const createStep = fc.record({ kind: fc.constant('create-file' as const), path, source });
const patchStep = fc.record({
  kind: fc.constant('patch-file' as const),
  path,
  search: fc.constantFrom('x', '', 'log', 'nowhere'),
  replace: fc.constantFrom('', 'x', 'yy', 'y'.repeat(20_000)),
  occurrence: fc.constantFrom('first' as const, 'all' as const, 'only' as const),
});
const renameStep = fc.record({ kind: fc.constant('rename-file' as const), fromPath: path, toPath: path });
const deleteStep = fc.record({ kind: fc.constant('delete-file' as const), path });

/** Steps of one batch. */
export const batchStep: fc.Arbitrary<BatchStep> = fc.oneof(createStep, patchStep, renameStep, deleteStep);

export const workspaceChange: fc.Arbitrary<WorkspaceChange> = fc.oneof(
  { weight: 3, arbitrary: createStep },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write-file' as const), path, source, typing: fc.boolean() }) },
  { weight: 2, arbitrary: patchStep },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('batch' as const), steps: fc.array(batchStep, { maxLength: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('edit-files' as const),
      writes: fc.array(fc.record({ path, source }), { maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: renameStep },
  { weight: 3, arbitrary: deleteStep },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('revert-file' as const), path }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('replace-all' as const),
      rootName: fc.constantFrom('sample', 'sample', 'other'),
      files: fc.array(file, { maxLength: 4 }),
    }),
  },
);

export type WorkspaceStep =
  | { readonly kind: 'change'; readonly change: WorkspaceChange }
  | { readonly kind: 'undo' | 'redo' | 'reset' }
  | { readonly kind: 'save' }
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'wait'; readonly ms: number };

export const workspaceStep: fc.Arbitrary<WorkspaceStep> = fc.oneof(
  { weight: 12, arbitrary: workspaceChange.map((change) => ({ kind: 'change' as const, change })) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('save' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open' as const), path }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 749, 751) }) },
);
