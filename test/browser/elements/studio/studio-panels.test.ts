import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createFakeStudio } from '../../../support/fake-studio-view.js';
import { all, find, isVisible, openStudio, text } from '../../../support/studio-in-page.js';
import { waitUntil } from '../../../support/wait-until.js';

describe('the panels of jig-studio', () => {
  it('show the tree of files beside the code, loaded when it is first opened', async () => {
    const studio = await openStudio(createFakeStudio());
    expect(isVisible(find(studio, '#explorer'))).to.equal(false);
    find(studio, '[part="explorer-toggle"]').click();
    await waitUntil(() => find(studio, 'jig-explorer').shadowRoot?.querySelector('[role="treeitem"]'), 'the tree');
    expect(find(studio, '#explorer').clientWidth).to.be.within(150, 230);
    expect(find(studio, '.code').clientWidth).to.be.greaterThan(150);
    await expect(studio).to.be.accessible();
    find(studio, '[part="explorer-toggle"]').click();
    await studio.updateComplete;
    expect(isVisible(find(studio, '#explorer'))).to.equal(false);
  });

  it('search by ⌘/Ctrl+Shift+F with the focus in the field, and open a chosen line', async () => {
    const fake = createFakeStudio('panels', { 'index.html': 'a', 'app.js': 'one\ntwo\nthree' });
    fake.view.commands.callTool = () =>
      Promise.resolve({
        content: [],
        structuredContent: { matches: [{ path: 'app.js', line: 3, column: 1, preview: 'three' }], fileCount: 2 },
      });
    const studio = await openStudio(fake);
    find(studio, '.file-tabs [role="tab"]').focus();
    await sendKeys({ press: 'Control+Shift+F' });
    await waitUntil(() => find(studio, 'jig-search').shadowRoot?.activeElement?.localName === 'input', 'the field');
    await sendKeys({ type: 'three' });
    await waitUntil(() => find(studio, 'jig-search').shadowRoot?.querySelector('.result'));
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(studio, '.status .position')[0]?.textContent === 'Ln 3 of 3, Col 1', 'the line');
    expect(fake.calls).to.deep.equal(['openFile(app.js)']);
  });

  it('show the console of the page, counted on its tab', async () => {
    const fake = createFakeStudio();
    const studio = await openStudio(fake);
    fake.stores.console.set({
      entries: [{ id: 1, level: 'log', text: 'hello', count: 1 }] as never,
      omitted: 0,
    });
    await studio.updateComplete;
    expect(text(studio, '#dock-tab-console')).to.equal('Console1');
    find(studio, '#dock-tab-console').click();
    await waitUntil(() => all(studio, '#dock-console .line').length === 1, 'the line');
    find(studio, '#dock-console .console-head button').click();
    expect(fake.calls).to.deep.equal(['clearConsole()']);
  });

  it('take in panels of the host, with a tab each, in wide and narrow studios, and let them go again', async () => {
    const studio = await openStudio(createFakeStudio());
    const orders = document.createElement('p');
    orders.slot = 'panel-orders';
    orders.setAttribute('label', 'Orders');
    orders.textContent = 'Two orders wait';
    studio.append(orders);
    await waitUntil(() => all(studio, '#dock-tab-panel-orders').length === 1, 'the tab');
    expect(text(studio, '#dock-tab-panel-orders')).to.equal('Orders');
    expect(isVisible(orders)).to.equal(false);
    find(studio, '#dock-tab-panel-orders').click();
    await studio.updateComplete;
    expect(isVisible(orders)).to.equal(true);
    expect(find(studio, '#dock-panel-orders').getAttribute('aria-labelledby')).to.equal('dock-tab-panel-orders');
    await expect(studio).to.be.accessible();

    orders.setAttribute('label', 'Orders today');
    await waitUntil(() => text(studio, '#dock-tab-panel-orders') === 'Orders today');
    find(studio, '#dock-tab-panel-orders').focus();
    await sendKeys({ press: 'Home' });
    await studio.updateComplete;
    expect(isVisible(orders)).to.equal(false);

    studio.parentElement!.style.width = '380px';
    studio.showPanel('panel-orders');
    await waitUntil(() => isVisible(orders), 'shown in the narrow one');
    orders.remove();
    await waitUntil(() => all(studio, '#dock-tab-panel-orders').length === 0, 'the tab goes');
    expect(find(studio, '#dock-tab-trace').getAttribute('aria-selected')).to.equal('true');
    expect(isVisible(find(studio, 'jig-trace'))).to.equal(true);
  });

  it('let the host say what an empty conversation and empty lists begin with', async () => {
    const studio = await openStudio(createFakeStudio());
    const chat = find(studio, 'jig-chat');
    await waitUntil(() => chat.shadowRoot?.querySelector('.welcome-title'));
    const hello = document.createElement('p');
    hello.slot = 'chat-empty';
    hello.textContent = 'Ask for a change of our menu.';
    studio.append(hello);
    await waitUntil(() => isVisible(hello), 'ours');
    expect(isVisible(chat.shadowRoot!.querySelector('.welcome-title')!)).to.equal(false);
    hello.remove();
    await waitUntil(() => isVisible(chat.shadowRoot!.querySelector('.welcome-title')!), 'the first words again');

    const alone = document.createElement('jig-trace');
    alone.studio = createFakeStudio() as never;
    alone.innerHTML = '<p slot="empty">Nobody has ordered yet.</p>';
    studio.parentElement!.append(alone);
    await alone.updateComplete;
    expect(isVisible(alone.querySelector('p')!)).to.equal(true);
    expect(isVisible(alone.shadowRoot!.querySelector('.empty-line')!)).to.equal(false);
  });
});
