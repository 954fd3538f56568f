import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPreviewCompiler } from '../../../../../src/core/preview/compile/compile-preview.js';
import { loadModuleLexer } from '../../../../../src/core/preview/compile/module-source.js';
import { workspaceOf } from '../../../../support/workspace-files.js';

await loadModuleLexer();

type Files = Readonly<Record<string, string | Blob>>;

const SITE: Files = {
  'a.png': new Blob(['a']),
  'img/b.PNG': new Blob(['b']),
  'c.wav': new Blob(['c']),
  'd.svg': '<svg/>',
  'e.css': '@import "f.css"',
  'f.css': '',
};

function atHand(files: Files): readonly string[] {
  const { atHand: found } = createPreviewCompiler()(workspaceOf({ ...SITE, ...files }, 1));
  return (found?.files ?? []).map(({ path }) => path).sort();
}

describe('the files that scripts may name while they run', () => {
  it('are those whose ending stands in a script of the page, whatever their names', () => {
    assert.deepEqual(
      atHand({ 'index.html': '<script src="s.js"></script>', 's.js': 'img.src = "img/" + n + ".png"' }),
      ['a.png', 'img/b.PNG'],
    );
    assert.deepEqual(atHand({ 'index.html': '<script>new Audio(`${name}.wav`)</script><img src="d.svg">' }), [
      'c.wav',
      'd.svg',
    ]);
    assert.deepEqual(
      atHand({
        'index.html': '<script type="module" src="s.js"></script>',
        's.js': 'import list from "./list.json" with { type: "json" }',
        'list.json': '["a.png"]',
      }),
      ['a.png', 'img/b.PNG'],
    );
  });

  it('are styles only where a script names one: every page names styles', () => {
    const link = '<link rel="stylesheet" href="f.css">';
    assert.deepEqual(atHand({ 'index.html': `${link}<script src="s.js"></script>`, 's.js': '1' }), []);
    assert.deepEqual(atHand({ 'index.html': `${link}<script src="s.js"></script>`, 's.js': 'link.href = "e.css"' }), [
      'e.css',
      'f.css',
    ]);
  });

  it('are none in a page without scripts, nor in an exported file', () => {
    assert.deepEqual(atHand({ 'index.html': '<img src="a.png"><img src="d.svg">' }), []);
    const compile = createPreviewCompiler({ purpose: 'export' });
    const page = workspaceOf({ ...SITE, 'index.html': '<script>i.src = "a.png"</script>' }, 1);
    assert.equal(compile(page).atHand, undefined);
  });

  it('are at most five hundred', () => {
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`p/${at}.png`, new Blob(['p'])]));
    assert.equal(atHand({ ...many, 'index.html': '<script>i.src = `p/${n}.png`</script>' }).length, 500);
  });
});
