import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { checkSite } from '../../../scripts/links/check-site.mjs';

describe('the check of a static site', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jig-site-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const problems = (): readonly string[] => checkSite(folder).problems;

  it('follows pages, styles, images, modules, chunks loaded later and source maps to the last file', () => {
    write(
      'index.html',
      '<link rel="stylesheet" href="a.css"><script type="module" src="./a.js"></script><a href="sub/">x</a>',
    );
    write(
      'sub/index.html',
      '<img src="../i.png" srcset="../i.png 1x, ../j.png 2x"><a href="https://example.com">out</a>',
    );
    write('a.css', '@import "b.css"; body { background: url(i.png) }');
    write('b.css', 'p { background: url("j.png") }');
    write(
      'a.js',
      'import "./b.js";\nimport("./c.js");\nnew URL("./d.txt", import.meta.url);\n//# sourceMappingURL=a.js.map',
    );
    for (const name of ['i.png', 'j.png', 'b.js', 'c.js', 'd.txt', 'a.js.map']) write(name, '');
    const report = checkSite(folder);
    assert.deepEqual(report.problems, []);
    assert.deepEqual(report.reached, [
      'a.css',
      'a.js',
      'a.js.map',
      'b.css',
      'b.js',
      'c.js',
      'd.txt',
      'i.png',
      'index.html',
      'j.png',
      'sub/index.html',
    ]);
  });

  const faults: readonly (readonly [what: string, file: string, text: string, complaint: RegExp])[] = [
    ['a missing script', 'index.html', '<script src="./gone.js"></script>', /gone\.js" does not exist/],
    ['a missing page', 'index.html', '<a href="gone.html">x</a>', /gone\.html" does not exist/],
    ['an absolute path', 'index.html', '<link rel="icon" href="/i.svg">', /is absolute/],
    ['an asset of another server', 'index.html', '<script src="https://example.com/x.js"></script>', /another server/],
    ['an asset of an inline style', 'index.html', '<p style="background: url(gone.png)">', /gone\.png" does not exist/],
    ['a frame page of ours', 'index.html', '<jig-preview preview-frame-url="gone.html">', /gone\.html" does not exist/],
    ['a path out of the site', 'index.html', '<img src="../i.png">', /leaves the site/],
    ['a bare import', 'index.html', '<script type="module">import "lit";</script>', /is a bare specifier/],
    [
      'a chunk loaded later',
      'index.html',
      '<script type="module">import("./gone.js");</script>',
      /gone\.js" does not exist/,
    ],
    ['a style reference', 'index.html', '<style>@import "gone.css";</style>', /gone\.css" does not exist/],
  ];
  for (const [what, file, text, complaint] of faults) {
    it(`reports ${what} that cannot be followed`, () => {
      write(file, text);
      assert.equal(problems().length, 1);
      assert.match(problems()[0]!, complaint);
    });
  }
});
