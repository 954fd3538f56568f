import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPreviewCompiler } from '../../../../../src/core/preview/compile/compile-preview.js';
import { loadModuleLexer } from '../../../../../src/core/preview/compile/module-source.js';
import type { PreviewDocument } from '../../../../../src/core/preview/preview-model.js';
import { locateInSource, renderPreviewText, type PreviewText } from '../../../../../src/core/preview/preview-text.js';
import { workspaceOf } from '../../../../support/workspace-files.js';

const compile = (files: Readonly<Record<string, string | Blob>>): PreviewDocument =>
  createPreviewCompiler()(workspaceOf(files));

await loadModuleLexer();

const values = { urlOf: (resource: string) => `[${resource}]`, runtime: '' };
const rendered = (text: PreviewText): string => renderPreviewText(text, values);
const html = (document: PreviewDocument): string => rendered(document.html);

function textOf(document: PreviewDocument, id: string): string {
  const resource = document.resources.get(id);
  assert.equal(resource?.kind, 'text', `${id} is a text`);
  return rendered((resource as { text: PreviewText }).text);
}

const diagnosticsOf = (document: PreviewDocument) =>
  document.diagnostics.map(
    ({ kind, sourcePath, line, requestedPath }) => `${kind} ${sourcePath}:${line} ${requestedPath}`,
  );

describe('the entry', () => {
  it('is index.html, else the first HTML file, else a card that asks for one', () => {
    assert.equal(compile({ 'a.html': '', 'index.html': '' }).entryPath, 'index.html');
    assert.equal(compile({ 'app.js': '', 'src/b.html': '', 'c.html': '' }).entryPath, 'src/b.html');
    const card = compile({ 'app.js': '' });
    assert.equal(card.entryPath, undefined);
    assert.match(html(card), /No page to preview/);
  });
});

describe('a document', () => {
  it('without references stays exactly as written', () => {
    const source =
      "<!DOCTYPE html>\r\n<HTML Lang=de>\n<p title='a\"b'>x</p><!-- <link rel=stylesheet href=gone.css> -->\n";
    const document = compile({ 'index.html': source });
    assert.equal(html(document), source);
    assert.deepEqual(document.diagnostics, []);
  });

  it('names local styles, scripts, images and icons by their resource, whatever the quoting', () => {
    const document = compile({
      'index.html': [
        '<link rel="icon" href=logo.svg><link rel=stylesheet href=styles/a.css?v=2 media="print">',
        "<script src='app.js' defer></script><script type=module src=/main.js></script>",
        '<img src="img/a%20b.png" srcset="img/a%20b.png 1x, logo.svg#x 2x, https://x.test/y.png 3x" alt=""><video poster=logo.svg></video>',
      ].join('\n'),
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'styles/a.css': 'a{}',
      'app.js': '1',
      'main.js': '2',
      'img/a b.png': new Blob(['x']),
    });
    assert.equal(
      html(document),
      [
        '<link rel="icon" href="[asset:logo.svg]"><link rel=stylesheet href="[style:styles/a.css]" media="print">',
        '<script src="[script:app.js]" defer></script><script type=module src="[module:main.js]"></script>',
        '<img src="[asset:img/a b.png]" srcset="[asset:img/a b.png] 1x, [asset:logo.svg]#x 2x, https://x.test/y.png 3x" alt=""><video poster="[asset:logo.svg]"></video>',
      ].join('\n'),
    );
    assert.deepEqual(document.diagnostics, []);
  });

  it('is not fooled by markup inside scripts, comments, templates of strings and attributes', () => {
    const source = `<body><script>const s = "<body><link rel=stylesheet href=a.css></scr" + "ipt>";</script><p data-x="<script src=a.js>">`;
    const document = compile({ 'index.html': source, 'a.css': '', 'a.js': '' });
    assert.equal(html(document), source);
    // The script may make an element of what it names; the page has none.
    assert.deepEqual([...document.resources.keys()], ['style:a.css']);
  });

  it('has its references inside templates rewritten too', () => {
    const document = compile({ 'index.html': '<template><img src=a.png></template>', 'a.png': new Blob(['x']) });
    assert.equal(html(document), '<template><img src="[asset:a.png]"></template>');
  });

  it('resolves against its own base and leaves only the frame’s', () => {
    const document = compile({ 'index.html': '<base href="sub/"><img src=a.png>', 'sub/a.png': new Blob(['x']) });
    assert.equal(html(document), '<base href=""><img src="[asset:sub/a.png]">');
  });

  it('reports what is missing, and external styles and scripts, with file and line', () => {
    const document = compile({
      'pages/index.html':
        '<link rel=stylesheet href=gone.css>\n<script src="https://cdn.test/x.js"></script>\n<img src="/no.png"><img src="https://x.test/ok.png">\n<link rel=stylesheet href=//cdn.test/y.css><a href=elsewhere.html>',
    });
    assert.deepEqual(diagnosticsOf(document), [
      'missing-reference pages/index.html:1 pages/gone.css',
      'blocked-external-reference pages/index.html:2 https://cdn.test/x.js',
      'missing-reference pages/index.html:3 no.png',
      'blocked-external-reference pages/index.html:4 https://cdn.test/y.css',
    ]);
  });

  it('takes an empty file for a file', () => {
    const document = compile({
      'index.html': '<link rel=stylesheet href=a.css><script type=module src=b.js></script>',
      'a.css': '',
      'b.js': '',
    });
    assert.deepEqual(document.diagnostics, []);
    assert.equal(textOf(document, 'style:a.css') + textOf(document, 'module:b.js'), '');
  });

  it('may be nested deeper than a call stack', () => {
    const deep = `${'<div>'.repeat(20_000)}<img src=a.png>`;
    assert.match(html(compile({ 'index.html': deep, 'a.png': new Blob(['x']) })), /src="\[asset:a\.png\]">$/);
  });

  it('bounds its diagnostics', () => {
    const many = Array.from({ length: 500 }, (_, index) => `<img src=gone-${index}.png>`).join('\n');
    assert.equal(compile({ 'index.html': many }).diagnostics.length, 64);
  });
});

