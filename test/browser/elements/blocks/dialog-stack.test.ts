import { expect, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { DialogContent } from '../../../../src/elements/overlay/dialog-stack.js';
import { confirmDialog } from '../../../../src/elements/overlay/confirm-dialog.js';
import { openBlocks, part, parts, type BlocksElement } from './blocks-page.js';
import { waitUntil } from '../../../support/wait-until.js';

const question = confirmDialog({
  question: 'Delete it?',
  warning: 'It is gone then.',
  confirm: 'Delete',
  cancel: 'Keep',
});
const opened = (element: BlocksElement, count = 1): Promise<void> =>
  waitUntil(() => parts(element, 'dialog[open]').length === count);
const isModal = (element: BlocksElement): boolean => parts(element, 'dialog:modal').length > 0;

describe('a dialog', () => {
  it('is modal, named by its title, and has the focus on the safe answer', async () => {
    const element = await openBlocks();
    void element.dialogs.show(question);
    await opened(element);
    expect(isModal(element)).to.equal(true);
    expect(element.shadowRoot?.activeElement?.textContent?.trim()).to.equal('Keep');
    await expect(element).to.be.accessible();
  });

  it('answers what was chosen, nothing when it was turned away, and gives the focus back', async () => {
    const element = await openBlocks();
    part(element, '#opener').focus();
    const refused = element.dialogs.show(question);
    await opened(element);
    await sendKeys({ press: 'Escape' });
    expect(await refused).to.equal(undefined);
    expect(element.shadowRoot?.activeElement?.id).to.equal('opener');
    const answered = element.dialogs.show(question);
    await opened(element);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(await answered).to.equal(true);
    expect(element.shadowRoot?.activeElement?.id).to.equal('opener');
  });

  it('closes by a press beside it', async () => {
    const element = await openBlocks();
    const refused = element.dialogs.show(question);
    await opened(element);
    await sendMouse({ type: 'click', position: [4, 4] });
    expect(await refused).to.equal(undefined);
  });

  it('locks the scrolling of the page until the last one is closed, and Escape closes the topmost only', async () => {
    const element = await openBlocks();
    const first = element.dialogs.show(question);
    await opened(element);
    const second = element.dialogs.show(question);
    await opened(element, 2);
    await sendKeys({ press: 'Escape' });
    expect(await second).to.equal(undefined);
    expect(parts(element, 'dialog[open]')).to.have.length(1);
    expect(document.documentElement.style.overflow).to.equal('hidden');
    await sendKeys({ press: 'Escape' });
    expect(await first).to.equal(undefined);
    expect(document.documentElement.style.overflow).to.equal('');
  });

  it('wraps Tab from its last control to its first', async () => {
    const element = await openBlocks();
    void element.dialogs.show(question);
    await opened(element);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot?.activeElement?.textContent?.trim()).to.equal('Keep');
  });

  it('draws itself again, keeps what it remembers, and ends with the element', async () => {
    const element = await openBlocks();
    let aborted = false;
    const counter: DialogContent<never> = (dialog) => {
      let count = 0;
      dialog.signal.addEventListener('abort', () => (aborted = true));
      const more = (): void => {
        count += 1;
        dialog.update();
      };
      return () => ({ title: 'Count', body: html`<button class="more" @click=${more}>${count}</button>` });
    };
    const ended = element.dialogs.show(counter);
    await opened(element);
    part(element, '.more').click();
    part(element, '.more').click();
    await element.updateComplete;
    expect(part(element, '.more').textContent).to.equal('2');
    element.remove();
    expect(await ended).to.equal(undefined);
    expect(aborted).to.equal(true);
    expect(document.documentElement.style.overflow).to.equal('');
  });
});
