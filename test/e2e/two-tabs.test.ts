// One workspace open in two tabs of a browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, studioOf, type StudioDriver } from './support/studio-driver.js';
import { eventually, until } from './support/until.js';

const demo = demoBrowser();

test('A change in one tab shows in the other, in editor and preview', () =>
  demo.withPage(async (page, context) => {
    const first = await openStudio(page, demo.url('index.html'));
    const second = await openStudio(await context.newPage(), demo.url('index.html'));
    await first.direct('workspace.applyPatch', {
      path: 'index.html',
      search: '<h1',
      replace: '<h1 data-told',
      occurrence: 'first',
    });
    await until('the other tab', async () => (await second.source('index.html')).includes('data-told'));
    await second.preview.locator('[data-told]').waitFor();
    assert.equal(await second.revision(), await first.revision());
  }));

test('Both tabs can work on different files, and a reload finds both changes', () =>
  demo.withPage(async (page, context) => {
    const first = await openStudio(page, demo.url('index.html'));
    const other = await context.newPage();
    const second = await openStudio(other, demo.url('index.html'));
    await Promise.all([
      first.direct('workspace.createFile', { path: 'one.css', source: 'a {}' }),
      second.direct('workspace.createFile', { path: 'two.css', source: 'b {}' }),
    ]);
    await until('both files in both', async () => {
      const files = await Promise.all(
        [first, second].map(({ studio }) =>
          studio.evaluate((open) => [...open.workspace.getSnapshot().state.files.keys()]),
        ),
      );
      return files.every((paths) => paths.includes('one.css') && paths.includes('two.css'));
    });
    await other.close();
    await page.reload();
    const again = await studioOf(page);
    await again.settled();
    assert.deepEqual([await again.source('one.css'), await again.source('two.css')], ['a {}', 'b {}']);
  }));

test('A text that both tabs change is a conflict with both texts kept and a choice: both can stay', () =>
  demo.withPage(async (page, context) => {
    const first = await openStudio(page, demo.url('index.html'));
    const second = await openStudio(await context.newPage(), demo.url('index.html'));
    const path = 'styles.css';
    await second.direct('workspace.openFile', { path });
    // Somebody goes on typing in the second tab, so that nothing of it is written while the first one writes the same file.
    await second.studio.evaluate((open) => {
      const before = JSON.stringify(open.workspace.getFile('styles.css'));
      const type = (): void => open.commands.editDraft('styles.css', 'typed in the second tab {}');
      type();
      const typing = setInterval(() => {
        if (JSON.stringify(open.workspace.getFile('styles.css')) === before) type();
        else clearInterval(typing);
      }, 50);
    });
    await first.direct('workspace.writeFile', { path, source: 'written in the first tab {}' });
    await second.root.getByText('The file changed while you typed').waitFor();
    assert.equal(await second.source(path), 'written in the first tab {}');
    await second.root.getByRole('button', { name: 'Keep both' }).click();
    await until('a file of its own', () =>
      second.studio.evaluate((open) => open.workspace.getSnapshot().state.files.has('styles (2).css')),
    );
    assert.equal(await second.source('styles (2).css'), 'typed in the second tab {}');
    await until('the first tab', () =>
      first.studio.evaluate((open) => open.workspace.getSnapshot().state.files.has('styles (2).css')),
    );
  }));

test('Both tabs hold one conversation: each shows what the other asked, nothing is lost or doubled, and it comes back', () =>
  demo.withPage(async (page, context) => {
    const first = await openStudio(page, demo.url('index.html'));
    const other = await context.newPage();
    const second = await openStudio(other, demo.url('index.html'));
    await Promise.all([first.prompt('Show the workspace status'), second.prompt('Show the preview status')]);
    const asked = async ({ studio }: StudioDriver): Promise<readonly string[]> =>
      studio.evaluate((open) =>
        open.agent
          .getSnapshot()
          .messages.filter(({ role }) => role === 'user')
          .map(({ text }) => text),
      );
    const answered = async ({ studio }: StudioDriver): Promise<number> =>
      studio.evaluate(
        (open) =>
          open.agent.getSnapshot().messages.filter(({ role, text }) => role === 'assistant' && text !== '').length,
      );
    for (const tab of [first, second]) await until('both answers', async () => (await answered(tab)) === 2);
    await eventually(async () => assert.deepEqual(await asked(first), await asked(second)));
    assert.deepEqual([...(await asked(first))].sort(), ['Show the preview status', 'Show the workspace status']);

    // A run that waits in one tab is under way in the other; once that tab is gone, it was interrupted.
    await second.prompt('Make it emerald');
    await second.approve.waitFor();
    await until('the prompt in the first tab', async () => (await asked(first)).length === 3);
    const toneOfLast = ({ studio }: StudioDriver): Promise<string | undefined> =>
      studio.evaluate((open) => open.agent.getSnapshot().messages.at(-1)?.tone);
    assert.equal(await toneOfLast(first), undefined);
    await other.close();
    await until('the interruption', async () => (await toneOfLast(first)) === 'interrupted');
    await page.reload();
    const again = await studioOf(page);
    await until('the conversation', async () => (await asked(again)).length === 3);
    await until('the interruption', async () => (await toneOfLast(again)) === 'interrupted');
    await again.root.locator('jig-chat').getByText('the page was left').waitFor();
  }));
