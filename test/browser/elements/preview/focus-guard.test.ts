import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { FrameFixture, pause, until } from './frame-fixture.js';

const page = (script: string): string =>
  `<!doctype html><input id="i" style="position:absolute;left:20px;top:20px;width:200px;height:40px"><script>${script}</script>`;

describe('the keyboard focus', () => {
  let fixture: FrameFixture;
  let field: HTMLInputElement;
  beforeEach(async () => {
    // Away from the frame, as where a person types.
    await sendMouse({ type: 'move', position: [700, 500] });
    field = document.createElement('input');
    document.body.prepend(field);
    fixture = new FrameFixture();
    field.focus();
  });
  afterEach(() => {
    fixture.dispose();
    field.remove();
  });

  const clickFrame = async (): Promise<void> => {
    const { left, top } = fixture.container.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 60), Math.round(top + 40)] });
  };

  it('comes back to the field at once when a page takes it, as with every render', async () => {
    for (let count = 0; count < 3; count += 1) {
      await fixture.shown({ 'index.html': page(`document.querySelector('#i').focus(); // ${count}`) });
      await until(() => document.activeElement === field, 'the focus in the field');
    }
    expect(fixture.events.map(({ kind }) => kind)).to.deep.equal(['ready', 'ready', 'ready']);
  });

  it('stays with what is typed while a page takes it again and again, which ends the page', async () => {
    await fixture.shown({ 'index.html': page(`setInterval(() => document.querySelector('#i').focus(), 20)`) });
    for (const letter of 'typing goes on') {
      await sendKeys({ type: letter });
      await pause(15);
    }
    const event = await fixture.event(({ kind }) => kind === 'error');
    expect(event.kind === 'error' && event.error.message).to.contain('keyboard focus');
    expect(fixture.iframes.length).to.equal(0);
    await sendKeys({ type: '!' });
    expect(field.value.endsWith('!')).to.equal(true);
    // Each of the few thefts before the end may cost a key.
    expect(field.value.length).to.be.greaterThan(10);
  });

  it('goes into the page by a click, and the page may then move it', async () => {
    await fixture.shown({
      'index.html': page(`addEventListener('keydown', (event) => parent.postMessage({ key: event.key }, '*'));
        document.querySelector('#i').onfocus = () => setTimeout(() => document.querySelector('#i').focus(), 50)`),
    });
    await clickFrame();
    await pause(150);
    expect(document.activeElement).to.equal(fixture.iframes[0]);
    await sendKeys({ press: 'k' });
    expect(await fixture.report('key')).to.equal('k');
  });

  it('goes into the page by Tab', async () => {
    await fixture.shown({ 'index.html': page('') });
    await sendKeys({ press: 'Tab' });
    await until(() => document.activeElement === fixture.iframes[0], 'the focus in the frame');
    await pause(200);
    expect(document.activeElement).to.equal(fixture.iframes[0]);
  });

  it('is given back to the host by a click there, and stays', async () => {
    await fixture.shown({
      'index.html': page(`onblur = () => setTimeout(() => document.querySelector('#i').focus(), 30)`),
    });
    await clickFrame();
    await pause(100);
    const { left, top } = field.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 10), Math.round(top + 8)] });
    await pause(250);
    expect(document.activeElement).to.equal(field);
  });
});
