import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { menuButton } from '../../../../src/elements/menu/menu.js';
import { openBlocks, part, type BlocksElement } from './blocks-page.js';

async function openMenu(): Promise<{ readonly element: BlocksElement; readonly chosen: string[] }> {
  const chosen: string[] = [];
  const item = (id: string, label: string, more = {}): object => ({
    id,
    label,
    select: () => chosen.push(id),
    ...more,
  });
  const element = await openBlocks(() =>
    menuButton({
      menuId: 'folder',
      part: 'folder',
      label: 'Folder',
      content: html`Folder`,
      entries: [
        item('save', 'Save all'),
        item('reload', 'Reload', { disabledBecause: 'No folder is linked' }),
        'separator',
        item('leave', 'Disconnect'),
      ] as never,
    }),
  );
  part(element, '[part="folder"]').focus();
  await sendKeys({ press: 'Enter' });
  return { element, chosen };
}

const focused = (element: BlocksElement): string | undefined =>
  (element.shadowRoot?.activeElement as HTMLElement | null)?.dataset['item'];

describe('a menu', () => {
  it('opens under its button with the focus on its first item', async () => {
    const { element } = await openMenu();
    expect(part(element, '#folder').matches(':popover-open')).to.equal(true);
    expect(focused(element)).to.equal('save');
    const [menu, button] = [part(element, '#folder'), part(element, '[part="folder"]')];
    expect(menu.getBoundingClientRect().top).to.be.greaterThan(button.getBoundingClientRect().bottom);
    await expect(element).to.be.accessible();
  });

  it('moves by arrows, Home, End and letters, and goes round', async () => {
    const { element } = await openMenu();
    await sendKeys({ press: 'ArrowDown' });
    expect(focused(element)).to.equal('reload');
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'ArrowDown' });
    expect(focused(element)).to.equal('save');
    await sendKeys({ press: 'ArrowUp' });
    expect(focused(element)).to.equal('leave');
    await sendKeys({ press: 'r' });
    expect(focused(element)).to.equal('reload');
  });

  it('closes on a choice, on Escape and on Tab, and gives the focus back', async () => {
    const { element, chosen } = await openMenu();
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.deep.equal(['save']);
    expect(part(element, '#folder').matches(':popover-open')).to.equal(false);
    expect(element.shadowRoot?.activeElement?.part.value).to.equal('folder');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Escape' });
    expect(part(element, '#folder').matches(':popover-open')).to.equal(false);
    expect(element.shadowRoot?.activeElement?.part.value).to.equal('folder');
  });

  it('keeps an item that cannot be chosen in reach, with the reason', async () => {
    const { element, chosen } = await openMenu();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.deep.equal([]);
    expect(part(element, '[data-item="reload"]').textContent).to.contain('No folder is linked');
    expect(part(element, '[data-item="reload"]').getAttribute('aria-disabled')).to.equal('true');
  });
});
