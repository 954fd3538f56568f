import { expect } from '@open-wc/testing';
import { FrameFixture, pause, until } from './frame-fixture.js';

describe('a preview frame', () => {
  let fixture: FrameFixture;
  beforeEach(() => (fixture = new FrameFixture()));
  afterEach(() => fixture.dispose());

  it('shows a page with local styles, scripts, modules and images, and says so for its revision', async () => {
    const event = await fixture.shown({
      'index.html': `<!doctype html><html lang="de"><head><link rel="stylesheet" href="a.css"></head><body><h1>Hi</h1>
        <img src="dot.svg" id="dot"><script src="classic.js"></script><script type="module" src="main.js"></script></body></html>`,
      'a.css': '@import "b.css"; h1 { color: rgb(1, 2, 3) }',
      'b.css': 'h1 { font-size: 41px }',
      'classic.js': 'var classic = document.compatMode;',
      'main.js': `import { name } from './lib/name.js'; import data from './data.json' with { type: 'json' };
        const dot = document.getElementById('dot'); await (dot.complete || new Promise((r) => dot.onload = r));
        const style = getComputedStyle(document.querySelector('h1'));
        parent.postMessage({ page: [name, data.x, classic, style.color, style.fontSize, dot.naturalWidth, document.documentElement.lang] }, '*');`,
      'lib/name.js': 'export const name = "module";',
      'data.json': '{ "x": 7 }',
      'dot.svg': new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>'], {
        type: 'image/svg+xml',
      }),
    });
    expect(event).to.deep.equal({ kind: 'ready', revision: 1 });
    expect(await fixture.report('page')).to.deep.equal(['module', 7, 'CSS1Compat', 'rgb(1, 2, 3)', '41px', 3, 'de']);
    expect(fixture.pages.length).to.equal(1);
    expect(fixture.pages[0]?.getAttribute('sandbox')).to.equal('allow-scripts');
  });

  it('shows the same when the page needs minted URLs, then takes the next page into a booted frame', async () => {
    const files = {
      'index.html': `<!doctype html><link rel="stylesheet" href="a.css"><img src="big.svg" id="dot"><script type="module" src="main.js"></script>`,
      'a.css': 'body { background: url(big.svg); color: rgb(9, 9, 9) }',
      'big.svg': new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>', ' '.repeat(300_000)], {
        type: 'image/svg+xml',
      }),
      'main.js': `import './b.js'; addEventListener('load', () => parent.postMessage({ page: [document.images[0].naturalWidth, getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundImage.slice(0, 10), document.scripts.length, document.querySelectorAll('meta').length] }, '*'));`,
      'b.js': 'import "./main.js"',
    };
    expect((await fixture.shown(files)).kind).to.equal('ready');
    expect(await fixture.report('page')).to.deep.equal([3, 'rgb(9, 9, 9)', 'url("blob:', 1, 0]);
    await fixture.emptyFrame();
    expect((await fixture.shown(files)).kind).to.equal('ready');
  });

  it('puts the first page into the empty frame that is still starting', async () => {
    fixture.frame.warmUp();
    const empty = await fixture.emptyFrame();
    expect((await fixture.shown({ 'index.html': '<!doctype html><p>Hi</p>' })).kind).to.equal('ready');
    expect(fixture.iframes[0]).to.equal(empty);
  });

  it('shows each change among many modules, also one that comes while the empty frame reads them', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `m${index}.js`);
    const filesOf = (word: string) => ({
      'index.html': '<!doctype html><script type="module" src="main.js"></script>',
      'main.js': `${names.map((name, at) => `import { n as n${at} } from './${name}';`).join('')}
        import { word } from './word.js';
        parent.postMessage({ [word]: ${names.map((_, at) => `n${at}`).join(' + ')} }, '*');`,
      ...Object.fromEntries(names.map((name) => [name, 'export const n = 1;'])),
      'word.js': `export const word = '${word}';`,
    });
    for (const word of ['first', 'second', 'third', 'fourth']) {
      expect((await fixture.shown(filesOf(word))).kind).to.equal('ready');
      expect(await fixture.report(word)).to.equal(40);
      if (word === 'third') continue;
      await fixture.emptyFrame();
    }
  });

  it('reports an error of a file with the author’s line and column, and never says ready after it', async () => {
    const event = await fixture.shown({
      'index.html': '<p>x</p><script src="app.js"></script>',
      'app.js': 'const a = 1;\n\n  missing();',
    });
    expect(event).to.deep.equal({
      kind: 'error',
      revision: 1,
      error: { message: 'Uncaught ReferenceError: missing is not defined', path: 'app.js', line: 3, column: 3 },
    });
    await pause(100);
    expect(fixture.events.length).to.equal(1);
  });

  for (const [name, pad] of [
    ['direct', 0],
    ['minted', 300_000],
  ] as const) {
    it(`reports errors of inline scripts, modules and rejections at the author's place (${name} page)`, async () => {
      const asset = { 'pad.png': new Blob([' '.repeat(pad)]) };
      const head = '<!doctype html><html><head><link rel="icon" href="pad.png">';
      const errorOf = async (body: string, files = {}) => {
        const event = await fixture.shown({ 'index.html': head + body, ...asset, ...files });
        return event.kind === 'error' ? event.error : event;
      };
      expect(await errorOf('<script>oops()</script>')).to.deep.equal({
        message: 'Uncaught ReferenceError: oops is not defined',
        path: 'index.html',
        line: 1,
        column: head.length + 9,
      });
      expect(await errorOf('\n\n<script>\n  oops()</script>')).to.include({ path: 'index.html', line: 4, column: 3 });
      expect(await errorOf('\n<script type="module">import "./m.js";\n oops()</script>', { 'm.js': '' })).to.include({
        path: 'index.html',
        line: 3,
        column: 2,
      });
      expect(
        await errorOf('<script type="module" src="m.js"></script>', {
          'm.js': 'import "./n.js"',
          'n.js': '\nimport "./o.js"; oops()',
          'o.js': '',
        }),
      ).to.include({ path: 'n.js', line: 2, column: 18 });
      expect(
        await errorOf('<script src="c.js"></script>', { 'c.js': '\nPromise.reject(new TypeError("later"))' }),
      ).to.deep.equal({
        message: 'Uncaught (in promise) TypeError: later',
        path: 'c.js',
        line: 2,
        column: 16,
      });
      expect(await errorOf('<script src="c.js"></script>', { 'c.js': 'let a = ;' })).to.include({
        message: "Uncaught SyntaxError: Unexpected token ';'",
        path: 'c.js',
        line: 1,
      });
    });
  }

  it('names the file that an import does not find', async () => {
    const event = await fixture.shown({
      'index.html': '<script type="module" src="a.js"></script>',
      'a.js': '\nimport { x } from "./lib/gone.js";',
    });
    expect(event).to.deep.equal({
      kind: 'error',
      revision: 1,
      error: { message: 'Cannot import "lib/gone.js": it is not in the workspace.', path: 'a.js', line: 2 },
    });
  });

  it('keeps one frame after many changes, and none after dispose', async () => {
    for (let count = 0; count < 5; count += 1) fixture.show({ 'index.html': `<p>${count}` });
    const event = await fixture.event(({ revision }) => revision === 5);
    expect(event.kind).to.equal('ready');
    expect(fixture.events.map(({ revision }) => revision)).to.deep.equal([5]);
    expect(fixture.pages.length).to.equal(1);
    fixture.frame.dispose();
    expect(fixture.iframes.length).to.equal(0);
  });

  it('loads two pages for twenty edits in a row, the first and the last', async () => {
    const pageOf = (edit: number) => ({ 'index.html': `<script>parent.postMessage({ edit: ${edit} }, '*')</script>` });
    // One task: how many pages arrive in a slower burst is the machine's affair.
    for (let edit = 1; edit <= 20; edit += 1) fixture.show(pageOf(edit));
    expect((await fixture.event(({ revision }) => revision === 20)).kind).to.equal('ready');
    const edits = fixture.reports.flatMap((report) => (report as { edit?: number }).edit ?? []);
    expect(edits.at(-1)).to.equal(20);
    expect(edits.length).to.be.at.most(2);
    expect(fixture.events.map(({ revision }) => revision)).to.deep.equal([20]);
  });

  it('waits a short time only for a page on its way when a newer one is there', async () => {
    const stuck = new FrameFixture({ holdMs: 60 });
    stuck.show({ 'index.html': '<script type="module">await new Promise(() => undefined)</script>' });
    await pause(20);
    expect(await stuck.shown({ 'index.html': '<p>new' })).to.deep.equal({ kind: 'ready', revision: 2 });
    stuck.dispose();
  });

  it('repeats its word for the same document and loads it anew only on request', async () => {
    const document = fixture.show({ 'index.html': '<script>parent.postMessage({ run: 1 }, "*")</script>' });
    await fixture.event(({ kind }) => kind === 'ready');
    fixture.frame.show(document, { remount: false });
    expect(fixture.events.length).to.equal(2);
    fixture.frame.show(document, { remount: true });
    await fixture.event((event) => fixture.events.indexOf(event) === 2);
    await until(() => fixture.reports.filter((report) => (report as { run?: number }).run).length === 2, 'two runs');
  });

  it('acknowledges while it is not displayed', async () => {
    fixture.container.style.display = 'none';
    expect((await fixture.shown({ 'index.html': '<p>x' })).kind).to.equal('ready');
  });
});
