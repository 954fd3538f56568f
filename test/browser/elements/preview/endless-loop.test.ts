import { expect } from '@open-wc/testing';
import { FrameFixture, pause, until } from './frame-fixture.js';

/** Short bounds; the shape of the waiting is the same. */
const LIMITS = {
  silenceMs: 1000,
  loadGraceMs: 300,
  patienceMs: 500,
  heartbeatMs: 150,
  answerMs: 400,
  suspectMs: 300,
  probationMs: 400,
};
const CALM = '<!doctype html><p>calm</p>';
const LOOP = '<!doctype html><p>loop</p><script>for (;;);</script>';
const SILENT_FOR = 10_000;

/** A busy machine may take longer than the shortened bounds; what counts is that the page comes. */
const shows = (fixture: FrameFixture, revision: number): Promise<unknown> =>
  fixture.event((event) => event.kind === 'ready' && event.revision === revision, SILENT_FOR);

describe('an endless loop', function () {
  const fixtures: FrameFixture[] = [];
  const open = (limits = {}): FrameFixture => {
    const fixture = new FrameFixture({ ...LIMITS, ...limits });
    fixtures.push(fixture);
    return fixture;
  };
  afterEach(() => {
    for (const fixture of fixtures.splice(0)) fixture.dispose();
  });

  it('leaves the host running and is told as no answer', async () => {
    const fixture = open();
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 10);
    const event = await fixture.shown({ 'index.html': LOOP });
    clearInterval(ticking);
    expect(event).to.include({ kind: 'unresponsive', revision: 1 });
    expect((event as { advice: string }).advice).to.contain('endless loop');
    expect(ticks).to.be.greaterThan(20);
  });

  it('of the first page ends with it, although a frame was warmed up beside it', async () => {
    const fixture = open();
    fixture.frame.warmUp();
    fixture.show({ 'index.html': LOOP });
    // Long enough to hang the process, too short to be suspected.
    await pause(LIMITS.suspectMs / 2);
    fixture.show({ 'index.html': CALM });
    await shows(fixture, 2);
  });

  it('ends when the code is fixed', async () => {
    const fixture = open();
    await fixture.shown({ 'index.html': CALM });
    fixture.show({ 'index.html': LOOP });
    await fixture.event(({ kind }) => kind === 'unresponsive', SILENT_FOR);
    fixture.show({ 'index.html': CALM });
    await shows(fixture, 3);
    expect(fixture.pages.length).to.equal(1);
  });

  it('ends when the code is fixed before anybody noticed', async () => {
    const fixture = open();
    await fixture.shown({ 'index.html': CALM });
    fixture.show({ 'index.html': LOOP });
    await pause(100);
    fixture.show({ 'index.html': CALM });
    await shows(fixture, 3);
  });

  it('takes the frames of a second studio along, which come back by themselves; the culprit stays stopped', async () => {
    const culprit = open();
    const innocent = open();
    await innocent.shown({ 'index.html': CALM });
    await culprit.shown({ 'index.html': CALM });
    culprit.show({ 'index.html': LOOP });
    await culprit.event(({ kind }) => kind === 'unresponsive', SILENT_FOR);
    await until(
      () => innocent.events.filter(({ kind }) => kind === 'ready').length > 1,
      'the innocent page',
      SILENT_FOR,
    );
    await until(() => culprit.iframes.length === 0, 'the culprit to be stopped', SILENT_FOR);
    expect(await innocent.frame.answers(1000)).to.equal(true);
    culprit.show({ 'index.html': CALM });
    await shows(culprit, 3);
    innocent.show({ 'index.html': CALM });
    await shows(innocent, 2);
  });

  it('of a frame that is not ours ends with it: a page that came into its process is brought back in another', async () => {
    const foreign = document.createElement('iframe');
    foreign.setAttribute('sandbox', 'allow-scripts');
    foreign.srcdoc = '<script>parent.postMessage("loops", "*"); setTimeout(() => { for (;;); }, 10)</script>';
    const loops = new Promise((resolve) => {
      addEventListener('message', ({ source }) => source === foreign.contentWindow && resolve(undefined));
    });
    document.body.append(foreign);
    await loops;
    const fixture = open();
    fixture.show({ 'index.html': CALM });
    // The page alone keeps the process now.
    foreign.remove();
    await fixture.event(({ kind }) => kind === 'unresponsive', SILENT_FOR);
    await shows(fixture, 1);
  });

  it('that starts later is noticed by the heartbeat, and the page can be shown again', async () => {
    const fixture = open();
    await fixture.shown({ 'index.html': `${CALM}<script>setTimeout(() => { for (;;); }, 100)</script>` });
    await fixture.event(({ kind }) => kind === 'unresponsive', SILENT_FOR);
    await until(() => fixture.iframes.length === 0, 'the page to be stopped', SILENT_FOR);
    fixture.show({ 'index.html': CALM });
    await shows(fixture, 2);
  });

  it('that starts later in one studio does not stop another for good', async () => {
    const culprit = open();
    const innocent = open();
    await innocent.shown({ 'index.html': CALM });
    await culprit.shown({ 'index.html': `${CALM}<script>setTimeout(() => { for (;;); }, 100)</script>` });
    await pause(1200);
    culprit.show({ 'index.html': CALM });
    await until(
      () => culprit.events.some(({ kind, revision }) => kind === 'ready' && revision === 2),
      'the fixed page',
      SILENT_FOR,
    );
    innocent.show({ 'index.html': CALM });
    await shows(innocent, 2);
  });

  it('that starts later again and again ends with its page stopped and the innocent one on show', async () => {
    const culprit = open();
    const innocent = open();
    await innocent.shown({ 'index.html': CALM });
    await culprit.shown({ 'index.html': `${CALM}<script>setTimeout(() => { for (;;); }, 150)</script>` });
    await until(
      () => culprit.events.at(-1)?.kind === 'unresponsive' && culprit.iframes.length === 0,
      'the culprit to be stopped',
      25_000,
    );
    await until(
      () => innocent.events.at(-1)?.kind === 'ready' && innocent.pages.length === 1,
      'the innocent page',
      SILENT_FOR,
    );
    expect(await innocent.frame.answers(1500)).to.equal(true);
  });

  it('that ends by itself, however late, leaves the page on show and its word as before', async () => {
    const fixture = open({ patienceMs: 8000 });
    await fixture.shown({
      'index.html': `${CALM}<script>setTimeout(() => { const end = performance.now() + 1500; while (performance.now() < end); }, 100)</script>`,
    });
    await fixture.event(({ kind }) => kind === 'unresponsive', SILENT_FOR);
    await until(() => fixture.events.at(-1)?.kind === 'ready', 'the word of the page', SILENT_FOR);
    expect(fixture.pages.length).to.equal(1);
  });

  it('is not taken for one: a busy second, long work step by step, and a module that waits', async () => {
    const fixture = open({ silenceMs: 5000, answerMs: 4000 });
    const event = await fixture.shown({
      'index.html': `<!doctype html><script>
        const end = performance.now() + 1000; while (performance.now() < end);
        let sum = 0; for (let n = 0; n < 300000; n += 1) sum += n;
        function* forever() { for (;;) yield 1 } const steps = forever(); for (let n = 0; n < 1000; n += 1) steps.next();
        /* while (true) { */ const text = "for (;;) {:"; parent.postMessage({ sum, text }, '*');</script>`,
    });
    expect(event.kind).to.equal('ready');
    expect(await fixture.report('sum')).to.equal(44999850000);
    const slow = open({ silenceMs: 5000 });
    slow.show({ 'index.html': '<script type="module">await new Promise((done) => setTimeout(done, 1500));</script>' });
    expect(await slow.event(() => true)).to.include({ kind: 'ready' });
  });
});
