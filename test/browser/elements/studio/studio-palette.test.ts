import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { JigStudioElement } from '../../../../src/elements/studio/studio-element.js';
import { createFakeStudio, writeFakeFile, type FakeStudio } from '../../../support/fake-studio-view.js';
import { all, find, openStudio, text } from '../../../support/studio-in-page.js';
import { waitUntil } from '../../../support/wait-until.js';

const RENAME = {
  name: 'workspace.renameFile',
  title: 'Rename file',
  description: 'Gives a file another path.',
  inputSchema: {
    type: 'object',
    properties: {
      fromPath: { type: 'string', maxLength: 160 },
      toPath: { type: 'string', maxLength: 160, description: 'The new path.' },
      expectedRevision: { type: 'integer', minimum: 0 },
    },
    required: ['fromPath', 'toPath'],
  },
};
const DELETE = {
  name: 'workspace.deleteFile',
  inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  annotations: { destructiveHint: true },
};
const STATUS = { name: 'workspace.getStatus', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } };

async function openPalette(
  key = 'Control+k',
  running = false,
): Promise<{ readonly fake: FakeStudio; readonly studio: JigStudioElement }> {
  const fake = createFakeStudio();
  fake.stores.catalog.set([RENAME, DELETE, STATUS] as never);
  fake.stores.agent.update((agent) => ({ ...agent, running }));
  const studio = await openStudio(fake);
  find(studio, '.file-tabs [role="tab"]').focus();
  await sendKeys({ press: key });
  // Its chunk is fetched with the first opening.
  await waitUntil(() => all(studio, 'dialog[open]').length === 1, 'the palette');
  return { fake, studio };
}

const rows = (studio: JigStudioElement): string[] =>
  all(studio, '.palette-label').map((row) => row.textContent?.trim() ?? '');

