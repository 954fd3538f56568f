import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { submits } from '../../../../src/elements/base/submits.js';

describe('submits', () => {
  let handled = 0;
  const form = async (disabled = false): Promise<HTMLFormElement> => {
    handled = 0;
    return fixture<HTMLFormElement>(
      html`<form ${submits(() => void (handled += 1))}>
        <input />
        <textarea></textarea>
        <button type="button" id="other">Other</button>
        <button type="submit" ?disabled=${disabled}><span>Send</span></button>
      </form>`,
    );
  };
  const press = (target: Element, init: KeyboardEventInit = {}): boolean =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));

  it('answers to its submit button, once, whatever of the button is pressed', async () => {
    const element = await form();
    element.querySelector('span')!.click();
    expect(handled).to.equal(1);
    element.querySelector<HTMLElement>('#other')!.click();
    expect(handled).to.equal(1);
  });

  it('answers to Enter in a field, but not while a syllable is composed, nor in a text of many lines', async () => {
    const element = await form();
    press(element.querySelector('input')!, { isComposing: true });
    press(element.querySelector('textarea')!);
    expect(handled).to.equal(0);
    expect(press(element.querySelector('input')!), 'the browser submits nothing itself').to.equal(false);
    expect(handled).to.equal(1);
  });

  it('answers to a form that something else submits', async () => {
    (await form()).requestSubmit();
    expect(handled).to.equal(1);
  });

  it('answers to nothing while its button is disabled', async () => {
    const element = await form(true);
    press(element.querySelector('input')!);
    element.querySelector('span')!.click();
    expect(handled).to.equal(0);
  });
});
