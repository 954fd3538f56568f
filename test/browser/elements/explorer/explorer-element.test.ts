import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/explorer.js';
import type { JigExplorerElement } from '../../../../src/elements/explorer/explorer-element.js';
import { createFakeStudio, textFile, type FakeStudio } from '../../../support/fake-studio-view.js';
import { waitUntil } from '../../../support/wait-until.js';

const FILES = { 'index.html': '<h1>', 'src/app.js': '1', 'src/deep/style.css': '2', 'README.md': '3' };

async function openExplorer(
  files: Readonly<Record<string, string>> = FILES,
): Promise<{ readonly fake: FakeStudio; readonly explorer: JigExplorerElement }> {
  const fake = createFakeStudio('explorer', files);
  const explorer = await fixture<JigExplorerElement>(html`<jig-explorer .studio=${fake}></jig-explorer>`);
  explorer.style.height = '300px';
  await explorer.updateComplete;
  return { fake, explorer };
}

const find = (explorer: JigExplorerElement, selector: string): HTMLElement => {
  const found = explorer.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};
const rows = (explorer: JigExplorerElement): HTMLElement[] => [
  ...(explorer.shadowRoot?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? []),
];
const row = (explorer: JigExplorerElement, path: string): HTMLElement => find(explorer, `[data-path="${path}"]`);
const focusedPath = (explorer: JigExplorerElement): string | undefined =>
  (explorer.shadowRoot?.activeElement as HTMLElement | null)?.dataset['path'];

