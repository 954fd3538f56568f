import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SCRIPT_TRANSFORM } from '../../../../../src/core/preview/transform/script-transform.js';
import {
  createSourceTransforms,
  type TransformedState,
} from '../../../../../src/core/preview/transform/transform-sources.js';
import type { PreviewTransform } from '../../../../../src/core/preview/transform/preview-transform.js';
import type { TextFile } from '../../../../../src/core/workspace/workspace-model.js';
import { withFiles, workspaceOf } from '../../../../support/workspace-files.js';

test('TypeScript becomes a script whose lines stay lines, under both names, read once for each file', async () => {
  const transform = createSourceTransforms([SCRIPT_TRANSFORM]);
  const state = workspaceOf({
    'index.html': '',
    'a.ts': 'type A = number;\nexport const a: A = 1;',
    'b.ts': 'let b: any',
  });
  const first = await transform(state);
  const file = first.state.files.get('a.ts') as TextFile;
  assert.equal(file.source.split('\n')[1]?.trim(), 'export const a = 1;');
  assert.equal(file.mimeType, 'text/javascript');
  assert.equal(first.state.files.get('a.js'), file);
  const second = await transform(withFiles(state, { 'b.ts': 'let b: string' }));
  assert.equal(second.state.files.get('a.ts'), file);
  assert.equal(transform(state) instanceof Promise, false);
});

test('a state without such files is handed back as it is', () => {
  const state = workspaceOf({ 'index.html': '', 'a.js': '' });
  const transformed = createSourceTransforms([SCRIPT_TRANSFORM])(state) as TransformedState;
  assert.equal(transformed.state, state);
  assert.deepEqual([transformed.diagnostics, transformed.sourceCount], [[], 0]);
});

test('a source that does not parse is a diagnostic with its line, and a script that says the same there', async () => {
  const { state, diagnostics } = await createSourceTransforms([SCRIPT_TRANSFORM])(
    workspaceOf({ 'a.ts': 'const a: number = 1;\nconst = 2;' }),
  );
  assert.deepEqual(
    diagnostics.map(({ kind, sourcePath, line }) => [kind, sourcePath, line]),
    [['transform-error', 'a.ts', 2]],
  );
  assert.match((state.files.get('a.ts') as TextFile).source, /^\n *throw new SyntaxError\("TypeScript and JSX: /);
});

test('a host adds a language of its own, which is asked first', async () => {
  const shout: PreviewTransform = {
    name: 'Shout',
    accepts: ({ path }) => path.endsWith('.shout'),
    transform: (source) => ({ language: 'css', text: source.toUpperCase() }),
  };
  const { state } = await createSourceTransforms([shout, SCRIPT_TRANSFORM])(workspaceOf({ 'a.shout': 'b{}' }));
  const file = state.files.get('a.shout') as TextFile;
  assert.deepEqual([file.source, file.mimeType], ['B{}', 'text/css']);
});
