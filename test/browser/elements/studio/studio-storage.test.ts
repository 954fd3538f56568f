import { expect } from '@open-wc/testing';
import { createZipArchive } from '../../../../src/adapters/archive/zip-archive.js';
import { createDexieWorkspaceRepository } from '../../../../src/adapters/storage/dexie-workspace-repository.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { createMemoryDownloads } from '../../../../src/core/workspace/memory-downloads.js';
import type { JigStudioElement } from '../../../../src/elements/studio/studio-element.js';
import { createFakeStudio, writeFakeFile, type FakeStudio } from '../../../support/fake-studio-view.js';
import { deleteDatabase, refuseOpening, STORAGE_FAULTS } from '../../../support/storage/storage-faults.js';
import { all, find, openStudio, text } from '../../../support/studio-in-page.js';
import { createTestStudio } from '../../../support/test-studio.js';
import { waitUntil } from '../../../support/wait-until.js';

const WARNING = 'Your work is not being stored. It is in this tab only.';

const notices = (studio: JigStudioElement): string =>
  all(studio, '[part="notice"]')
    .map((n) => n.textContent)
    .join(' ');
const part = (studio: JigStudioElement, name: string): HTMLElement => find(studio, `[part="${name}"]`);
const dialogOpen = (studio: JigStudioElement): boolean => all(studio, 'dialog[open]').length > 0;

async function openDialog(studio: JigStudioElement): Promise<void> {
  part(studio, 'storage').click();
  await waitUntil(() => dialogOpen(studio), 'the dialog');
}

describe('jig-studio, where the browser stores nothing', () => {
  let databaseName: string;
  const downloads = createMemoryDownloads();

  beforeEach(() => (databaseName = `jig-fault-${crypto.randomUUID()}`));
  afterEach(() => deleteDatabase(databaseName));

  const realStudio = async (): Promise<{ readonly real: Studio; readonly studio: JigStudioElement }> => {
    const repository = createDexieWorkspaceRepository({ databaseName, openTimeoutMs: 400 });
    const real = await createTestStudio({ repository, archive: createZipArchive(), downloads });
    return { real, studio: await openStudio(real as unknown as FakeStudio) };
  };

  for (const { name, code, inject } of STORAGE_FAULTS) {
    it(`as it ${name}: says so, what is safe and what is not, and stores all once it is tried again`, async () => {
      const { real, studio } = await realStudio();
      const stored = real.workspace.getSnapshot().state.revision;
      const mend = await inject(databaseName);
      try {
        await real.commands.createFile('during.css', 'd{}');
        await waitUntil(() => notices(studio).includes(WARNING), 'the warning');
        await openDialog(studio);
        const words = text(studio, 'dialog');
        expect(words).to.contain(`Safe: everything up to revision ${stored}`);
        expect(words).to.contain('Not safe: what you changed since then is in this tab only');
        expect(`${text(studio, '.storage-code')}: `).to.match(code);
        find(studio, '.storage-retry').click();
        await waitUntil(() => text(studio, '.storage-news') === 'Tried just now: still not stored.', 'the news');
        expect(dialogOpen(studio)).to.equal(true);
      } finally {
        mend();
      }
      await waitUntil(() => {
        if (dialogOpen(studio)) find(studio, '.storage-retry').click();
        return !dialogOpen(studio);
      }, 'the dialog goes once the work is stored');
      expect(text(studio, '[part="storage"]')).to.match(/^Sav/);
      expect(notices(studio)).not.to.contain(WARNING);
      await real.dispose();
      const { real: again } = await realStudio();
      expect(again.workspace.getSnapshot().state.files.has('during.css')).to.equal(true);
      await again.dispose();
    });
  }

  it('refused from the start: nothing is safe, everything can be taken along, and going on so is the person’s choice', async () => {
    const allow = refuseOpening();
    try {
      const { real, studio } = await realStudio();
      await real.commands.createFile('mine.css', 'm{}');
      await openDialog(studio);
      expect(text(studio, 'dialog')).to.contain('This browser lets the page store nothing');
      expect(text(studio, 'dialog')).to.contain('Not safe: everything here is in this tab only');
      await expect(studio).to.be.accessible();
      find(studio, '.storage-download').click();
      await waitUntil(() => downloads.downloads.length === 1, 'the download');
      await waitUntil(() => text(studio, '.storage-news').endsWith('.zip was downloaded.'));
      const { content } = downloads.downloads[0]!;
      const archive = await createZipArchive().unpack(new Blob([content]), { name: 'a.zip', maxEntryBytes: 1e6 });
      const paths: string[] = [];
      for await (const { path } of archive.entries({ enters: () => true })) paths.push(path);
      expect(paths).to.include('mine.css');

      find(studio, '.storage-accept').click();
      await waitUntil(() => !dialogOpen(studio) && !notices(studio).includes(WARNING));
      expect(text(studio, '.storage .long')).to.equal('Only in memory');
      await openDialog(studio);
      await real.dispose();
    } finally {
      allow();
    }
  });
});

describe('the warning of jig-studio that nothing is stored', () => {
  const fail = (fake: FakeStudio, storedRevision?: number): void =>
    fake.stores.workspace.update((workspace) => ({
      ...workspace,
      storageMode: 'memory',
      storageError: 'WORKSPACE_STORAGE_QUOTA: full',
      ...(storedRevision !== undefined && { storedRevision }),
    }));

  it('stays until the person chooses, tries again at a press, and comes back with the next failure', async () => {
    const fake = createFakeStudio();
    const studio = await openStudio(fake);
    fail(fake, 1);
    await waitUntil(() => notices(studio).includes(WARNING), 'the warning');
    all(studio, '[part="notice"] button')[1]!.click();
    expect(fake.calls).to.deep.equal(['retryStorage()']);
    await openDialog(studio);
    expect(text(studio, 'dialog')).to.contain('You have changed nothing since then.');
    find(studio, '.storage-accept').click();
    await waitUntil(() => !notices(studio).includes(WARNING));
    writeFakeFile(fake, 'index.html', '<h1>More</h1>');
    await studio.updateComplete;
    expect(notices(studio)).not.to.contain(WARNING);
    fail(fake, 2);
    await studio.updateComplete;
    expect(notices(studio)).to.contain(WARNING);
  });

  it('is not given to a studio that keeps its work in memory on purpose', async () => {
    const fake = createFakeStudio();
    fake.stores.workspace.update((workspace) => ({ ...workspace, storageMode: 'memory' }));
    const studio = await openStudio(fake);
    expect(notices(studio)).not.to.contain(WARNING);
    expect(find(studio, '[part="storage"]').localName).to.equal('span');
  });
});