describe('jig-explorer', () => {
  it('shows the files as a tree that says levels, places and what is open', async () => {
    const { explorer } = await openExplorer();
    expect(rows(explorer).map((one) => one.dataset['path'])).to.deep.equal([
      'src',
      'src/deep',
      'src/deep/style.css',
      'src/app.js',
      'index.html',
      'README.md',
    ]);
    expect(row(explorer, 'src/app.js').getAttribute('aria-level')).to.equal('2');
    expect(row(explorer, 'src').getAttribute('aria-expanded')).to.equal('true');
    expect(row(explorer, 'index.html').getAttribute('aria-selected')).to.equal('true');
    expect(row(explorer, 'index.html').textContent).to.contain('page');
    await expect(explorer).to.be.accessible();
  });

  it('is one stop for Tab; arrows move, Enter opens through the tool', async () => {
    const { fake, explorer } = await openExplorer();
    const { files } = fake.stores.workspace.getSnapshot().state;
    expect(rows(explorer).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    row(explorer, 'index.html').focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(focusedPath(explorer)).to.equal('README.md');
    await sendKeys({ press: 'Enter' });
    expect(fake.calls).to.deep.equal(['openFile(README.md)']);
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'ArrowLeft' });
    await explorer.updateComplete;
    expect(rows(explorer).map((one) => one.dataset['path'])).to.deep.equal(['src', 'index.html', 'README.md']);
    expect(focusedPath(explorer)).to.equal('src');
    expect(fake.calls, 'folding is no call').to.deep.equal(['openFile(README.md)']);
    expect(fake.stores.workspace.getSnapshot().state.files).to.equal(files);
    await sendKeys({ press: 'r' });
    expect(focusedPath(explorer)).to.equal('README.md');
  });

  it('renames in place: F2, Enter; a refusal keeps the field, Escape leaves it', async () => {
    const { fake, explorer } = await openExplorer();
    row(explorer, 'README.md').focus();
    await sendKeys({ press: 'F2' });
    const field = (): HTMLInputElement | null => explorer.shadowRoot?.querySelector('.name-field') ?? null;
    await waitUntil(() => explorer.shadowRoot?.activeElement === field());
    fake.answer = { content: [], isError: true, error: { code: 'WORKSPACE_FILE_CONFLICT', message: 'It is there.' } };
    await sendKeys({ type: 'index' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => find(explorer, '.note').textContent?.includes('WORKSPACE_FILE_CONFLICT'));
    expect(fake.calls).to.deep.equal([
      'callTool(workspace.renameFile, {"fromPath":"README.md","toPath":"index.md","expectedRevision":1})',
    ]);
    expect(field()?.value).to.equal('index.md');
    await expect(explorer).to.be.accessible();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => focusedPath(explorer) === 'README.md');
    expect(field()).to.equal(null);
  });

  it('renames a whole folder in one change', async () => {
    const { fake, explorer } = await openExplorer();
    row(explorer, 'src').focus();
    await sendKeys({ press: 'F2' });
    await waitUntil(() => explorer.shadowRoot?.activeElement?.classList.contains('name-field'));
    await sendKeys({ type: 'code' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => fake.calls.length > 0);
    expect(fake.calls[0]).to.contain('workspace.editFiles');
    expect(fake.calls[0]).to.contain('"fromPath":"src/deep/style.css","toPath":"code/deep/style.css"');
  });

  it('makes a file in the folder that is chosen, and a folder that waits for its first file', async () => {
    const { fake, explorer } = await openExplorer();
    row(explorer, 'src').click();
    row(explorer, 'src').click();
    find(explorer, '[part="new-file"]').click();
    await waitUntil(() => explorer.shadowRoot?.activeElement?.classList.contains('name-field'));
    await sendKeys({ type: 'menu.js' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => fake.calls.length > 0);
    expect(fake.calls).to.deep.equal(['createFile(src/menu.js, )']);
    find(explorer, '[part="new-folder"]').click();
    await waitUntil(() => explorer.shadowRoot?.activeElement?.classList.contains('name-field'));
    await sendKeys({ type: 'images' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => rows(explorer).some((one) => one.dataset['path']?.endsWith('images')));
    expect(fake.calls).to.have.length(1);
  });

  it('deletes only after the answer in its own dialog', async () => {
    const { fake, explorer } = await openExplorer();
    row(explorer, 'README.md').focus();
    await sendKeys({ press: 'Delete' });
    await waitUntil(() => explorer.shadowRoot?.querySelector('dialog[open]'));
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !explorer.shadowRoot?.querySelector('dialog'));
    expect(fake.calls).to.deep.equal([]);
    expect(focusedPath(explorer)).to.equal('README.md');
    await sendKeys({ press: 'Delete' });
    await waitUntil(() => explorer.shadowRoot?.querySelector('dialog[open]'));
    find(explorer, '[part="confirm"]').click();
    await waitUntil(() => fake.calls.length > 0);
    expect(fake.calls).to.deep.equal(['callTool(workspace.deleteFile, {"path":"README.md","expectedRevision":1})']);
  });

  it('moves a file by drag into a folder', async () => {
    const { fake, explorer } = await openExplorer();
    const data = new DataTransfer();
    const drag = (type: string, path: string, dataTransfer = data): boolean =>
      row(explorer, path).dispatchEvent(
        new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer }),
      );
    drag('dragstart', 'README.md');
    expect(drag('dragover', 'src')).to.equal(false);
    drag('drop', 'src');
    await waitUntil(() => fake.calls.length > 0);
    expect(fake.calls[0]).to.contain('"toPath":"src/README.md"');
  });

  it('offers the same by a menu at the keyboard, and marks what is not saved or differs', async () => {
    const { fake, explorer } = await openExplorer();
    fake.stores.workspace.update((workspace) => ({ ...workspace, dirtyPaths: ['README.md'] }));
    fake.stores.folder.update((folder) => ({
      ...folder,
      outsideChanges: [{ path: 'index.html', change: 'changed' }],
    }));
    await explorer.updateComplete;
    const marked = (path: string): boolean => row(explorer, path).querySelector('.dot.ask') !== null;
    expect(['README.md', 'src/app.js'].map(marked)).to.deep.equal([true, false]);
    fake.view.commands.editDraft('src/app.js', 'typing');
    await waitUntil(() => marked('src/app.js'), 'the mark of what is being typed');
    expect(row(explorer, 'index.html').querySelector('.dot.bad')).not.to.equal(null);
    row(explorer, 'README.md').focus();
    await sendKeys({ press: 'Shift+F10' });
    await waitUntil(() => find(explorer, '#row-menu').matches(':popover-open'));
    await expect(explorer).to.be.accessible();
    await sendKeys({ press: 'Escape' });
    expect(focusedPath(explorer)).to.equal('README.md');
  });

  it('changes nothing while the agent works', async () => {
    const { fake, explorer } = await openExplorer();
    fake.stores.agent.update((agent) => ({ ...agent, running: true }));
    await explorer.updateComplete;
    row(explorer, 'README.md').focus();
    await sendKeys({ press: 'F2' });
    await sendKeys({ press: 'Delete' });
    expect(explorer.shadowRoot?.querySelector('.name-field, dialog')).to.equal(null);
    expect(find(explorer, '[part="new-file"]').matches(':disabled')).to.equal(true);
    expect(fake.calls).to.deep.equal([]);
  });

  it('draws only the rows in sight of a thousand', async () => {
    const { fake, explorer } = await openExplorer();
    const files = new Map(
      Array.from({ length: 1000 }, (_, index) => [`file-${index}.md`, textFile(`file-${index}.md`, '')] as const),
    );
    fake.stores.workspace.update((workspace) => ({ ...workspace, state: { ...workspace.state, files } }));
    await explorer.updateComplete;
    expect(rows(explorer).length).to.be.below(60);
    row(explorer, 'file-0.md').focus();
    await sendKeys({ press: 'End' });
    await waitUntil(() => focusedPath(explorer) === 'file-999.md');
    expect(row(explorer, 'file-999.md').getAttribute('aria-setsize')).to.equal('1000');
  });

  it('says what to do where there is no studio', async () => {
    const explorer = await fixture<JigExplorerElement>(html`<jig-explorer></jig-explorer>`);
    expect(find(explorer, '[part="empty"]').textContent).to.contain('No studio');
  });
});