describe('the place of the runtime', () => {
  const place = (source: string): string =>
    renderPreviewText(compile({ 'index.html': source }).html, { ...values, runtime: '█' });

  it('is the start of the head, and never changes what the parser makes of the rest', () => {
    assert.equal(
      place('<!doctype html>\n<html lang=en><head>\n<title>x</title>'),
      '<!doctype html>\n<html lang=en><head>█\n<title>x</title>',
    );
    assert.equal(
      place('<!doctype html>\n<!-- c -->\n<title>x</title>'),
      '<!doctype html>\n<!-- c -->\n█<title>x</title>',
    );
    assert.equal(place('<!-- c --><html><!-- d --><body class=a>'), '<!-- c --><html><!-- d -->█<body class=a>');
    assert.equal(place('Hello <b>x</b>'), '█Hello <b>x</b>');
    assert.equal(place(''), '█');
    assert.equal(place('<!doctype html>'), '<!doctype html>█');
    assert.equal(place('<script>"<head>"</script>'), '█<script>"<head>"</script>');
  });
});

describe('a stylesheet', () => {
  const style = (files: Record<string, string | Blob>) => {
    const document = compile({ 'index.html': '<link rel=stylesheet href=css/a.css>', ...files });
    return { document, text: document.resources.has('style:css/a.css') ? textOf(document, 'style:css/a.css') : '' };
  };

  it('keeps its imports and their conditions, each with its own base for assets', () => {
    const { text, document } = style({
      'css/a.css':
        '@charset "utf-8";@import "deep/b.css" layer(base) supports(display: grid) screen and (min-width: 1px);\n@import url(c.css);a{background:url( x.png )}',
      'css/deep/b.css': 'b{background:url("../x.png#f")}',
      'css/c.css': '/* c */',
      'css/x.png': new Blob(['x']),
    });
    assert.equal(
      text,
      '@charset "utf-8";@import "[style:css/deep/b.css]" layer(base) supports(display: grid) screen and (min-width: 1px);\n@import url("[style:css/c.css]");a{background:url("[asset:css/x.png]")}',
    );
    assert.equal(textOf(document, 'style:css/deep/b.css'), 'b{background:url("[asset:css/x.png]#f")}');
    assert.deepEqual(document.diagnostics, []);
  });

  it('cuts cycles and too long chains, and says so', () => {
    const cycle = style({ 'css/a.css': '@import "b.css";a{}', 'css/b.css': '@import "a.css";b{}' });
    assert.equal(cycle.text, '@import "[style:css/a.css > css/b.css]";a{}');
    assert.equal(textOf(cycle.document, 'style:css/a.css > css/b.css'), '@import "data:text/css,";b{}');
    assert.deepEqual(diagnosticsOf(cycle.document), ['module-graph-limit css/b.css:1 css/a.css']);
    const chain: Record<string, string> = { 'css/a.css': '@import "0.css";' };
    for (let index = 0; index < 40; index += 1) chain[`css/${index}.css`] = `@import "${index + 1}.css";.n${index}{}`;
    const long = style(chain);
    assert.deepEqual(diagnosticsOf(long.document), ['module-graph-limit css/31.css:1 css/32.css']);
    const paths = [...long.document.resources.values()].map(({ path }) => path);
    assert.equal(paths.includes('css/31.css'), true);
    assert.equal(paths.includes('css/32.css'), false);
  });

  it('reports missing and external imports, and ignores imports after other rules, in strings and in comments', () => {
    const { text, document } = style({
      'css/a.css':
        '/* @import "no.css"; */\n@import "gone.css";\n@import "https://cdn.test/f.css";\na{content:"@import url(no.png)"}\n@import "b.css";',
      'css/b.css': 'b{}',
    });
    assert.match(text, /@import "b\.css";$/);
    assert.deepEqual(diagnosticsOf(document), [
      'missing-reference css/a.css:2 css/gone.css',
      'blocked-external-reference css/a.css:3 https://cdn.test/f.css',
    ]);
  });

  it('rewrites image sets and leaves namespaces and other strings', () => {
    const { text } = style({
      'css/a.css':
        '@namespace svg url(x.png);a{background:image-set("x.png" type("image/png") 1x);content:"x.png"}/* 😀 */b{c:url(x.png)}',
      'css/x.png': new Blob(['x']),
    });
    assert.equal(
      text,
      '@namespace svg url(x.png);a{background:image-set("[asset:css/x.png]" type("image/png") 1x);content:"x.png"}/* 😀 */b{c:url("[asset:css/x.png]")}',
    );
  });

  it('is rewritten in style elements and attributes as well', () => {
    const document = compile({
      'index.html': `<style>@import "b.css" print;a{b:url(x.png)}</style><p style='color:red;background:url("x.png")'>`,
      'b.css': 'b{}',
      'x.png': new Blob(['x']),
    });
    assert.equal(
      html(document),
      '<style>@import "[style:b.css]" print;a{b:url("[asset:x.png]")}</style><p style="color:red;background:url(&quot;[asset:x.png]&quot;)">',
    );
  });
});

