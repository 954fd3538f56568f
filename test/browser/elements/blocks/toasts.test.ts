import { expect } from '@open-wc/testing';
import { openBlocks, part, parts } from './blocks-page.js';

describe('toasts', () => {
  it('are announced: news politely, errors at once', async () => {
    const element = await openBlocks();
    expect(part(element, '.toasts').getAttribute('aria-live')).to.equal('polite');
    element.toasts.show({ tone: 'good', text: 'Saved' });
    element.toasts.show({ tone: 'bad', text: 'The disk is full', code: 'DISK_FULL' });
    await element.updateComplete;
    expect(parts(element, '.toast').map((toast) => toast.getAttribute('role'))).to.deep.equal([null, 'alert']);
    await expect(element).to.be.accessible();
  });

  it('are at most three; what a person has to see outlives good news', async () => {
    const element = await openBlocks();
    for (const text of ['one', 'two']) element.toasts.show({ tone: 'bad', text });
    for (const text of ['three', 'four']) element.toasts.show({ tone: 'good', text });
    await element.updateComplete;
    expect(parts(element, '.toast-text').map((toast) => toast.textContent?.trim())).to.deep.equal([
      'one',
      'two',
      'four',
    ]);
  });

  it('offer one action, and go when it was taken or they were dismissed', async () => {
    const element = await openBlocks();
    let undone = 0;
    element.toasts.show({ tone: 'good', text: 'Deleted', action: { label: 'Undo', press: () => (undone += 1) } });
    element.toasts.show({ tone: 'bad', text: 'Failed' });
    await element.updateComplete;
    part(element, '.toast button').click();
    part(element, '.toast.bad [part="toast-dismiss"]').click();
    await element.updateComplete;
    expect(undone).to.equal(1);
    expect(parts(element, '.toast')).to.be.empty;
  });
});
