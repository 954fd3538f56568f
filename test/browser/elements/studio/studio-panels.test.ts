import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createFakeStudio } from '../../../support/fake-studio-view.js';
import { all, find, isVisible, openStudio, text } from '../../../support/studio-in-page.js';

describe('the panels of jig-studio', () => {
  it('show the tree of files beside the code, loaded when it is first opened', async () => {
    const studio = await openStudio(createFakeStudio());
    expect(isVisible(find(studio, '#explorer'))).to.equal(false);
    find(studio, '[part="explorer-toggle"]').click();
    await waitUntil(() => find(studio, 'jig-explorer').shadowRoot?.querySelector('[role="treeitem"]'), 'the tree', {
      timeout: 5000,
    });
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
    await waitUntil(() => find(studio, 'jig-search').shadowRoot?.activeElement?.localName === 'input', 'the field', {
      timeout: 5000,
    });
    await sendKeys({ type: 'three' });
    await waitUntil(() => find(studio, 'jig-search').shadowRoot?.querySelector('.result'));
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(studio, '.status .position')[0]?.textContent === 'Ln 3 of 3, Col 1', 'the line', {
      timeout: 5000,
    });
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
    await waitUntil(() => all(studio, '#dock-console .line').length === 1, 'the line', { timeout: 5000 });
    find(studio, '#dock-console .console-head button').click();
    expect(fake.calls).to.deep.equal(['clearConsole()']);
  });
});
