import { expect } from '@open-wc/testing';
import { FRAME_LIMITS } from '../../../../src/elements/preview/frame-limits.js';
import { eventually } from '../../../support/wait-until.js';
import { FrameFixture, pause, until } from './frame-fixture.js';

const page = (body: string): string => `<!doctype html><body>${body}</body>`;
const script = (code: string): string => page(`<script>${code}</script>`);
const report = (code: string): string => script(`parent.postMessage({ seen: (() => { ${code} })() }, '*')`);

describe('the platform of a page', () => {
  let fixture: FrameFixture;
  beforeEach(() => (fixture = new FrameFixture()));
  afterEach(() => fixture.dispose());

  const seen = async (source: string): Promise<unknown> => {
    fixture.reports.length = 0;
    expect((await fixture.shown({ 'index.html': source })).kind).to.equal('ready');
    return fixture.report('seen');
  };

  it('has a storage that works as a browser’s', async () => {
    const result = await seen(
      report(`const s = localStorage; s.setItem('a', 1); s.b = 'two'; s['c'] = {}; delete s.c;
        return [s.length, s.getItem('a'), s.a, s.getItem('none'), Object.keys(s), 'a' in s, s.key(0), JSON.stringify(s),
          s instanceof Storage, sessionStorage.length]`),
    );
    expect(result).to.deep.equal([2, '1', '1', null, ['a', 'b'], true, 'a', '{"a":"1","b":"two"}', true, 0]);
  });

  it('has the files that a script names before they can have come, and no error of those that are missing is lost', async () => {
    const outcome = (name: string): string =>
      `new Promise((done) => { const image = new Image(); image.onload = () => done('loads');
        image.onerror = () => done('fails'); document.body.append(image); image.src = 'img/' + '${name}.svg'; })`;
    const source = script(
      `Promise.all([${['here', 'gone'].map(outcome).join()}]).then((seen) => parent.postMessage({ seen }, '*'))`,
    );
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    fixture.show({ 'index.html': source, 'img/here.svg': picture });
    expect(await fixture.report('seen')).to.deep.equal(['loads', 'fails']);
  });

  it('keeps storage and cookies from page to page, and shares neither with another preview', async () => {
    await seen(
      report(
        `localStorage.n = 5; sessionStorage.s = 6; document.cookie = 'c=7; path=/'; document.cookie = 'gone=1; max-age=0'; return 1`,
      ),
    );
    const read = report('return [localStorage.n, sessionStorage.s, document.cookie]');
    // What a page stores is on its way to the host for a moment.
    await eventually(async () => expect(await seen(read)).to.deep.equal(['5', '6', 'c=7']));
    const other = new FrameFixture();
    try {
      await other.shown({ 'index.html': read });
      expect(await other.report('seen')).to.deep.equal([undefined, undefined, '']);
    } finally {
      other.dispose();
    }
    expect(localStorage.getItem('n')).to.equal(null);
  });

  it('has a bound on what it stores', async () => {
    const result = await seen(
      report(
        `try { for (let n = 0; ; n += 1) localStorage['k' + n] = 'x'.repeat(100000) } catch (error) { return [error.name, localStorage.length] }`,
      ),
    );
    expect(result).to.deep.equal(['QuotaExceededError', 9]);
  });

  it('opens no IndexedDB, and says so by an event, not by an exception', async () => {
    const result = await seen(
      script(
        `const request = indexedDB.open('x'); request.onerror = () => parent.postMessage({ seen: request.error.name }, '*')`,
      ),
    );
    expect(result).to.equal('InvalidStateError');
  });

  it('moves in a history of its own, and the host’s does not grow', async () => {
    const before = history.length;
    const result = await seen(
      script(`addEventListener('popstate', (event) => parent.postMessage({ seen: [event.state, history.length, location.hash] }, '*'));
        history.pushState({ n: 1 }, '', '#one'); history.pushState({ n: 2 }, '', '#two'); history.pushState({ n: 3 }, '', '/three');
        history.go(-2);`),
    );
    expect(result).to.deep.equal([{ n: 1 }, 4, '#one']);
    expect(history.length).to.equal(before);
  });

  it('scrolls to a fragment each time its link is pressed, in the same document', async () => {
    const before = history.length;
    await seen(
      page(`<a id="l" href="#t">go</a><p style="height:3000px"></p><p id="t">t</p><script>
        onload = () => setTimeout(() => {
          const l = document.querySelector('#l'); l.click(); const first = scrollY; scrollTo(0, 0); l.click();
          parent.postMessage({ seen: [first > 1000, scrollY > 1000, location.hash] }, '*') }, 50)</script>`),
    ).then((result) => expect(result).to.deep.equal([true, true, '#t']));
    expect(history.length).to.equal(before);
  });

  it('goes on being watched when it writes its document anew: its links ask, its errors are told, it does not go', async () => {
    await fixture.shown({
      'index.html': page(`<script>onload = () => setTimeout(() => {
        document.write('<a href="b.html">b</a>'); document.close();
        document.querySelector('a').click();
        setTimeout(() => null.late) })</script>`),
    });
    await fixture.event(({ kind }) => kind === 'error');
    await until(() => fixture.links.length > 0, 'a link');
    expect(fixture.links).to.deep.equal(['b.html']);
    // Past the moment at which a page that went away is found out.
    await pause(2 * FRAME_LIMITS.loadGraceMs);
    expect(fixture.events.map(({ kind }) => kind)).to.not.include('unresponsive');
    expect(fixture.events.filter(({ kind }) => kind === 'error').length).to.equal(1);
    expect(fixture.pages.length).to.equal(1);
  });

  it('asks the host for every link that leads out of the page, and stays', async () => {
    await seen(
      page(`<a href="b.html?x#y">b</a><a href="https://example.com/" target="_blank">e</a><a href="c.html" onclick="event.preventDefault()">c</a>
        <svg><a href="/d.html"><text>d</text></a></svg><script>
        for (const a of document.querySelectorAll('a')) a.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
        parent.postMessage({ seen: 1 }, '*')</script>`),
    );
    await until(() => fixture.links.length >= 3, 'links');
    expect(fixture.links).to.deep.equal(['b.html?x#y', 'https://example.com/', '/d.html']);
  });

  it('sends forms: their submit event, their check, and a GET to a page of the workspace', async () => {
    await seen(
      page(`<form id="a"><input name="q" value="1"><button name="b" value="2">go</button></form>
        <form id="r"><input required><button>go</button></form>
        <form id="g" action="find.html"><input name="q" value="a b"><button>go</button></form><script>
        const log = [];
        addEventListener('submit', (event) => { log.push(event.target.id, event.submitter?.name ?? ''); if (event.target.id === 'a') event.preventDefault(); });
        for (const button of document.querySelectorAll('button')) button.click();
        document.querySelector('#a').requestSubmit();
        parent.postMessage({ seen: log }, '*')</script>`),
    ).then((result) => expect(result).to.deep.equal(['a', 'b', 'g', '', 'a', '']));
    await until(() => fixture.links.length >= 1, 'links');
    expect(fixture.links).to.deep.equal(['find.html?q=a+b']);
  });

  it('opens at the fragment that a link named', async () => {
    fixture.frame.openAt('#t');
    expect(
      await seen(
        page(
          `<p style="height:3000px"></p><p id="t">t</p><script>setInterval(() => scrollY > 1000 && parent.postMessage({ seen: [location.hash, scrollY > 1000] }, '*'), 20)</script>`,
        ),
      ),
    ).to.deep.equal(['#t', true]);
  });

  it('reaches no network but what the host allows, and says what it did not reach', async () => {
    const source = script(`fetch('https://a.invalid/x').catch(() => 0); new Image().src = 'https://b.invalid/y.png';
      document.addEventListener('securitypolicyviolation', (event) => parent.postMessage({ ['at' + event.blockedURI]: event.originalPolicy }, '*'))`);
    fixture.frame.network = ['https://b.invalid'];
    await fixture.shown({ 'index.html': source });
    await fixture.report('athttps://a.invalid/x');
    await until(() => fixture.doings.some(({ kind }) => kind === 'diagnostic'), 'a diagnostic');
    const diagnostics = fixture.doings.flatMap((doing) => (doing.kind === 'diagnostic' ? [doing.diagnostic] : []));
    expect(diagnostics.map(({ kind, requestedPath }) => [kind, requestedPath])).to.deep.equal([
      ['blocked-external-reference', 'https://a.invalid/x'],
    ]);
    expect(fixture.events.map(({ kind }) => kind)).to.deep.equal(['ready']);
    expect(fixture.consoleLines.some(({ text }) => text.includes('https://a.invalid/x'))).to.equal(true);
  });

  it('takes a policy that the author wrote for a part of the page, and says what it stops', async () => {
    await fixture.shown({
      'index.html': `<!doctype html><meta http-equiv="Content-Security-Policy" content="style-src 'none'"><style>p { color: red }</style><p>x`,
    });
    await until(() => fixture.doings.some(({ kind }) => kind === 'diagnostic'), 'a diagnostic');
    const [said] = fixture.doings.flatMap((doing) => (doing.kind === 'diagnostic' ? [doing.diagnostic] : []));
    expect([said?.kind, said?.sourcePath, said?.requestedPath]).to.deep.equal([
      'blocked-by-page-policy',
      'index.html',
      'style-src-elem',
    ]);
    expect(fixture.consoleLines.some(({ text }) => text.includes('The page’s own Content-Security-Policy'))).to.equal(
      true,
    );
    expect(fixture.events.map(({ kind }) => kind)).to.deep.equal(['ready']);
  });

  it('that goes to another address is told apart from a loop, is removed, and comes back when shown again', async () => {
    fixture.show({ 'index.html': script(`onload = () => setTimeout(() => (location.href = 'about:blank'), 20)`) });
    const event = await fixture.event(({ kind }) => kind === 'error');
    expect(event.kind === 'error' && event.error.message).to.contain('went to another address');
    expect(fixture.iframes.length).to.equal(0);
    expect((await fixture.shown({ 'index.html': page('home') })).kind).to.equal('ready');
  });

  it('that keeps loading itself anew is stopped', async () => {
    fixture.show({ 'index.html': script(`location.reload()`) });
    const event = await fixture.event(({ kind }) => kind === 'error');
    expect(event.kind === 'error' && event.error.message).to.contain('loading itself anew');
    expect(fixture.iframes.length).to.equal(0);
  });
});
