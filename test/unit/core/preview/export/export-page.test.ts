import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInterpretingValidator } from '../../../../../src/adapters/validator/interpreting-validator.js';
import { exportPage, type ExportPageOptions } from '../../../../../src/core/preview/export/export-page.js';
import { createStudio } from '../../../../../src/core/studio/create-studio.js';
import type { Download } from '../../../../../src/core/workspace/download-port.js';
import { workspaceOf } from '../../../../support/workspace-files.js';
import { sampleSeed } from '../../../../support/workspace-fixtures.js';

type Files = Readonly<Record<string, string | Blob>>;

async function exported(files: Files, options: ExportPageOptions = {}) {
  const { content, ...file } = await exportPage(workspaceOf(files), options);
  return { ...file, content, html: await content.text() };
}

const told = ({ diagnostics }: Awaited<ReturnType<typeof exported>>): readonly string[] =>
  diagnostics.map(({ kind, sourcePath, line, requestedPath }) => `${kind} ${sourcePath}:${line} ${requestedPath}`);

describe('an exported page', () => {
  it('is the author’s text with the files in the place of their names, and nothing of ours', async () => {
    const file = await exported({
      'index.html': '<!doctype html><title>é</title>\n<link rel=stylesheet href="a.css"><img src="x.png" alt>\n',
      'a.css': 'p{background:url(x.png)}',
      'x.png': new Blob([new Uint8Array([1, 2, 255])]),
    });
    const picture = 'data:image/png;base64,AQL/';
    assert.equal(
      file.html,
      `<!doctype html><title>é</title>\n<link rel=stylesheet href="data:text/css;charset=utf-8,p{background:url(%22${picture}%22)}"><img src="${picture}" alt>\n`,
    );
    assert.deepEqual([...new Uint8Array(await file.content.arrayBuffer())].slice(0, 3), [0xef, 0xbb, 0xbf]);
    assert.deepEqual(file.diagnostics, []);
  });

  it('is not ended, nor added to, by any text or name of the workspace', async () => {
    const end = '</script><script>forged()</script><!--\u0000\u2028\'"`${}\\';
    const name = 'it\'s & <b>"x".js';
    const file = await exported({
      'index.html': `<script type="importmap">{"imports":{${JSON.stringify(end).replaceAll('<', '\\u003c')}:"./b.js"}}</script><script type="module" src="a.js"></script><script src="${name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></script>`,
      'a.js': `export const text = ${JSON.stringify(end)}; await import(text)`,
      'b.js': `// ${end}`,
      [name]: `// ${end}`,
    });
    assert.equal(file.html.split('forged()</script').length, 1, 'every end of a script is escaped');
    // The author's map, our map, its removal, the module, the classic script.
    assert.equal(file.html.match(/<script/g)?.length, 5);
    const minted = await exported({
      'index.html': '<img srcset="x.png 2x" alt><script src="a.js"></script>',
      'a.js': `// ${end}`,
      'x.png': new Blob(['x']),
    });
    assert.equal(minted.html.match(/<script/g)?.length, 1);
    assert.equal(minted.html.match(/<\/script/g)?.length, 1);
  });

  it('holds each file once where naming it often would make the page grow beyond reason', async () => {
    const picture = new Blob([new Uint8Array(100_000)]);
    const pictures = (count: number): Files => ({
      'index.html': '<img src="x.png" alt>'.repeat(count),
      'x.png': picture,
    });
    const few = await exported(pictures(2));
    assert.ok(few.html.length > 250_000 && !few.html.includes('createObjectURL'));
    const many = await exported(pictures(100));
    assert.ok(many.html.length < 150_000 && many.html.includes('createObjectURL'));
  });

  it('keeps what leads back to the page, takes along what is to be downloaded, and tells what is left out', async () => {
    const file = await exported({
      'index.html':
        '<a href="index.html#top">up</a><a href="/?q=1">query</a><a href="#x">x</a><a href="notes.txt" download="n.txt">take</a>\n<a href="about.html#team">about</a><form action="about.html"></form><a href="https://example.test/">away</a>',
      'about.html': '',
      'notes.txt': 'n',
    });
    assert.equal(
      file.html.split('\n')[0],
      '<a href="#top">up</a><a href="?q=1">query</a><a href="#x">x</a><a href="data:text/plain;charset=utf-8,n" download="n.txt">take</a>',
    );
    assert.deepEqual(told(file), ['left-out-page index.html:2 about.html']);
  });

  it('tells what needs the network, and leaves it as it is', async () => {
    const page =
      '<base href="https://cdn.test/lib/"><script src="x.js"></script><img src="y.png" alt><script type="module">import "https://cdn.test/m.js"</script>';
    const file = await exported({ 'index.html': page });
    assert.equal(file.html, page);
    assert.deepEqual(told(file), [
      'external-reference index.html:1 https://cdn.test/lib/x.js',
      'external-reference index.html:1 https://cdn.test/lib/y.png',
      'external-reference index.html:1 https://cdn.test/m.js',
    ]);
  });

  it('reads the languages that the preview reads', async () => {
    const upper = {
      name: 'upper',
      accepts: ({ path }: { path: string }) => path.endsWith('.txt'),
      transform: (source: string) => ({ language: 'css' as const, text: source.toUpperCase() }),
    };
    const file = await exported(
      {
        'index.html': '<link rel="stylesheet" href="a.txt"><script src="b.ts"></script>',
        'a.txt': 'a',
        'b.ts': 'let n: number',
      },
      { transforms: [upper] },
    );
    assert.match(file.html, /data:text\/css;charset=utf-8,A/);
    assert.match(file.html, /javascript;charset=utf-8,let n/);
  });

  it('is refused by name where there is no page, or too much of it', async () => {
    await assert.rejects(exported({ 'a.css': '' }), {
      code: 'PREVIEW_TARGET_NOT_FOUND',
      details: { target: 'html-entry' },
    });
    await assert.rejects(exported({ 'index.html': '' }, { page: 'gone.html' }), {
      code: 'PREVIEW_TARGET_NOT_FOUND',
      details: { target: 'html-entry', path: 'gone.html' },
    });
    const huge = Object.defineProperty(new Blob(['x']), 'size', { value: 2e8 });
    await assert.rejects(exported({ 'index.html': '<img src="x.png">', 'x.png': huge }), {
      code: 'PREVIEW_EXPORT_LIMIT',
    });
  });

  it('is cancelled before it begins, and between its assets', async () => {
    const files = { 'index.html': '<img src="x.png"><img src="y.png">', 'y.png': new Blob(['y']) };
    const stop = new AbortController();
    const first = new Blob(['x']);
    first.arrayBuffer = () => (stop.abort(), Promise.resolve(new ArrayBuffer(1)));
    const cancelled = { code: 'TOOL_CANCELLED' };
    await assert.rejects(exported({ ...files, 'x.png': first }, { signal: stop.signal }), cancelled);
    await assert.rejects(exported({ ...files, 'x.png': new Blob(['x']) }, { signal: stop.signal }), cancelled);
  });
});

