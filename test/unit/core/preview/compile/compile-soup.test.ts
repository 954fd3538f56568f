import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createPreviewCompiler } from '../../../../../src/core/preview/compile/compile-preview.js';
import { loadModuleLexer } from '../../../../../src/core/preview/compile/module-source.js';
import type { PreviewText } from '../../../../../src/core/preview/preview-text.js';
import { soak } from '../../../../support/soak.js';
import { workspaceOf } from '../../../../support/workspace-files.js';

await loadModuleLexer();

/** Pieces that mean something to one of the parsers, in any order, whole or cut. */
const PIECES = [
  '<p>', '</p>', '<script>', '</script>', '<script type=module src=a.js>', '<style>', '</style>', '<!--', '-->', '<svg>',
  '<use href="a.svg#x">', '<iframe srcdoc="<img src=a.svg>">', '<img srcset="a.svg 1x, ,", src=a.svg', '<base href=//[>',
  '<link rel=stylesheet href=a.css>', '<a style="b:url(a.svg', '@import "a.css"', ' layer(x);', 'url(', ')', '"', "'", '`',
  '${', '}', '{', '\\', '/*', '*/', '//', '\n', 'import("./a.js")', 'import x from "./b.js";', 'import.meta.url', 'fetch("a.svg")',
  'new Worker(new URL("a.js", import.meta.url))', 'import(`./${', 'importScripts(', '/[/]', '&amp', '%', '%E0', '\u0000', '\ufeff', '\ud83d',
]; // prettier-ignore

const soup = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6, unit: 'binary' })), { maxLength: 24 })
  .map((pieces) => pieces.join(''));

test('no soup of HTML, CSS and scripts makes the compiler throw, and edits stand in order inside the source', () => {
  fc.assert(
    fc.property(soup, soup, soup, soup, (page, style, script, other) => {
      const document = createPreviewCompiler()(
        workspaceOf({ 'index.html': page, 'a.css': style, 'a.js': script, 'b.js': other, 'a.svg': '<svg/>' }),
      );
      assertInOrder(document.html);
      for (const resource of document.resources.values()) if (resource.kind === 'text') assertInOrder(resource.text);
    }),
    soak(3000),
  );
});

test('a page of plain text and tags without references is left as it is, but for the place of the runtime', () => {
  const plain = fc.array(fc.constantFrom('<p>', '</p>', '<b title=x>', 'text', '&amp;', '\n', '<!-- c -->', '<table>'));
  fc.assert(
    fc.property(plain, (pieces) => {
      const source = pieces.join('');
      const { html, diagnostics } = createPreviewCompiler()(workspaceOf({ 'index.html': source }));
      assert.equal(html.source, source);
      assert.deepEqual(
        html.edits.map(({ start, end, parts }) => [end - start, parts]),
        [[0, [{ kind: 'runtime' }]]],
      );
      assert.deepEqual(diagnostics, []);
    }),
    soak(1000),
  );
});

function assertInOrder({ source, edits }: PreviewText): void {
  let offset = 0;
  for (const { start, end } of edits) {
    assert.ok(
      offset <= start && start <= end && end <= source.length,
      `an edit from ${start} to ${end} after ${offset}`,
    );
    offset = end;
  }
}
