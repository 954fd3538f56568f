import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { LinkedFolderSnapshot } from '../../../../src/core/workspace/folder/linked-folder-port.js';
import type { JigStudioElement } from '../../../../src/elements/studio/studio-element.js';
import { createFakeStudio, writeFakeFile, type FakeStudio } from '../../../support/fake-studio-view.js';
import { all, find, openStudio, text } from '../../../support/studio-in-page.js';
import { waitUntil } from '../../../support/wait-until.js';

async function openLinked(
  more: Partial<LinkedFolderSnapshot> = {},
): Promise<{ readonly fake: FakeStudio; readonly studio: JigStudioElement }> {
  const fake = createFakeStudio();
  fake.stores.folder.update((folder) => ({ ...folder, linked: true, name: 'site', permission: 'granted', ...more }));
  return { fake, studio: await openStudio(fake) };
}

const toast = (studio: JigStudioElement): string => all(studio, '.toast-text').at(-1)?.textContent?.trim() ?? '';
const item = (studio: JigStudioElement, id: string): HTMLElement => find(studio, `[data-item="${id}"]`);

describe('the folder in jig-studio', () => {
  it('downloads the page as one file, and says what the file does not hold', async () => {
    const fake = createFakeStudio();
    const studio = await openStudio(fake);
    const answer = (diagnostics: readonly unknown[]): void => {
      fake.view.commands.exportPage = () =>
        Promise.resolve({ content: [], structuredContent: { fileName: 'site.html', diagnostics } });
    };
    answer([]);
    item(studio, 'export-page').click();
    await waitUntil(() => toast(studio) === 'site.html was downloaded. It needs nothing beside it.', 'good news');
    answer([
      {
        kind: 'left-out-page',
        sourcePath: 'index.html',
        line: 7,
        requestedPath: 'about.html',
        message: 'No about.html.',
      },
    ]);
    item(studio, 'export-page').click();
    await waitUntil(() => toast(studio) === 'site.html was downloaded, but not all of the page is in it.', 'the rest');
    all(studio, '.toast button')[1]!.click();
    await waitUntil(() => all(studio, 'dialog[open]').length === 1);
    expect(text(studio, '.report li')).to.equal('No about.html. index.html:7');
    await expect(studio).to.be.accessible();
  });

  it('offers to open one, and says how many files came and which did not, with the reasons', async () => {
    const fake = createFakeStudio();
    const studio = await openStudio(fake);
    fake.view.commands.openFolder = () =>
      Promise.resolve({
        state: 'opened',
        rootName: 'site',
        fileCount: 200,
        skipped: ['movie.mkv · unsupported type', 'deep/last.css · file limit'],
      });
    expect(text(studio, '[part="folder"]')).to.equal('Open folder');
    find(studio, '[part="folder"]').click();
    await waitUntil(() => toast(studio) !== '', 'the news');
    expect(toast(studio)).to.equal('site is open. Files: 200, left out: 2.');
    find(studio, '.toast button').click();
    await waitUntil(() => all(studio, 'dialog[open]').length === 1);
    expect(text(studio, '.report-limit')).to.equal('There is room for 200 files; the rest stayed where it was.');
    expect(all(studio, '.report li').map((row) => row.textContent)).to.deep.equal([
      'movie.mkv no kind of file that a workspace holds',
    ]);
    await expect(studio).to.be.accessible();
  });

  it('asks before unsaved work is replaced, naming the files, and does nothing on Cancel', async () => {
    const fake = createFakeStudio();
    writeFakeFile(fake, 'styles.css', 'changed');
    const studio = await openStudio(fake);
    let answer: boolean | undefined;
    fake.view.commands.openFolder = async (confirm) => {
      answer = await confirm?.();
      return { state: 'cancelled' };
    };
    find(studio, '[part="folder"]').click();
    await waitUntil(() => all(studio, 'dialog[open]').length === 1);
    expect(text(studio, '.dialog-list')).to.equal('styles.css');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => answer !== undefined);
    expect(answer).to.equal(false);
    expect(toast(studio)).to.equal('');
  });

  it('has its own menu once linked, and refuses to save when the folder has it all', async () => {
    const { studio } = await openLinked();
    expect(text(studio, '[part="folder"]')).to.equal('site');
    expect(item(studio, 'save-all').textContent).to.contain('The folder has it all');
    expect(find(studio, '[part="save"]').getAttribute('aria-disabled')).to.equal('true');
    expect(find(studio, '[part="save"]').title).to.equal('The folder has it all');
    expect(item(studio, 'reset').textContent).to.contain('Disconnect the folder first');
    expect(text(studio, '.status .saved')).to.equal('site is up to date');
  });

  it('is disconnected by its menu, and the files stay', async () => {
    const { fake, studio } = await openLinked();
    const before = fake.stores.workspace.getSnapshot();
    for (const id of ['save-all', 'reload', 'disconnect']) expect(item(studio, id).matches('button')).to.equal(true);
    item(studio, 'disconnect').click();
    await waitUntil(() => toast(studio).startsWith('The folder is no longer linked.'), 'the news');
    expect(fake.calls).to.include('disconnectFolder()');
    expect(fake.stores.workspace.getSnapshot()).to.equal(before);
  });

  it('tells what waits to be written from what the browser keeps', async () => {
    const { fake, studio } = await openLinked();
    writeFakeFile(fake, 'index.html', 'changed');
    await studio.updateComplete;
    expect(text(studio, '[part="storage"]')).to.equal('Saved in this browser');
    expect(text(studio, '.status .saved')).to.equal('1 to be written to site');
  });

  it('shows how far a save is, and stops it', async () => {
    const { fake, studio } = await openLinked();
    writeFakeFile(fake, 'index.html', 'changed');
    await studio.updateComplete;
    let stopped = false;
    fake.view.commands.callTool = (_name, _args, options) =>
      new Promise((resolve) =>
        options?.signal?.addEventListener('abort', () => {
          stopped = true;
          resolve({ content: [], isError: true, error: { code: 'TOOL_CANCELLED', message: 'Stopped.' } });
        }),
      );
    find(studio, '[part="save"]').click();
    await waitUntil(() => all(studio, '.progress-line').length === 1);
    expect(text(studio, '.progress-count')).to.equal('0 of 1');
    expect(find(studio, '[part="save"]').getAttribute('aria-disabled')).to.equal('true');
    fake.stores.workspace.update((workspace) => ({ ...workspace, dirtyPaths: [] }));
    await studio.updateComplete;
    expect(text(studio, '.progress-count')).to.equal('1 of 1');
    find(studio, '[part="progress-cancel"]').click();
    await waitUntil(() => all(studio, '.progress-line').length === 0);
    expect(stopped).to.equal(true);
    expect(text(studio, '[part="notice"]')).to.contain('TOOL_CANCELLED');
  });

  it('asks for the permission that it needs', async () => {
    const { fake, studio } = await openLinked({ permission: 'prompt' });
    expect(text(studio, '[part="notice"]')).to.contain('The browser asks again before site may be written.');
    expect(find(studio, '[part="save"]').title).to.equal('Grant access to the folder first');
    await expect(studio).to.be.accessible();
    find(studio, '[part="folder-action"]').click();
    await waitUntil(() => fake.calls.includes('grantFolderAccess()'));
  });

  it('tells each state of the permission, and replaces nothing when it is granted', async () => {
    const { fake, studio } = await openLinked({ permission: 'denied' });
    const before = fake.stores.workspace.getSnapshot();
    const notice = (): string => (all(studio, '[part="notice"]').length > 0 ? text(studio, '[part="notice"]') : '');
    expect(notice()).to.contain('The browser does not let this page write site.');
    find(studio, '[part="folder-action"]').click();
    await waitUntil(() => fake.calls.includes('grantFolderAccess()'));
    expect(fake.stores.workspace.getSnapshot()).to.equal(before);
    for (const permission of ['granted', 'unknown'] as const) {
      fake.stores.folder.update((folder) => ({ ...folder, permission }));
      await studio.updateComplete;
      expect(notice()).to.equal('');
      expect(text(studio, '[part="folder"]')).to.equal('site');
    }
    fake.stores.folder.update((folder) => ({ ...folder, linked: false, permission: 'disconnected' }));
    await studio.updateComplete;
    expect(text(studio, '[part="folder"]')).to.equal('Open folder');
  });

  it('says why a folder was not taken, and keeps what is there', async () => {
    const fake = createFakeStudio();
    const studio = await openStudio(fake);
    const before = fake.stores.workspace.getSnapshot();
    const error = { code: 'WORKSPACE_NO_SUPPORTED_FILES', message: 'Nothing in it.', retryable: false, details: {} };
    fake.view.commands.openFolder = () => Promise.resolve({ state: 'failed', error });
    find(studio, '[part="folder"]').click();
    await waitUntil(() => toast(studio).includes('WORKSPACE_NO_SUPPORTED_FILES'), 'the reason');
    expect(fake.stores.workspace.getSnapshot()).to.equal(before);
    expect(text(studio, '[part="folder"]')).to.equal('Open folder');
  });

  it('compares both texts of a file that changed on the disk, and keeps what is chosen', async () => {
    const { fake, studio } = await openLinked({
      outsideChanges: [
        { path: 'index.html', change: 'changed' },
        { path: 'styles.css', change: 'changed' },
      ],
    });
    expect(text(studio, '[part="notice"]')).to.contain('2 files changed on the disk.');
    find(studio, '[part="folder-action"]').click();
    await waitUntil(() => all(studio, '.version pre').some((pre) => pre.textContent === 'index.html on disk'));
    expect(all(studio, '.version pre').map((pre) => pre.textContent)).to.deep.equal([
      '<h1>Jig</h1>\n',
      'index.html on disk',
    ]);
    await expect(studio).to.be.accessible();
    find(studio, '[part="keep-both"]').click();
    await waitUntil(() => all(studio, '.version pre').some((pre) => pre.textContent === 'styles.css on disk'));
    find(studio, '[part="keep-theirs"]').click();
    await waitUntil(() => all(studio, 'dialog').length === 0);
    expect(fake.calls.filter((call) => call.startsWith('resolve'))).to.deep.equal([
      'resolveFolderFile(index.html, both)',
      'resolveFolderFile(styles.css, theirs)',
    ]);
  });

  it('checks saves whose outcome is not known, and reconnects a folder that is gone', async () => {
    const { fake, studio } = await openLinked({ unsettledPaths: ['index.html'] });
    expect(text(studio, '[part="notice"]')).to.contain('the last save of index.html reached the disk');
    find(studio, '[part="folder-action"]').click();
    await waitUntil(() => fake.calls.includes('reconcileFolder()'));
    fake.stores.folder.update((folder) => ({ ...folder, linked: false, unsettledPaths: [], restore: 'unavailable' }));
    await studio.updateComplete;
    expect(text(studio, '[part="notice"]')).to.contain('Reconnect it, or keep working in the browser.');
    let asked = 0;
    fake.view.commands.openFolder = () => {
      asked += 1;
      return Promise.resolve({ state: 'cancelled' });
    };
    find(studio, '[part="folder-action"]').click();
    await waitUntil(() => asked === 1, 'the way to open it again');
  });

  it('asks before reading the folder again drops unsaved work', async () => {
    const { fake, studio } = await openLinked();
    writeFakeFile(fake, 'index.html', 'changed');
    await studio.updateComplete;
    item(studio, 'reload').click();
    await waitUntil(() => all(studio, 'dialog[open]').length === 1, 'the question');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => all(studio, 'dialog').length === 0);
    expect(fake.calls).not.to.include('reloadFolder()');
    item(studio, 'reload').click();
    await waitUntil(() => all(studio, 'dialog[open]').length === 1);
    find(studio, '[part="confirm"]').click();
    await waitUntil(() => fake.calls.includes('reloadFolder()'));
    await waitUntil(() => toast(studio) === 'Read again from site.');
  });
});
