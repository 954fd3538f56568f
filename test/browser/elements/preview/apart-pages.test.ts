import { expect } from '@open-wc/testing';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import { createStudio } from '../../../../src/core/studio/create-studio.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { createTextFile } from '../../../../src/core/workspace/workspace-file.js';
import { PreviewFrame } from '../../../../src/elements/preview/preview-frame.js';
import { until } from './frame-fixture.js';

type Fields = Readonly<Record<string, unknown>>;

describe('pages that are shown apart', () => {
  let studio: Studio;
  let container: HTMLElement;
  let frame: PreviewFrame;

  async function open(files: Readonly<Record<string, string>>): Promise<void> {
    studio = createStudio({
      validator: createInterpretingValidator(),
      seed: { rootName: 'site', files: Object.entries(files).map(([path, source]) => createTextFile(path, source)) },
    });
    await studio.ready;
    container = document.createElement('div');
    container.style.cssText = 'width: 400px; height: 300px';
    document.body.append(container);
    frame = new PreviewFrame({ container });
    studio.view.attachPreviewSurface(frame);
    await studio.preview.waitFor(1, { timeoutMs: 8_000 });
  }

  async function call(name: string, args: Fields = {}): Promise<Fields> {
    const result = await studio.registry.executeModelToolCall({ id: '1', name, arguments: args });
    expect(result.error).to.equal(undefined);
    return result.structuredContent as Fields;
  }

  const frames = (): number => document.querySelectorAll('iframe').length;
  const pages = (): number => document.querySelectorAll('iframe:not(.spare)').length;

  afterEach(async () => {
    frame.dispose();
    container.remove();
    await studio.dispose();
    await until(() => frames() === 0, 'the pages to be gone');
  });

  it('tells the errors of a page with file and line, and leaves the page on show alone', async () => {
    await open({
      'index.html': '<!doctype html><title>A</title><p id="a">one</p>\n<script src="app.js"></script>',
      'about.html':
        '<!doctype html><title>B</title><script src="app.js"></script>\n<script>console.warn("about"); missing();</script>',
      'app.js':
        'setTimeout(() => {\n  if (!document.querySelector("#a")) throw new Error("no a");\n}, 20);\nconsole.log("up");',
    });
    const shown = container.querySelector('iframe');
    const good = await call('preview.check');
    expect([good['state'], good['passed'], good['errors']]).to.deep.equal(['ready', true, []]);
    expect((good['console'] as readonly Fields[]).map(({ text }) => text)).to.deep.equal(['up']);
    const bad = await call('preview.check', { page: 'about.html' });
    expect([bad['state'], bad['passed']]).to.deep.equal(['error', false]);
    const errors = bad['errors'] as readonly Fields[];
    expect(errors[0]).to.include({ path: 'about.html', line: 2 });
    expect(container.querySelector('iframe')).to.equal(shown);
    await until(() => pages() === 1, 'the page to be gone');
  });

  it('runs the tests of the workspace, modules and TypeScript included, in a frame that is gone afterwards', async () => {
    await open({
      'index.html': '<!doctype html><p>page</p>',
      'cart.js': 'export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);',
      'cart.test.js': `
        import { total } from './cart.js';
        describe('cart', () => {
          let prices;
          beforeEach(() => { prices = [1, 2]; });
          it('adds', () => { prices.push(3); assert.equal(total(prices), 6); });
          it('starts anew', () => expect(total(prices)).toBe(3));
          it('fails', () => expect({ a: [1, { b: 2 }] }).toEqual({ a: [1, { b: 3 }] }));
          it.skip('later', () => { throw new Error('never'); });
          describe('in an instant', () => {
            test('waits', async () => { await new Promise((done) => setTimeout(done, 10)); });
            test('rejects', () => assert.rejects(Promise.reject(new TypeError('no')), TypeError));
            test('throws', () => expect(() => { throw new Error('boom'); }).toThrow('boom'));
            test('as promised', () => expect(Promise.reject(new Error('late'))).rejects.toThrow(/late/));
            test('not', () => expect([1, 2]).not.toContain(3));
          });
        });`,
      'typed.test.ts': "const a: number = 1; test('types', () => { document.body.append('x'); assert(a === 1); });",
      'broken.test.js': 'import { none } from "./cart.js"; test("never", () => {});',
    });
    const run = await call('workspace.runTests');
    expect([run['state'], run['passed'], run['incomplete']]).to.deep.equal(['finished', false, false]);
    const results = run['results'] as readonly Fields[];
    expect(results.find(({ path }) => path === 'typed.test.ts')?.['message']).to.equal(undefined);
    expect(results.filter(({ status }) => status === 'failed').map(({ path, name }) => [path, name])).to.deep.equal([
      ['broken.test.js', 'broken.test.js'],
      ['cart.test.js', 'cart › fails'],
    ]);
    expect([run['passedCount'], run['failedCount'], run['skippedCount']]).to.deep.equal([8, 2, 1]);
    expect(results.map(({ name }) => name)).to.include('cart › in an instant › waits');
    const some = await call('workspace.runTests', { paths: ['typed.test.ts'] });
    expect([some['passed'], some['passedCount']]).to.deep.equal([true, 1]);
    await until(() => pages() === 1, 'the page to be gone');
  });

  it('loses no result of tests that write all the time, or that are many', async () => {
    await open({
      'index.html': '<p>page</p>',
      'many.test.js':
        "for (let index = 0; index < 400; index += 1) test('number ' + index, () => { for (let line = 0; line < 20; line += 1) console.log('noise ' + line); });",
    });
    const run = await call('workspace.runTests');
    expect([run['state'], run['incomplete'], run['passedCount']]).to.deep.equal(['finished', false, 400]);
  });

  it('ends a page that loops for ever, and the page on show lives', async () => {
    await open({
      'index.html': '<p>page</p>',
      'loop.test.js': "test('ok', () => {}); test('loops', () => { for (;;) {} });",
    });
    const run = await call('workspace.runTests', { timeoutSeconds: 3 });
    expect(['timed_out', 'unresponsive']).to.include(run['state']);
    expect(run['passed']).to.equal(false);
    await until(() => frames() === 1, 'the loop to be gone');
    studio.preview.render(studio.workspace.getSnapshot().state, { remount: true });
    await studio.preview.waitFor(1, { timeoutMs: 10_000 });
  });
});