describe('the studio’s export of a page', () => {
  it('downloads the page with what is typed, names it after the workspace, and tells the rest', async () => {
    const saved: Download[] = [];
    const studio = createStudio({
      validator: createInterpretingValidator(),
      seed: sampleSeed(),
      downloads: { save: (download) => void saved.push(download) },
    });
    await studio.ready;
    studio.commands.editDraft('index.html', '<h1>Typed</h1><a href="gone.html">gone</a><img src="gone.png">');
    const { structuredContent } = await studio.commands.exportPage();
    const { size, ...result } = structuredContent as { size: number };
    assert.deepEqual(result, {
      fileName: 'sample.html',
      path: 'index.html',
      diagnostics: [
        {
          kind: 'missing-reference',
          sourcePath: 'index.html',
          requestedPath: 'gone.png',
          message: '“gone.png” is not in the workspace.',
          line: 1,
        },
      ],
    });
    assert.equal(saved[0]?.fileName, 'sample.html');
    const content = saved[0]?.content as Blob;
    assert.equal(content.size, size);
    assert.match(await content.text(), /^<h1>Typed<\/h1>/);
    const stop = new AbortController();
    stop.abort();
    assert.equal((await studio.commands.exportPage({ signal: stop.signal })).error?.code, 'TOOL_CANCELLED');
    await studio.dispose();
  });

  it('says so where nothing can be downloaded', async () => {
    const studio = createStudio({ validator: createInterpretingValidator(), seed: sampleSeed() });
    await studio.ready;
    assert.equal((await studio.commands.exportPage()).error?.code, 'WORKSPACE_DOWNLOAD_UNAVAILABLE');
    await studio.dispose();
  });
});