describe('a module graph', () => {
  const PREFIX = 'https://context-action.local/workspace-module/';

  it('has stable specifiers, each file once, cycles included', () => {
    const document = compile({
      'index.html': `<script type="module" src="js/a.js"></script>\n<script type="module">import './js/b.js';\nimport("/js/d e.js")</script>`,
      'js/a.js': 'import { b } from "./b.js";export const a = () => b;',
      'js/b.js': "export * from './a.js';\nexport const b = 1, later = import('./d%20e.js');",
      'js/d e.js': 'import j from "../data.json" with { type: "json" };',
      'data.json': '{"import": 1}',
    });
    assert.equal(textOf(document, 'module:js/a.js'), `import { b } from "${PREFIX}js/b.js";export const a = () => b;`);
    assert.equal(
      textOf(document, 'module:js/b.js'),
      `export * from '${PREFIX}js/a.js';\nexport const b = 1, later = import("${PREFIX}js/d%20e.js");`,
    );
    assert.equal(textOf(document, 'module:js/d e.js'), `import j from "${PREFIX}data.json" with { type: "json" };`);
    assert.equal(
      html(document),
      `<script type="module" src="[module:js/a.js]"></script>\n<script type="module">import '${PREFIX}js/b.js';\nimport("${PREFIX}js/d%20e.js")</script>`,
    );
    assert.deepEqual(
      [...document.imports],
      [
        [`${PREFIX}js/a.js`, 'module:js/a.js'],
        [`${PREFIX}js/b.js`, 'module:js/b.js'],
        [`${PREFIX}js/d%20e.js`, 'module:js/d e.js'],
        [`${PREFIX}data.json`, 'module:data.json'],
      ],
    );
    assert.deepEqual(document.diagnostics, []);
  });

  it('reports missing, external and package imports, and makes the first two fail by name', () => {
    const document = compile({
      'index.html': '<script type=module src=a.js></script>',
      'a.js':
        'import "./gone.js";\nimport "https://cdn.test/x.js";\nimport "react";\nimport("data:text/javascript,1");',
    });
    assert.equal(
      textOf(document, 'module:a.js'),
      'import "missing file gone.js";\nimport "blocked import https://cdn.test/x.js";\nimport "react";\nimport("data:text/javascript,1");',
    );
    assert.deepEqual(diagnosticsOf(document), [
      'missing-reference a.js:1 gone.js',
      'blocked-external-reference a.js:2 https://cdn.test/x.js',
      'unsupported-module-reference a.js:3 react',
    ]);
  });

  it('ignores imports in strings and comments, and leaves a script that does not parse as it is', () => {
    const document = compile({
      'index.html':
        '<script type=module src=a.js></script><script src=b.js></script><script type="text/plain">import "./x.js"</script>',
      'a.js': 'const s = `import "./x.js"`; // import "./x.js"\n/* import("./x.js") */',
      'b.js': 'import("./a.js"; }{',
    });
    assert.deepEqual(document.diagnostics, []);
    assert.equal(textOf(document, 'script:b.js'), 'import("./a.js"; }{');
  });

  it('resolves a computed import while the page runs, with every module at hand that it may name', () => {
    const document = compile({
      'index.html': '<script type=module src=js/a.js></script>',
      'js/a.js': 'import(`./lang/${name}.js`)',
      'js/lang/de.js': '',
      'js/other.js': '',
    });
    assert.equal(
      textOf(document, 'module:js/a.js'),
      `import((s=>/^\\.{0,2}\\//.test(s+="")?new URL(s,"${PREFIX}js/a.js").href:s)(\`./lang/\${name}.js\`))`,
    );
    assert.deepEqual([...document.imports.values()], ['module:js/a.js', 'module:js/lang/de.js']);
    assert.deepEqual(document.diagnostics, []);
  });

  it('rewrites the dynamic imports of classic scripts', () => {
    const document = compile({ 'index.html': '<script src=b.js></script>', 'b.js': 'import("./a.js")', 'a.js': '' });
    assert.equal(textOf(document, 'script:b.js'), `import("${PREFIX}a.js")`);
    assert.equal(document.imports.size, 1);
  });

  it('follows the author’s import map, scopes first', () => {
    const document = compile({
      'index.html': `<script type="importmap">{"imports":{"lib/":"./vendor/","x":"./vendor/x.js"},"scopes":{"/admin/":{"x":"/vendor/y.js"}}}</script><script type=module src=a.js></script>`,
      'a.js': 'import "lib/z.js";import "x";import "./admin/b.js";',
      'admin/b.js': 'import "x"',
      'vendor/x.js': '',
      'vendor/y.js': '',
      'vendor/z.js': '',
    });
    assert.equal(
      textOf(document, 'module:a.js'),
      `import "${PREFIX}vendor/z.js";import "${PREFIX}vendor/x.js";import "${PREFIX}admin/b.js";`,
    );
    assert.equal(textOf(document, 'module:admin/b.js'), `import "${PREFIX}vendor/y.js"`);
    assert.deepEqual(document.diagnostics, []);
  });

  it('stops 32 imports deep with a diagnostic, but takes any number of files', () => {
    const chain: Record<string, string> = { 'index.html': '<script type=module src=0.js></script>' };
    for (let index = 0; index < 40; index += 1) chain[`${index}.js`] = `import "./${index + 1}.js";`;
    assert.deepEqual(diagnosticsOf(compile(chain)), ['module-graph-limit 32.js:1 33.js']);
    const wide: Record<string, string> = { 'index.html': '<script type=module src=main.js></script>', 'main.js': '' };
    for (let index = 0; index < 200; index += 1) {
      wide[`m${index}.js`] = '';
      wide['main.js'] += `import "./m${index}.js";`;
    }
    const document = compile(wide);
    assert.deepEqual(document.diagnostics, []);
    assert.equal(document.resources.size, 201);
  });
});

describe('a position', () => {
  it('of the rendered text is found again in the author’s source', () => {
    const source = '<p>a</p><script src="app.js"></script><script>oops()</script>\n<script>\n  late()</script>';
    const document = compile({ 'index.html': source, 'app.js': '' });
    const page = { urlOf: () => 'data:x'.repeat(50), runtime: '<script>runtime</script>' };
    const output = renderPreviewText(document.html, page);
    const find = (text: string) => {
      const before = output.slice(0, output.indexOf(text)).split('\n');
      return locateInSource(document.html, page, { line: before.length, column: before.at(-1)!.length + 1 });
    };
    assert.deepEqual(find('oops()'), { line: 1, column: source.indexOf('oops()') + 1 });
    assert.deepEqual(find('late()'), { line: 3, column: 3 });
  });
});
