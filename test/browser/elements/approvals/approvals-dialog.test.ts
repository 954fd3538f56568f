import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../../src/define/approvals.js';
import type { JigApprovalsElement } from '../../../../src/elements/approvals/approvals-element.js';
import { createFakeStudio, type FakeStudio } from '../../../support/fake-studio-view.js';
import { SAMPLE_TOOLS, sampleApproval } from '../../../support/sample-tools.js';

interface Page {
  readonly studio: FakeStudio;
  readonly element: JigApprovalsElement;
  readonly button: HTMLButtonElement;
  readonly field: HTMLInputElement;
  readonly modal: HTMLDialogElement;
}

async function page(): Promise<Page> {
  const studio = createFakeStudio();
  studio.stores.catalog.set(SAMPLE_TOOLS);
  const around = await fixture<HTMLElement>(
    html`<div lang="en">
      <button>Page button</button>
      <input aria-label="Page field" />
      <dialog aria-label="Page dialog"><button>Inside</button></dialog>
      <jig-approvals dialog .studio=${studio}></jig-approvals>
    </div>`,
  );
  return {
    studio,
    element: around.querySelector('jig-approvals')!,
    button: around.querySelector('button')!,
    field: around.querySelector('input')!,
    modal: around.querySelector('dialog')!,
  };
}

async function ask({ studio, element }: Page, ...ids: readonly string[]): Promise<HTMLElement> {
  for (const id of ids) studio.stores.approvals.update((waiting) => [sampleApproval({ id }), ...waiting]);
  await element.updateComplete;
  await element.updateComplete;
  return element.renderRoot.querySelector<HTMLElement>('[part=dialog]')!;
}

const press = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
const inside = (element: JigApprovalsElement): Element | null => element.shadowRoot!.activeElement;

describe('jig-approvals as a dialog', () => {
  it('takes no place in the page, and none above it while nothing waits', async () => {
    const { element } = await page();
    expect(element.renderRoot.querySelector('[part=dialog]')).to.equal(null);
    expect(element.getBoundingClientRect().height).to.equal(0);
  });

  it('opens above the page with the focus on the card, no button of it, and gives the focus back', async () => {
    const shown = await page();
    shown.button.focus();
    const dialog = await ask(shown, 'a');
    expect(dialog.matches(':popover-open')).to.equal(true);
    expect((inside(shown.element) as HTMLElement).dataset['approval']).to.equal('a');
    await expect(shown.element).to.be.accessible();
    dialog.querySelector<HTMLElement>('[part=approve]')!.click();
    await shown.element.updateComplete;
    expect(shown.studio.calls).to.deep.equal(['decideApproval(a, allow)']);
    expect(shown.element.renderRoot.querySelector('[part=dialog]')).to.equal(null);
    expect(document.activeElement === shown.button).to.equal(true);
  });

  it('does not take the focus from who is typing, and is announced all the same', async () => {
    const shown = await page();
    shown.field.focus();
    await ask(shown, 'a');
    expect(document.activeElement === shown.field).to.equal(true);
    expect(shown.element.renderRoot.querySelector('[role=status]')!.textContent).to.contain('Approval needed');
  });

  it('lets a popup that the page opens meanwhile take the focus and its own Escape (H2)', async () => {
    const shown = await page();
    const dialog = await ask(shown, 'a');
    const popup = document.createElement('div');
    popup.innerHTML = '<button>Popup</button>';
    let closed = 0;
    popup.addEventListener('keydown', (event) => void (event.key === 'Escape' && (closed += 1)));
    document.body.append(popup);
    popup.querySelector('button')!.focus();
    expect(document.activeElement?.textContent).to.equal('Popup');
    press(popup.querySelector('button')!, 'Escape');
    expect([closed, shown.studio.calls.length]).to.deep.equal([1, 0]);
    dialog.querySelector<HTMLElement>('[data-approval]')!.focus();
    press(dialog.querySelector('[data-approval]')!, 'Escape');
    expect([closed, shown.studio.calls]).to.deep.equal([1, ['decideApproval(a, deny)']]);
    popup.remove();
  });

  it('denies one request for one Escape, the oldest where no card has the focus', async () => {
    const shown = await page();
    const dialog = await ask(shown, 'a', 'b');
    dialog.focus();
    press(dialog, 'Escape');
    await nextFrame();
    expect(shown.studio.calls).to.deep.equal(['decideApproval(a, deny)']);
    expect((inside(shown.element) as HTMLElement).dataset['approval']).to.equal('b');
  });

  it('can be answered above a modal dialog of the page, which stays open below', async () => {
    const shown = await page();
    shown.modal.showModal();
    const dialog = await ask(shown, 'a');
    expect(dialog.matches(':modal')).to.equal(true);
    expect((inside(shown.element) as HTMLElement).dataset['approval']).to.equal('a');
    const approve = dialog.querySelector<HTMLElement>('[part=approve]')!;
    const { left, top } = approve.getBoundingClientRect();
    expect(shown.element.shadowRoot!.elementFromPoint(left + 4, top + 4) === approve).to.equal(true);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await nextFrame();
    expect(shown.studio.calls).to.deep.equal(['decideApproval(a, deny)']);
    expect(shown.modal.open).to.equal(true);
    expect(document.activeElement?.textContent).to.equal('Inside');
    shown.modal.close();
  });

  it('goes when the request is withdrawn, and gives the focus back', async () => {
    const shown = await page();
    shown.button.focus();
    await ask(shown, 'a');
    shown.studio.stores.approvals.set([]);
    await shown.element.updateComplete;
    expect(shown.element.renderRoot.querySelector('[part=dialog]')).to.equal(null);
    expect(document.activeElement === shown.button).to.equal(true);
  });

  it('leaves nothing above the page when the element is removed', async () => {
    const shown = await page();
    const dialog = await ask(shown, 'a');
    shown.element.remove();
    for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    expect(dialog.matches(':popover-open')).to.equal(false);
    expect(shown.studio.attached.approval).to.equal(0);
  });
});
