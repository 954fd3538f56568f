// More than one studio on a page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, studioOf } from './support/studio-driver.js';
import { until } from './support/until.js';

const demo = demoBrowser();

test('Two studios with different ids share no files, revisions, approvals, trace or storage', () =>
  demo.withPage(async (page) => {
    const first = await openStudio(page, demo.url('two.html'), '#headline');
    const second = await studioOf(page, '#colour');
    await second.settled();
    const untouched = { revision: await second.revision(), source: await second.source('index.html') };

    await first.prompt('Change the hero title to "Bread, baked at five"');
    await first.approve.waitFor();
    assert.deepEqual(await second.studio.evaluate((open) => open.approvals.store.getSnapshot()), []);
    assert.equal(await second.root.getByRole('button', { name: 'Approve' }).count(), 0);
    await first.approve.click();
    await first.preview.getByRole('heading', { name: 'Bread, baked at five' }).waitFor();

    assert.equal(await second.revision(), untouched.revision);
    assert.equal(await second.source('index.html'), untouched.source);
    assert.deepEqual(await second.trace(), []);
    assert.doesNotMatch(await second.preview.locator('h1').innerText(), /Bread/);

    await until('stored writes', () =>
      first.studio.evaluate((open) => open.workspace.getSnapshot().pendingWrites === 0),
    );
    await page.reload();
    const firstAgain = await studioOf(page, '#headline');
    const secondAgain = await studioOf(page, '#colour');
    assert.match(await firstAgain.source('index.html'), /Bread, baked at five/);
    assert.equal(await secondAgain.source('index.html'), untouched.source);
  }));

test('Two studios with the same id are one studio with one writer', () =>
  demo.withPage(async (page) => {
    const first = await openStudio(page, demo.url('two.html'), '#headline');
    await page.evaluate(() => document.querySelector('#colour')!.setAttribute('workspace-id', 'lesson-headline'));
    const second = await until('the second element to follow its id', async () => {
      const candidate = await studioOf(page, '#colour');
      const shared = await page.evaluate(() => {
        const [one, other] = [...document.querySelectorAll('jig-studio')];
        return one !== undefined && one.studio === other?.studio;
      });
      return shared && candidate;
    });

    const before = await first.revision();
    await first.direct('preview.updateHero', { title: 'One for both', subtitle: 'Shown twice.' });
    assert.equal(await second.revision(), before + 1);
    await first.preview.getByRole('heading', { name: 'One for both' }).waitFor();
    await second.preview.getByRole('heading', { name: 'One for both' }).waitFor();

    // The studio lives as long as one of its elements: removing one must not close it under the other.
    await page.evaluate(() => document.querySelector('#colour')!.remove());
    await first.direct('preview.updateHero', { title: 'Still one', subtitle: 'Shown once.' });
    await first.preview.getByRole('heading', { name: 'Still one' }).waitFor();
    assert.equal(await first.revision(), before + 2);
  }));
