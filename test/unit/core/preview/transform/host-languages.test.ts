import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBuiltInCompiler } from '../../../../../src/core/preview/compile/built-in-compiler.js';
import { linkTarget } from '../../../../../src/core/preview/link-target.js';
import type { PreviewDocument } from '../../../../../src/core/preview/preview-model.js';
import { renderPreviewText } from '../../../../../src/core/preview/preview-text.js';
import type { PreviewTransform } from '../../../../../src/core/preview/transform/preview-transform.js';
import { withFiles, workspaceOf } from '../../../../support/workspace-files.js';

const markdown: PreviewTransform = {
  name: 'Markdown',
  accepts: ({ path }) => path.endsWith('.md'),
  transform(source) {
    if (source.includes('<script>'))
      throw Object.assign(new Error('No </script> here.'), { loc: { line: 3, column: 2 } });
    return { language: 'html', text: `<!doctype html>\n<h1>${source}</h1>` };
  },
};

const included: PreviewTransform = {
  name: 'SCSS',
  accepts: ({ path }) => path.endsWith('.scss'),
  transform: (source, _path, { read }) => ({
    language: 'css',
    text: source.replace(/@use "(.*)";/, (_, path: string) => read(path) ?? 'missing'),
  }),
};

const textOf = ({ html }: PreviewDocument): string => renderPreviewText(html, { urlOf: (id) => id });

test('a workspace without HTML opens at the page that a transform makes, index first, and links lead to such pages', async () => {
  const compile = createBuiltInCompiler({ transforms: [markdown] });
  const state = workspaceOf({ 'about.md': 'About', 'index.md': 'Home', 'a.css': '' });
  const document = await compile(state);
  assert.equal(document.entryPath, 'index.md');
  assert.equal(textOf(document), '<!doctype html>\n<h1>Home</h1>');
  assert.deepEqual(linkTarget('about.md', 'index.md', state, document.transformedPages), {
    kind: 'page',
    path: 'about.md',
  });
  assert.deepEqual(linkTarget('a.css', 'index.md', state, document.transformedPages), { kind: 'none' });
  assert.equal((await compile(withFiles(state, { 'x.html': '<p>' }))).entryPath, 'x.html');
});

test('an entry page whose transform fails says so where it failed, as a script of the page', async () => {
  const document = await createBuiltInCompiler({ transforms: [markdown] })(workspaceOf({ 'index.md': '<script>' }));
  assert.equal(document.entryPath, 'index.md');
  assert.deepEqual(
    document.diagnostics.map(({ kind, line, column }) => [kind, line, column]),
    [['transform-error', 3, 2]],
  );
  assert.equal(
    textOf(document),
    '<!doctype html><script>\n\n throw new SyntaxError("Markdown: No \\u003c/script> here.")</script>',
  );
});

test('a source is made anew when a file that it asked for is another, is gone, or is there at last', async () => {
  let made = 0;
  const counted: PreviewTransform = {
    ...included,
    transform: (...given) => ((made += 1), included.transform(...given)),
  };
  const compile = createBuiltInCompiler({ transforms: [counted] });
  const styles = async (state: Parameters<typeof compile>[0]): Promise<string> => {
    const style = (await compile(state)).resources.get('style:a.scss');
    return style?.kind === 'text' ? style.text.source : '';
  };
  const page = { 'index.html': '<link rel="stylesheet" href="a.scss">', 'a.scss': '@use "b.txt";' };
  const without = workspaceOf(page);
  assert.equal(await styles(without), 'missing');
  const state = withFiles(without, { 'b.txt': 'b{}' });
  assert.equal(await styles(state), 'b{}');
  assert.equal(await styles(withFiles(state, { 'c.txt': '' })), 'b{}');
  assert.equal(made, 2);
  assert.equal(await styles(withFiles(state, { 'b.txt': 'c{}' })), 'c{}');
  assert.equal(made, 3);
});

test('a diagnostic of a made source stands at the place of its author', async () => {
  const moved: PreviewTransform = {
    name: 'Moved',
    accepts: ({ path }) => path === 'a.scss',
    // Line 1 is made of line 5, column 3.
    transform: () => ({ language: 'css', text: '@import "gone.css";', mappings: 'AAIE' }),
  };
  const { diagnostics } = await createBuiltInCompiler({ transforms: [moved] })(
    workspaceOf({ 'index.html': '<link rel="stylesheet" href="a.scss">', 'a.scss': '' }),
  );
  assert.deepEqual(
    diagnostics.map(({ kind, sourcePath, line, column }) => [kind, sourcePath, line, column]),
    [['missing-reference', 'a.scss', 5, 3]],
  );
});
