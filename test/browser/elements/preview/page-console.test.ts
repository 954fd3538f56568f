import { expect } from '@open-wc/testing';
import { FrameFixture, until } from './frame-fixture.js';

const page = (script: string): string => `<!doctype html><p id="p" class="a b">text</p><script>${script}</script>`;

/** A browser that is watched takes its time for ten thousand lines, and the next page waits for it. */
const SLOW_MS = 30_000;

describe('the console of a page', () => {
  let fixture: FrameFixture;
  // A busy machine may take its time over what the pages before have written: no page is stopped for that.
  beforeEach(() => (fixture = new FrameFixture({ patienceMs: 60_000 })));
  afterEach(() => fixture.dispose());

  const linesOf = async (script: string, count: number): Promise<readonly string[]> => {
    fixture.show({ 'index.html': page(script) });
    await until(() => fixture.consoleLines.length >= count, `${count} lines`, SLOW_MS);
    return fixture.consoleLines.map(({ level, text }) => `${level}: ${text}`);
  };

  it('is one entry for one line, with its level and its place, and there before the acknowledgement', async () => {
    fixture.show({
      'index.html': '<!doctype html><script src="app.js"></script>',
      'app.js': '\n  console.warn("hi", 1)',
    });
    await fixture.event(({ kind }) => kind === 'ready');
    expect(fixture.consoleLines).to.deep.equal([{ level: 'warn', text: 'hi 1', path: 'app.js', line: 2, column: 11 }]);
  });

  it('shows values as a console does: cycles, nodes, proxies, functions, getters that throw, a million items', async () => {
    const lines = await linesOf(
      `const cycle = { a: 1 }; cycle.self = cycle;
      console.log(cycle);
      console.log(document.querySelector('p'), document);
      console.log(new Proxy({ x: 1 }, {}), function named() {}, () => {});
      console.log({ get bad() { throw new Error('ran') } });
      console.log(new Array(1e6).fill(7));
      console.log('%s is %d%% %cdone', 'it', 50, 'color: red', null, undefined, 5n, Symbol('s'));
      console.log(new Map([['k', { v: 1 }]]), new Set([1]), new Date(0), /a/g, [,1]);
      console.log(new (class Point { x = 1 }), 'a', ['b']);`,
      8,
    );
    expect(lines).to.deep.equal([
      'log: {a: 1, self: [Circular]}',
      'log: <p id="p" class="a b"> #document',
      'log: {x: 1} ƒ named ƒ (anonymous)',
      'log: {bad: (…)}',
      `log: (1000000) [${Array.from({ length: 50 }, () => 7).join(', ')}, …]`,
      'log: it is 50% done null undefined 5n Symbol(s)',
      'log: Map(1) {"k", {v: 1}} Set(1) {1} 1970-01-01T00:00:00.000Z /a/g [empty, 1]'.replace(
        '{"k", {v: 1}}',
        '{["k", {v: 1}]}',
      ),
      'log: Point {x: 1} a ["b"]',
    ]);
  });

  it('looks at values without running code of the page, and believes no tag', async () => {
    const lines = await linesOf(
      `const ran = [];
      const tagged = Object.create({ get [Symbol.toStringTag]() { ran.push('tag'); return 'Map' } }, { a: { value: 1, enumerable: true } });
      const watched = new Proxy({ b: 2 }, { get(target, key) { ran.push(String(key)); return target[key] }, has(_, key) { ran.push(key) } });
      const gone = Proxy.revocable({}, {}); gone.revoke();
      class Strange extends Error { get message() { ran.push('message'); return 'm' } get name() { ran.push('name'); return 'n' } }
      console.log(tagged, watched, gone.proxy);
      console.log({ [Symbol.toStringTag]: 'Date', c: 3 }, new Date(NaN), new (class extends Map {})([[1, 2]]));
      console.log({ toString() { ran.push('toString') }, [Symbol.toPrimitive]() { ran.push('primitive') } }, Object.create(null));
      console.error(new Strange());
      console.log(new DOMException('no', 'AbortError'));
      console.log(ran.join());
      // What a pattern asks for, a browser runs itself.
      console.log('%s %d %o', watched, tagged, gone.proxy);`,
      7,
    );
    expect(lines.slice(0, 3)).to.deep.equal([
      'log: {a: 1} {b: 2} [cannot be shown]',
      'log: {c: 3, Symbol(Symbol.toStringTag): "Date"} Invalid Date Map(1) {[1, 2]}',
      'log: {toString: ƒ toString, Symbol(Symbol.toPrimitive): ƒ [Symbol.toPrimitive]} {}',
    ]);
    expect(lines[3]).to.match(/^error: .*\n\s+at index\.html:/);
    expect(lines[4]).to.match(/^log: AbortError: no/);
    // An error's name and message, and a tag, are read by a browser that is watched, as this one is.
    expect(lines[5]!.replace(/name|message|tag|,/g, '')).to.equal('log: ');
    expect(lines[6]).to.equal('log: {b: 2} {a: 1} [cannot be shown]');
  });

  it('holds what nobody caught, as the author’s', async () => {
    fixture.show({ 'index.html': '<!doctype html><script src="app.js"></script>', 'app.js': '\n  oops()' });
    await fixture.event(({ kind }) => kind === 'error');
    expect(fixture.consoleLines[0]).to.deep.equal({
      level: 'error',
      text: 'Uncaught ReferenceError: oops is not defined',
      path: 'app.js',
      line: 2,
      column: 3,
    });
  });

  it('tells the places in the stack of an error as the author’s, and leaves other text alone', async () => {
    fixture.show({
      'index.html': '<!doctype html><script src="app.js"></script><script>console.log(new Error("here"))</script>',
      'app.js': '\n  console.warn(new Error("there"), "a app.js:9:9 12:30:45")',
    });
    await until(() => fixture.consoleLines.length === 2, 'both lines');
    expect(fixture.consoleLines.map(({ text }) => text)).to.deep.equal([
      'Error: there\n    at app.js:2:16 a app.js:9:9 12:30:45',
      'Error: here\n    at index.html:1:66',
    ]);
  });

  it('is bounded in each entry', async () => {
    await linesOf(
      'console.log("x".repeat(1e6)); console.log({ text: "y".repeat(1e6) }, Array(300).fill("z".repeat(400)))',
      2,
    );
    for (const { text } of fixture.consoleLines) expect(text.length).to.be.at.most(2000);
  });

  it('leaves the page’s own console as it was', async () => {
    fixture.show({
      'index.html': page(`parent.postMessage({ seen: [
        String(console.log), typeof console.log, console.log.name, Object.keys(console).length, console.log('x'),
        JSON.stringify(Object.getOwnPropertyDescriptor(console, 'log')),
      ] }, '*')`),
    });
    const seen = (await fixture.report('seen')) as readonly unknown[];
    expect(seen[0]).to.contain('[native code]');
    expect(seen.slice(1, 3)).to.deep.equal(['function', 'log']);
    expect(seen[3]).to.equal(Object.keys(console).length);
    expect(seen[4]).to.equal(undefined);
    expect(seen[5]).to.equal(JSON.stringify(Object.getOwnPropertyDescriptor(console, 'log')));
  });

  it('is told although the page clears every timer', async () => {
    fixture.show({
      'index.html': page(`const { port1, port2 } = new MessageChannel(); let next = 0;
        port1.onmessage = () => {
          for (let n = 0; n < 100; n += 1) clearTimeout(n);
          if (performance.now() > next) { console.log('alive', next); next = performance.now() + 150; }
          if (next < 3000) port2.postMessage(0);
        };
        port2.postMessage(0);`),
    });
    await until(() => fixture.consoleLines.length >= 2, 'lines');
  });

  it('forgets what was before a clear', async () => {
    await linesOf('console.log("a"); console.clear(); console.log("b")', 1);
    expect(fixture.consoleLines.map(({ text }) => text)).to.deep.equal(['b']);
    expect(fixture.doings.some((doing) => doing.kind === 'console' && doing.cleared === true)).to.equal(true);
  });

  // The last one: a browser that is watched is busy with these lines for a while, and the next page would wait.
  it('stays small when a page writes 10,000 lines, and counts the rest', async () => {
    const start = performance.now();
    fixture.show({
      'index.html': page(
        'for (let n = 0; n < 10000; n += 1) console.log("line", n, { n }); parent.postMessage({ done: 1 }, "*")',
      ),
    });
    await fixture.report('done', SLOW_MS);
    await fixture.event(({ kind }) => kind === 'ready');
    const omitted = (): number =>
      fixture.doings.reduce((sum, doing) => sum + (doing.kind === 'console' ? doing.omitted : 0), 0);
    await until(() => fixture.consoleLines.length + omitted() >= 10_000, 'word of every line');
    expect(fixture.consoleLines.length + omitted()).to.equal(10_000);
    // Fifty in a tenth of a second, however long the machine takes for all.
    const tenths = (performance.now() - start) / 100;
    expect(fixture.consoleLines.length).to.be.at.most(50 * (tenths + 1));
    expect(fixture.doings.length).to.be.at.most(3 * tenths + 10);
  });
});
