import { expect } from '@open-wc/testing';
import { withHiddenAddress } from '../../../../src/elements/preview/hidden-address.js';
import { FrameFixture, pause, until } from './frame-fixture.js';

const page = (script: string): string => `<!doctype html><p>hostile</p><script>${script}</script>`;
const report = (expression: string): string =>
  `try { parent.postMessage({ result: ${expression} }, '*') } catch (error) { parent.postMessage({ result: error.name }, '*') }`;

describe('a hostile page', () => {
  let fixture: FrameFixture;
  beforeEach(() => (fixture = new FrameFixture()));
  afterEach(() => fixture.dispose());

  for (const [what, expression, result] of [
    ['the host’s document', 'parent.document.title', 'SecurityError'],
    ['the top document', 'top.document.title', 'SecurityError'],
    ['the host’s storage', 'localStorage.length', 0],
    ['the host’s cookies', 'document.cookie', ''],
    ['the length of the host’s history', 'history.length', 1],
    ['the frame element', 'String(frameElement)', 'null'],
    ['the host’s address by base URL', 'document.baseURI', 'about:srcdoc'],
    ['the host’s address by referrer', 'document.referrer', ''],
    ['the host’s address by a link', 'Object.assign(document.createElement("a"), { href: "x.html" }).href', 'x.html'],
    ['the host’s address by a request', 'new Request("x").url', 'TypeError'],
    ['an opener', 'String(opener)', 'null'],
    ['a pop-up', 'String(open("about:blank"))', 'null'],
  ] as const) {
    it(`does not get ${what}`, async () => {
      expect((await fixture.shown({ 'index.html': page(report(expression)) })).kind).to.equal('ready');
      expect(await fixture.report('result')).to.equal(result);
    });
  }

  describe('that takes our base out of its head', () => {
    const strip = 'document.querySelector("base")?.remove();';
    const addresses =
      '[document.baseURI, document.referrer, Object.assign(document.createElement("a"), { href: "x" }).href].join()';
    const written = { 'index.html': '<!doctype html><script src="a.js"></script>' };

    it('does not read the host’s address, nor after it loaded itself anew', async () => {
      const twice = `if (name === "again") { ${report(addresses)} } else { name = "again"; location.reload(); }`;
      fixture.show({ 'index.html': page(strip + twice) });
      expect(await fixture.report('result')).to.equal('about:srcdoc,,x');
    });

    it('does not read it in a frame that stood ready', async () => {
      expect((await fixture.shown({ ...written, 'a.js': '' })).kind).to.equal('ready');
      await until(() => fixture.iframes.length === 2, 'the empty frame');
      expect((await fixture.shown({ ...written, 'a.js': strip + report(addresses) })).kind).to.equal('ready');
      expect(await fixture.report('result')).to.equal('about:srcdoc,,x');
    });

    it('does not read it in frames and documents that it makes itself', async () => {
      const nested = `
        const kept = (frame) => new Promise((done) => { frame.onload = () => done(frame); document.body.append(frame); });
        const made = () => document.createElement('iframe');
        const inner = 'parent.postMessage(document.baseURI + document.referrer, "*")';
        const told = new Promise((done) => addEventListener('message', ({ data }) => done(data)));
        Promise.all([kept(made()), kept(Object.assign(made(), { srcdoc: '<script>' + inner + '</' + 'script>' })), told])
          .then(([blank, , fromSrcdoc]) => [
            fromSrcdoc,
            String(blank.contentDocument?.baseURI),
            new DOMParser().parseFromString('<a href=x>', 'text/html').baseURI,
            document.implementation.createHTMLDocument().baseURI,
            ...performance.getEntries().map(({ name }) => name),
            document.URL, location.href, new Error().stack,
          ].join())
          .catch(String)
          .then((result) => parent.postMessage({ result }, '*'));`;
      fixture.show({ 'index.html': page(strip + nested) });
      const result = String(await fixture.report('result'));
      expect(result.startsWith('about:srcdoc,'), result).to.equal(true);
      expect(location.search).to.not.equal('');
      for (const part of [location.search, location.pathname]) {
        if (part !== '/') expect(result).to.not.contain(part);
      }
    });

    it('leaves the host’s document, and its own base, as they were', async () => {
      const own = Object.assign(document.createElement('base'), { href: '/own/' });
      document.head.prepend(own);
      try {
        const before = document.documentElement.outerHTML.length;
        const base = document.baseURI;
        fixture.show({ 'index.html': page(strip + report(addresses)) });
        await fixture.report('result');
        expect(document.baseURI).to.equal(base);
        expect([...document.querySelectorAll('base')]).to.deep.equal([own]);
        fixture.dispose();
        expect(document.documentElement.outerHTML.length).to.be.lessThan(before);
      } finally {
        own.remove();
      }
    });

    it('is kept from it no more than once in a document whose policy allows no base', async () => {
      const host = document.createElement('iframe');
      host.srcdoc = `<meta http-equiv="Content-Security-Policy" content="base-uri 'self'">`;
      const loaded = new Promise((resolve) => (host.onload = resolve));
      document.body.append(host);
      try {
        await loaded;
        const strict = host.contentDocument!;
        const blocked: string[] = [];
        strict.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          blocked.push(effectiveDirective),
        );
        let inserted = 0;
        for (let turn = 0; turn < 3; turn += 1) withHiddenAddress(strict, () => (inserted += 1));
        await until(() => blocked.length > 0, 'a report');
        await pause(0);
        // One for the base, and one for taking it out.
        expect(blocked.length).to.be.lessThan(3);
        expect([inserted, strict.querySelector('base')]).to.deep.equal([3, null]);
      } finally {
        host.remove();
      }
    });
  });

  it('does not come before the runtime by a body that a frameset throws out', async () => {
    const event = await fixture.shown({
      'index.html': `<!doctype html><p><script>
        const apply = Reflect.apply;
        Reflect.apply = (target, self, args) => {
          const [message] = args ?? [];
          if (String(message?.type).includes('preview.error')) message.type = message.type.replace('error', 'ready');
          return apply(target, self, args);
        };
        throw new Error('broken');
      </script><frameset><frame></frameset>`,
    });
    expect(event.kind).to.equal('error');
  });

  it('does not navigate the host', async () => {
    const address = location.href;
    await fixture.shown({
      'index.html': page(
        'try { top.location = "about:blank#gone" } catch {} try { parent.location.replace("about:blank") } catch {}',
      ),
    });
    await pause(100);
    expect(location.href).to.equal(address);
  });

  it('finds no trace of the runtime: no global, no attribute, no node but the base', async () => {
    const source = `<!doctype html><html lang="fr"><head><title>t</title></head><body><script>
      parent.postMessage({ result: {
        tree: document.documentElement.outerHTML.replace(/<script>[^]*?<\\/script>/, ''),
        globals: Object.getOwnPropertyNames(window).filter((name) => !/^\\d+$/.test(name)).sort().join(),
        scripts: document.scripts.length,
      } }, '*')</script></body></html>`;
    await fixture.shown({ 'index.html': source });
    const found = (await fixture.report('result')) as Record<string, unknown>;
    const plain = await new Promise<Record<string, unknown>>((resolve) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = source;
      window.addEventListener('message', function read(event) {
        if (event.source !== frame.contentWindow) return;
        window.removeEventListener('message', read);
        frame.remove();
        resolve((event.data as { result: Record<string, unknown> }).result);
      });
      document.body.append(frame);
    });
    expect(found['tree']).to.equal(
      '<html lang="fr"><head><base href="about:srcdoc"><title>t</title></head><body></body></html>',
    );
    expect(found['globals']).to.equal(plain['globals']);
    expect(found['scripts']).to.equal(1);
  });

  it('cannot acknowledge by messages of the same shape, for its own or a future revision', async () => {
    fixture.show({
      'index.html': page(`
        for (const revision of [0, 1, 2, 99]) {
          parent.postMessage({ type: 'context-action.preview.ready', revision }, '*');
          const { port1, port2 } = new MessageChannel();
          for (const secret of ['', '0', undefined]) {
            parent.postMessage({ type: 'jig-studio.preview.hello', secret }, '*', secret === '' ? [port2] : []);
          }
          port1.postMessage({ type: 'context-action.preview.ready', revision });
          window.dispatchEvent(new Event('DOMContentLoaded'));
          document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
        }
        const end = performance.now() + 150; while (performance.now() < end);
        throw new Error('not shown');`),
    });
    const event = await fixture.event(() => true);
    expect(event).to.include({ kind: 'error', revision: 1 });
    await pause(150);
    expect(fixture.events.length).to.equal(1);
  });

  it('cannot acknowledge from a frame inside it', async () => {
    fixture.show({
      'index.html': page(`
        const inner = document.createElement('iframe');
        inner.srcdoc = '<script>for (const target of [parent, top]) { const c = new MessageChannel();' +
          'target.postMessage({ type: "jig-studio.preview.hello", secret: "" }, "*", [c.port2]);' +
          'c.port1.postMessage({ type: "context-action.preview.ready", revision: 1 });' +
          'target.postMessage({ type: "context-action.preview.ready", revision: 1 }, "*") }<\\/script>';
        document.body.append(inner);
        inner.onload = () => setTimeout(() => parent.postMessage({ tried: true }, '*'), 100);
        throw new Error('not shown');`),
    });
    await fixture.report('tried');
    expect(fixture.events.map(({ kind }) => kind)).to.deep.equal(['error']);
  });

  it('cannot learn the secret by framing its own address', async () => {
    fixture.show({
      'index.html': `<p>quirks</p><script>
        const heard = [];
        addEventListener('message', ({ data, source }) => {
          if (source === parent || !data?.secret) return;
          const { port1, port2 } = new MessageChannel();
          parent.postMessage(data, '*', [port2]);
          port1.postMessage({ type: 'context-action.preview.ready', revision: 1 });
        });
        const inner = document.createElement('iframe');
        inner.src = location.href;
        document.documentElement.append(inner);
        setTimeout(() => parent.postMessage({ tried: location.protocol }, '*'), 300);
        throw new Error('not shown');
      </script>`,
    });
    expect(await fixture.report('tried')).to.equal('blob:');
    await pause(100);
    expect(fixture.events.map(({ kind }) => kind)).to.deep.equal(['error']);
  });

  it('cannot rewrite, hide or read what the runtime says by patching the platform', async () => {
    const patches = `
      const tell = parent.postMessage.bind(parent);
      const toJson = JSON.stringify;
      const note = (value) => { try { tell({ leak: toJson(value) ?? typeof value }, '*') } catch { tell({ leak: '?' }, '*') } };
      note('the spy works');
      const wrap = (object, name) => {
        const { get, set, value, configurable } = Object.getOwnPropertyDescriptor(object, name) ?? {};
        if (!configurable) return;
        const spy = (original) => original && function (...args) { note(args); args.forEach((arg) => { if (arg && arg.revision) arg.revision = 7; }); return original.apply(this, args); };
        Object.defineProperty(object, name, value ? { value: spy(value), configurable: true, writable: true } : { get: spy(get), set: spy(set), configurable: true });
      };
      const targets = [MessagePort.prototype, MessageEvent.prototype, EventTarget.prototype, Event.prototype, ErrorEvent.prototype, PromiseRejectionEvent.prototype, String.prototype, Document.prototype, Node.prototype, Element.prototype];
      for (const target of targets) for (const name of Object.getOwnPropertyNames(target)) if (name !== 'constructor' && typeof name === 'string') try { wrap(target, name) } catch {}
      Reflect.apply = function () { note('apply'); return 7 };
      Function.prototype.call = Function.prototype.apply = function () { note('call'); return 7 };
      Object.defineProperty(Object.prototype, 'type', { set(value) { note(value) }, get() { return 'forged' }, configurable: true });
      Object.defineProperty(Object.prototype, 'revision', { set(value) { note(value) }, get() { return 7 }, configurable: true });
      Array.prototype[Symbol.iterator] = function* () { yield 7 };
      window.MessageChannel = window.MessagePort = window.Promise = window.String = function () { return {} };
      window.parent = window;
      window.postMessage = () => {};
      Error.prepareStackTrace = (error, sites) => { for (const site of sites) note(site.getFunction()); return '' };`;
    const first = await fixture.shown({ 'index.html': page(patches) });
    expect(first).to.deep.equal({ kind: 'ready', revision: 1 });
    const second = await fixture.shown({ 'index.html': page(`${patches} null.x`) });
    expect(second).to.include({ kind: 'error', revision: 2 });
    const leaked = (): string =>
      JSON.stringify(fixture.reports.filter((one) => typeof one === 'object' && one !== null && 'leak' in one));
    await until(() => leaked().includes('the spy works'), 'the spy');
    await pause(50);
    const leaks = leaked();
    expect(leaks).not.to.contain('secret');
    expect(leaks).not.to.contain('context-action.preview.ready');
  });

  it('cannot reach the empty frame that stands ready, nor a neighbour, and nothing that is read ahead runs', async () => {
    const neighbour = new FrameFixture();
    try {
      await neighbour.shown({
        'index.html': page('addEventListener("message", () => { document.body.textContent = "spoken to" })'),
      });
      const site = (n: number) => ({
        'index.html': '<!doctype html><p>hostile</p><script type="module" src="a.js"></script>',
        'a.js': `import './side.js';
          const tries = [];
          for (let at = 0; at < parent.frames.length; at += 1) {
            const other = parent.frames[at];
            if (other === window) continue;
            const { port2 } = new MessageChannel();
            for (const type of ['document', 'modules', 'ping', 'picking', 'repeat']) {
              other.postMessage({ type: 'jig-studio.preview.' + type, document: { revision: 9, html: 'forged' }, picking: true, modules: [] }, '*', type === 'ping' ? [port2] : []);
            }
            for (const attempt of [() => other.document, () => { other.location = 'data:text/html,forged' }, () => other.location.replace('about:blank'), () => other.stop, () => other.MessagePort]) {
              try { attempt(); tries.push('done') } catch (error) { tries.push(error.name) }
            }
          }
          window.name = 'jig';
          parent.postMessage({ tried: tries, n: ${n} }, '*');`,
        'side.js': 'parent.postMessage({ ran: 1 }, "*")',
      });
      await fixture.shown(site(1));
      await fixture.emptyFrame();
      await pause(300);
      const runs = (): number => fixture.reports.filter((one) => (one as { ran?: number }).ran).length;
      expect(runs()).to.equal(1);
      await fixture.shown(site(2));
      await until(() => runs() === 2, 'the second page');
      const tried = fixture.reports.flatMap((one) => (one as { tried?: string[] }).tried ?? []);
      expect(tried.length).to.be.greaterThan(0);
      expect([...new Set(tried)]).to.deep.equal(['SecurityError']);
      expect(fixture.events).to.deep.equal([
        { kind: 'ready', revision: 1 },
        { kind: 'ready', revision: 2 },
      ]);
    } finally {
      neighbour.dispose();
    }
  });

  it('cannot forge or read in a frame that stood ready, whatever it patches', async () => {
    const site = (code: string) => ({
      'index.html': '<!doctype html><p>x</p><script src="a.js"></script>',
      'a.js': code,
    });
    await fixture.shown(site('1'));
    await fixture.emptyFrame();
    await pause(200);
    await fixture.shown(
      site(`const tell = parent.postMessage.bind(parent);
        const spy = (value) => { try { tell({ leak: String(value?.secret ?? value?.type ?? '') }, '*') } catch {} };
        for (const target of [MessagePort.prototype, MessageEvent.prototype, EventTarget.prototype, Document.prototype, Node.prototype, URL, Blob.prototype, Array.prototype, Map.prototype]) {
          for (const name of Object.getOwnPropertyNames(target)) {
            const found = Object.getOwnPropertyDescriptor(target, name);
            if (typeof found.value !== 'function' || !found.configurable || name === 'constructor') continue;
            Object.defineProperty(target, name, { value: function (...args) { args.forEach(spy); args.forEach((arg) => { if (arg && arg.revision) arg.revision = 1 }); return found.value.apply(this, args) }, configurable: true, writable: true });
          }
        }
        Object.defineProperty(Object.prototype, 'revision', { get: () => 1, set: spy, configurable: true });
        Object.defineProperty(Object.prototype, 'secret', { get() { spy(this) }, set: spy, configurable: true });
        Object.defineProperty(Function.prototype, 'toString', { value: () => 'mine' });
        Error.prepareStackTrace = (error, sites) => { sites.forEach((site) => spy(site.getFunction() ?? site.getThis())); return '' };
        null.x`),
    );
    const second = fixture.events.filter(({ revision }) => revision === 2);
    expect(second.map(({ kind }) => kind)).to.deep.equal(['error']);
    const leaks = fixture.reports.map((one) => (one as { leak?: string }).leak ?? '').join();
    expect(leaks).not.to.match(/[0-9a-f]{32}|preview\.(?:ready|error)/);
  });

  it('cannot end the watch by stopping events, replacing handlers or rewriting its document', async () => {
    const event = await fixture.shown({
      'index.html': page(`
        window.addEventListener('error', (event) => { event.stopImmediatePropagation(); event.preventDefault(); }, true);
        window.onerror = () => true;
        window.addEventListener('DOMContentLoaded', (event) => event.stopImmediatePropagation(), true);
        setTimeout(() => null.later, 0);
        Promise.resolve().then(() => null.soon);`),
    });
    expect(event.kind).to.equal('error');
  });

  it('loads no script or style from elsewhere, now or later', async () => {
    await fixture.shown({
      'index.html': page(`
        const blocked = [];
        document.addEventListener('securitypolicyviolation', (event) => {
          blocked.push(event.effectiveDirective);
          if (blocked.length === 3) parent.postMessage({ result: blocked.sort() }, '*');
        });
        document.head.append(Object.assign(document.createElement('script'), { src: 'https://cdn.invalid/x.js' }));
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://cdn.invalid/x.css' }));
        import('https://cdn.invalid/' + 'y.js').catch(() => {});`),
    });
    expect(await fixture.report('result')).to.deep.equal(['script-src-elem', 'script-src-elem', 'style-src-elem']);
  });

  it('does not disturb the host with a flood of messages', async () => {
    await fixture.shown({
      'index.html': page(
        'for (let n = 0; n < 5000; n += 1) parent.postMessage({ type: "context-action.preview.error", revision: 1, message: "x".repeat(100) }, "*")',
      ),
    });
    await pause(50);
    expect(fixture.events).to.deep.equal([{ kind: 'ready', revision: 1 }]);
  });

  it('that reloads itself is acknowledged again as the same revision', async () => {
    await fixture.shown({
      'index.html': page(`parent.postMessage({ run: 1 }, '*');
        onload = () => performance.getEntriesByType('navigation')[0].type === 'reload' || location.reload();`),
    });
    await fixture.event((event) => fixture.events.indexOf(event) === 1);
    expect(fixture.events).to.deep.equal([
      { kind: 'ready', revision: 1 },
      { kind: 'ready', revision: 1 },
    ]);
    await until(() => fixture.reports.filter((one) => (one as { run?: number }).run).length === 2, 'two runs');
  });
});
