import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { PreviewSelection } from '../../../../src/core/preview/design-model.js';
import { FrameFixture, pause, until } from './frame-fixture.js';

const PAGE = `<!doctype html><style>body { margin: 0 } p { margin: 0; height: 60px; color: rgb(1, 2, 3) }</style>
<main><p class="a">first</p><p class="b" title="t">second <b>bold</b></p></main>
<script>for (const type of ['click', 'pointerdown', 'pointermove', 'mousedown']) addEventListener(type, () => parent.postMessage({ heard: type }, '*'), true);
addEventListener('message', ({ data }) => data === 'ping' && parent.postMessage({ pong: true }, '*'))</script>`;

describe('design mode', () => {
  let fixture: FrameFixture;
  beforeEach(async () => {
    await sendMouse({ type: 'move', position: [700, 500] });
    fixture = new FrameFixture();
  });
  afterEach(() => fixture.dispose());

  const at = (x: number, y: number): [number, number] => {
    const { left, top } = fixture.container.getBoundingClientRect();
    return [Math.round(left + x), Math.round(top + y)];
  };
  const picked = (): PreviewSelection | undefined => {
    for (const doing of fixture.doings) if (doing.kind === 'picked') return doing.selection;
    return undefined;
  };

  /** Until the page knows of it: what is sent to it is answered in turn. */
  const startPicking = async (): Promise<void> => {
    fixture.frame.setPicking(true);
    for (let turn = 0; turn < 2; turn += 1) {
      fixture.reports.length = 0;
      for (const { contentWindow } of fixture.iframes) contentWindow?.postMessage('ping', '*');
      await fixture.report('pong');
    }
    fixture.reports.length = 0;
    await pause(50);
  };

  it('tells what the person points at, in bounded words, and the page hears nothing of it', async () => {
    await fixture.shown({ 'index.html': PAGE });
    await startPicking();
    await sendMouse({ type: 'move', position: at(30, 90) });
    await sendMouse({ type: 'click', position: at(30, 90) });
    const selection = await until(picked, 'a pick');
    expect(selection.selector).to.equal('p:nth-of-type(2)');
    expect(selection.html).to.equal('<p class="b" title="t">second <b>bold</b></p>');
    expect(selection.text).to.equal('second bold');
    expect(selection.path).to.equal('index.html');
    expect(selection.revision).to.equal(1);
    expect(selection.box).to.include({ x: 0, y: 60, height: 60 });
    expect(selection.viewport.height).to.be.greaterThan(100);
    expect(selection.styles.find(({ name }) => name === 'color')?.value).to.equal('rgb(1, 2, 3)');
    await pause(50);
    expect(fixture.reports.filter((one) => 'heard' in (one as object))).to.deep.equal([]);
  });

  it('works by the keyboard alone: arrows walk the page, Enter picks', async () => {
    await fixture.shown({ 'index.html': PAGE });
    await startPicking();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await sendKeys({ press: key });
    expect((await until(picked, 'a pick')).text).to.equal('second bold');
  });

  it('ends by Escape', async () => {
    await fixture.shown({ 'index.html': PAGE });
    await startPicking();
    await sendKeys({ press: 'Escape' });
    await until(() => fixture.doings.some(({ kind }) => kind === 'pick-cancelled'), 'the end');
  });

  it('cannot be played by the page: neither by events nor by messages', async () => {
    await fixture.shown({
      'index.html': `${PAGE}<script>
        setInterval(() => {
          document.querySelector('p').dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
          document.querySelector('p').click();
          dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
          parent.postMessage({ type: 'jig-studio.preview.picked', revision: 1, picked: { selector: 'forged', styles: [] } }, '*');
        }, 10)</script>`,
    });
    fixture.frame.setPicking(true);
    await pause(200);
    expect(picked()).to.equal(undefined);
  });

  it('leaves nothing in the page', async () => {
    await fixture.shown({
      'index.html': `${PAGE}<script>const before = document.documentElement.childNodes.length;
        setInterval(() => parent.postMessage({ nodes: document.documentElement.childNodes.length - before }, '*'), 20)</script>`,
    });
    await startPicking();
    await sendMouse({ type: 'move', position: at(30, 90) });
    await until(() => fixture.reports.some((one) => (one as { nodes?: number }).nodes === 1), 'a mark');
    fixture.frame.setPicking(false);
    fixture.reports.length = 0;
    await until(() => fixture.reports.some((one) => (one as { nodes?: number }).nodes === 0), 'no mark');
  });
});