describe('the command palette', () => {
  it('lists every command and tool, finds by letters, and is accessible', async () => {
    const { studio } = await openPalette();
    expect(rows(studio)).to.include('Save');
    expect(rows(studio)).to.include('Rename file · workspace.renameFile');
    await expect(studio).to.be.accessible();
    await sendKeys({ type: 'renam' });
    expect(rows(studio)).to.deep.equal(['Rename file · workspace.renameFile']);
    await sendKeys({ type: 'zzz' });
    expect(text(studio, '.palette [role="status"]')).to.equal('Nothing fits. Try fewer letters.');
  });

  it('asks for the arguments of a tool by its schema, and calls it as a person', async () => {
    const { fake, studio } = await openPalette();
    await sendKeys({ type: 'rename' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(studio, '.tool-form').length === 1);
    expect(find<HTMLInputElement>(studio, '#argument-0').value).to.equal('index.html');
    expect(find<HTMLInputElement>(studio, '#argument-2').value).to.equal('1');
    await expect(studio).to.be.accessible();
    find(studio, '#argument-1').focus();
    await sendKeys({ type: 'home.html' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => fake.calls.length > 0);
    expect(fake.calls).to.deep.equal([
      'callTool(workspace.renameFile, {"fromPath":"index.html","toPath":"home.html","expectedRevision":1})',
    ]);
    await waitUntil(() => all(studio, 'dialog').length === 0);
  });

  it('keeps a refusal in the form', async () => {
    const { fake, studio } = await openPalette();
    fake.answer = { content: [], isError: true, error: { code: 'WORKSPACE_FILE_CONFLICT', message: 'It is there.' } };
    await sendKeys({ type: 'rename' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(studio, '.tool-form').length === 1);
    find(studio, '#argument-1').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => text(studio, '.tool-form > .error').includes('WORKSPACE_FILE_CONFLICT'));
  });

  it('offers the same ways out of a failed call as the chat, and no retry where none is safe', async () => {
    const { fake, studio } = await openPalette();
    const fail = (code: string, retryable: boolean): void => {
      fake.answer = { content: [], isError: true, error: { code, message: `${code}.`, retryable } };
    };
    const ways = (): string[] => all(studio, '.tool-form [data-recovery]').map((way) => way.textContent!.trim());
    await sendKeys({ type: 'rename' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(studio, '.tool-form').length === 1);
    for (const [code, retryable, names] of [
      ['WORKSPACE_FILE_CONFLICT', false, []],
      ['WORKSPACE_FOLDER_STALE', false, ['Reconnect folder']],
      ['PREVIEW_ACK_TIMEOUT', true, ['Refresh preview', 'Retry']],
      ['WORKSPACE_REVISION_CONFLICT', true, ['Re-read & retry']],
    ] as const) {
      fail(code, retryable);
      find(studio, '#argument-1').focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => text(studio, '.tool-form > .error').includes(code));
      expect(ways()).to.deep.equal(names);
    }
    await expect(studio).to.be.accessible();
  });

  it('retries with what failed, guarded by the revision that the workspace has now', async () => {
    const { fake, studio } = await openPalette();
    fake.answer = {
      content: [],
      isError: true,
      error: { code: 'WORKSPACE_REVISION_CONFLICT', message: 'It changed.', retryable: true },
    };
    await sendKeys({ type: 'rename' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(studio, '.tool-form').length === 1);
    find(studio, '#argument-1').focus();
    await sendKeys({ type: 'home.html' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(studio, '[data-recovery]').length === 1);
    writeFakeFile(fake, 'index.html', 'theirs');
    fake.answer = { content: [] };
    find(studio, '[data-recovery]').click();
    await waitUntil(() => fake.calls.length === 2);
    expect(fake.calls[1]).to.equal(
      'callTool(workspace.renameFile, {"fromPath":"index.html","toPath":"home.html","expectedRevision":2})',
    );
    await waitUntil(() => all(studio, 'dialog').length === 0);
  });

  it('takes a way out within the form, and says what came of it', async () => {
    const { fake, studio } = await openPalette();
    fake.answer = { content: [], isError: true, error: { code: 'WORKSPACE_FOLDER_STALE', message: 'Gone.' } };
    Object.assign(fake.view.commands, {
      openFolder: async (confirm: () => Promise<boolean>) => ({ state: (await confirm()) ? 'opened' : 'cancelled' }),
    });
    await sendKeys({ type: 'rename' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(studio, '.tool-form').length === 1);
    find(studio, '#argument-1').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(studio, '[data-recovery]').length === 1);
    find(studio, '[data-recovery]').click();
    await waitUntil(() => all(studio, 'dialog[open]').length === 2);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => text(studio, '.tool-form [role="status"]') === 'Nothing was changed.');
    find(studio, '[data-recovery]').click();
    await waitUntil(() => all(studio, 'dialog[open]').length === 2);
    find(studio, '[part="confirm"]').click();
    await waitUntil(() => text(studio, '.tool-form [role="status"]') === 'The folder is connected.');
  });

  it('confirms what destroys, and does nothing without the answer', async () => {
    const { fake, studio } = await openPalette();
    await sendKeys({ type: 'deleteFile' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(studio, '.tool-form').length === 1);
    find(studio, '.tool-form [type="submit"]').click();
    await waitUntil(() => all(studio, 'dialog[open]').length === 2);
    await sendKeys({ press: 'Escape' });
    // Its chunk is fetched with the first opening.
    await waitUntil(() => all(studio, 'dialog[open]').length === 1, 'the palette');
    expect(fake.calls).to.deep.equal([]);
    find(studio, '.tool-form [type="submit"]').click();
    await waitUntil(() => all(studio, 'dialog[open]').length === 2);
    find(studio, '[part="confirm"]').click();
    await waitUntil(() => fake.calls.length > 0);
    expect(fake.calls).to.deep.equal(['callTool(workspace.deleteFile, {"path":"index.html"})']);
  });

  it('opens a file by a few letters of its path', async () => {
    const { fake } = await openPalette('Control+p');
    await sendKeys({ type: 'css' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => fake.calls.length > 0);
    expect(fake.calls).to.deep.equal(['openFile(styles.css)']);
  });

  it('lets only reading be chosen while the agent works', async () => {
    const { studio } = await openPalette('Control+k', true);
    const usable = all(studio, '.palette-row:not([aria-disabled])').map((row) => row.textContent?.trim());
    expect(usable.some((row) => row?.startsWith('workspace.getStatus'))).to.equal(true);
    expect(usable.some((row) => row?.includes('renameFile'))).to.equal(false);
  });
});
