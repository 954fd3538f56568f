// A syllable that is being composed, while somebody else writes into the same file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio } from './support/studio-driver.js';
import { until } from './support/until.js';

const demo = demoBrowser();

for (const [place, line] of [
  ['above', '<!doctype html>'],
  ['below', '<nav aria-label="Main">'],
] as const) {
  test(`A syllable stays where it is composed while a tool writes ${place} it`, () =>
    demo.withPage(async (page) => {
      const studio = await openStudio(page, demo.url('index.html'));
      await studio.root.locator('jig-editor .cm-line', { hasText: '<body>' }).first().click();
      await page.keyboard.press('End');
      const ime = await page.context().newCDPSession(page);
      await ime.send('Input.imeSetComposition', { text: 'ㅎ', selectionStart: 1, selectionEnd: 1 });
      await ime.send('Input.imeSetComposition', { text: '하', selectionStart: 1, selectionEnd: 1 });
      // The first call also takes what is typed so far into the workspace, and so comes too late for its revision.
      await until('the edit of a tool', async () => {
        const { isError } = await studio.direct('workspace.applyPatch', {
          path: 'index.html',
          search: line,
          replace: `${line}<!-- by a tool -->`,
          occurrence: 'first',
          expectedRevision: await studio.revision(),
        });
        return !isError;
      });
      await studio.root.locator('jig-editor .cm-line', { hasText: 'by a tool' }).first().waitFor();
      await ime.send('Input.imeSetComposition', { text: '한', selectionStart: 1, selectionEnd: 1 });
      await ime.send('Input.insertText', { text: '한' });
      await page.keyboard.type('글');
      await until('both texts', async () => {
        const source = await studio.source('index.html');
        return source.includes(`${line}<!-- by a tool -->`) && source.includes('<body>한글\n');
      });
      assert.ok(!/[ㅎ하]/.test(await studio.source('index.html')), 'no part of the syllable is left');
    }));
}
