import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../src/define/changes.js';
import type { JigChangesElement } from '../../../../src/elements/changes/changes-element.js';
import { createFakeStudio, writeFakeFile, type FakeStudio } from '../../../support/fake-studio-view.js';
import { waitUntil } from '../../../support/wait-until.js';

async function openChanges(fake: FakeStudio): Promise<JigChangesElement> {
  const changes = await fixture<JigChangesElement>(
    html`<jig-changes .studio=${fake} style="height: 320px"></jig-changes>`,
  );
  await changes.updateComplete;
  return changes;
}

const all = (changes: JigChangesElement, selector: string): readonly HTMLElement[] => [
  ...(changes.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const words = (changes: JigChangesElement): string =>
  changes.shadowRoot?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

describe('jig-changes', () => {
  it('says so without a studio, and when nothing has changed', async () => {
    const alone = await fixture<JigChangesElement>(html`<jig-changes></jig-changes>`);
    expect(words(alone)).to.contain('No studio');
    const changes = await openChanges(createFakeStudio('same'));
    expect(words(changes)).to.contain('Nothing has changed since the last save.');
    await expect(changes).to.be.accessible();
  });

  it('lists what has changed and compares the first file inline', async () => {
    const fake = createFakeStudio('list', { 'a.css': 'one\ntwo\nthree' });
    const changes = await openChanges(fake);
    writeFakeFile(fake, 'a.css', 'one\n2\nthree');
    await waitUntil(() => all(changes, '.cm-deletedChunk').length === 1, 'the old line is there');
    expect(words(changes)).to.contain('1 file changed since the last save');
    expect(all(changes, '.file')[0]?.textContent?.trim()).to.contain('a.css');
    expect(all(changes, '.cm-content')[0]?.getAttribute('aria-label')).to.equal('a.css now');
    await expect(changes).to.be.accessible();
  });

  it('rests once it is out of the page, and compares again when it is put back', async () => {
    const fake = createFakeStudio('rest', { 'a.css': 'one' });
    const changes = await openChanges(fake);
    writeFakeFile(fake, 'a.css', 'two');
    await waitUntil(() => all(changes, '.cm-content').length === 1);
    const parent = changes.parentElement!;
    let updates = 0;
    changes.addController({ hostUpdated: () => (updates += 1) });
    changes.remove();
    await waitUntil(() => all(changes, '.cm-content').length === 0, 'the comparison is taken down');
    const after = updates;
    await new Promise((resolve) => setTimeout(resolve, 200));
    // One more at the most: the one that the comparison is gone from.
    expect(updates).to.be.at.most(after + 1);
    parent.append(changes);
    await waitUntil(() => all(changes, '.cm-content').length === 1, 'it compares again');
  });

  it('keeps up with what is typed', async () => {
    const fake = createFakeStudio('typed', { 'a.css': 'one' });
    const changes = await openChanges(fake);
    fake.view.commands.editDraft('a.css', 'first');
    await waitUntil(() => all(changes, '.cm-line').some((line) => line.textContent === 'first'));
    fake.view.commands.editDraft('a.css', 'second');
    await waitUntil(() => all(changes, '.cm-line').some((line) => line.textContent === 'second'));
  });

  it('stands both texts side by side when asked', async () => {
    const fake = createFakeStudio('columns', { 'a.css': 'one' });
    const changes = await openChanges(fake);
    writeFakeFile(fake, 'a.css', 'two');
    await changes.updateComplete;
    all(changes, '.layouts button')[1]?.click();
    await waitUntil(() => all(changes, '.cm-content').length === 2, 'two columns');
    expect(all(changes, '.cm-content').map((column) => column.getAttribute('aria-label'))).to.deep.equal([
      'a.css as it was saved',
      'a.css now',
    ]);
    await expect(changes).to.be.accessible();
  });

  it('asks before it reverts, goes through the tool, and gives the focus back', async () => {
    const fake = createFakeStudio('revert', { 'a.css': 'one' });
    const changes = await openChanges(fake);
    writeFakeFile(fake, 'a.css', 'two');
    await changes.updateComplete;
    const revert = all(changes, '.revert')[0]!;
    revert.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => changes.shadowRoot?.querySelector('dialog')?.open === true);
    expect(changes.shadowRoot?.activeElement?.textContent?.trim()).to.equal('Cancel');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !changes.shadowRoot?.querySelector('dialog'));
    expect(fake.calls).to.deep.equal([]);
    expect(changes.shadowRoot?.activeElement).to.equal(revert);
    revert.click();
    await waitUntil(() => changes.shadowRoot?.querySelector('dialog')?.open === true);
    all(changes, 'dialog button')[1]?.click();
    await waitUntil(() => fake.calls.length === 1);
    expect(fake.calls).to.deep.equal(['callTool(workspace.revertFile, {"path":"a.css"})']);
  });

  it('keeps the question of a person who closes it and asks again within the same frame', async () => {
    const fake = createFakeStudio('again', { 'a.css': 'one' });
    const changes = await openChanges(fake);
    writeFakeFile(fake, 'a.css', 'two');
    await changes.updateComplete;
    const dialog = (): HTMLDialogElement | null => changes.renderRoot.querySelector('dialog');
    const revert = all(changes, '.revert')[0]!;
    revert.focus();
    revert.click();
    await waitUntil(() => dialog()?.open === true);
    const told = oneEvent(dialog()!, 'close');
    dialog()!.close();
    revert.click();
    await told;
    await changes.updateComplete;
    expect(dialog()?.open).to.equal(true);
    expect(changes.shadowRoot?.activeElement?.textContent?.trim()).to.equal('Cancel');
    expect(document.documentElement.style.overflow).to.equal('hidden');
    dialog()!.close();
    await waitUntil(() => !dialog());
    expect(document.documentElement.style.overflow).to.equal('');
    expect(changes.shadowRoot?.activeElement).to.equal(revert);
    expect(fake.calls).to.deep.equal([]);
  });

  it('does not open its question again when something changes before the browser has told of its close', async () => {
    const fake = createFakeStudio('between', { 'a.css': 'one' });
    const changes = await openChanges(fake);
    writeFakeFile(fake, 'a.css', 'two');
    await changes.updateComplete;
    const dialog = (): HTMLDialogElement | null => changes.renderRoot.querySelector('dialog');
    all(changes, '.revert')[0]?.click();
    await waitUntil(() => dialog()?.open === true);
    dialog()!.close();
    writeFakeFile(fake, 'a.css', 'three');
    await changes.updateComplete;
    expect(dialog()?.open).to.equal(false);
    await waitUntil(() => !dialog());
  });

  it('says why a file could not be reverted', async () => {
    const fake = createFakeStudio('refused', { 'a.css': 'one' });
    fake.answer = {
      content: [],
      isError: true,
      error: { code: 'WORKSPACE_FILE_NOT_FOUND', message: 'There is no such file.' },
    };
    const changes = await openChanges(fake);
    writeFakeFile(fake, 'a.css', 'two');
    await changes.updateComplete;
    all(changes, '.revert')[0]?.click();
    await waitUntil(() => changes.shadowRoot?.querySelector('dialog')?.open === true);
    all(changes, 'dialog button')[1]?.click();
    await waitUntil(() => words(changes).includes('a.css could not be reverted: There is no such file.'));
  });

  it('moves through the files with the arrows, and reverts nothing while the agent works', async () => {
    const fake = createFakeStudio('keys', { 'a.css': 'one', 'b.css': 'two' });
    const changes = await openChanges(fake);
    fake.view.commands.editDraft('a.css', '1');
    fake.view.commands.editDraft('b.css', '2');
    fake.stores.agent.update((agent) => ({ ...agent, running: true }));
    await changes.updateComplete;
    expect(all(changes, '.revert').every((button) => (button as HTMLButtonElement).disabled)).to.equal(true);
    all(changes, '.file')[0]?.focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await changes.updateComplete;
    expect(changes.path).to.equal('b.css');
  });

  it('fits a narrow place', async () => {
    const fake = createFakeStudio('narrow', { 'a.css': 'one' });
    await setViewport({ width: 380, height: 640 });
    const changes = await openChanges(fake);
    writeFakeFile(fake, 'a.css', 'two');
    await changes.updateComplete;
    expect(changes.scrollWidth).to.be.at.most(380);
    await setViewport({ width: 1280, height: 720 });
  });
});
