// What a visitor downloads before and during the main job.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUDGETS } from '../../scripts/size/budgets.mjs';
import { recordTransfers } from '../support/e2e/transfers.js';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio } from './support/studio-driver.js';

const demo = demoBrowser();

test('Everything loaded for the main job with an HTML file open in the editor stays within its budget of gzip', (t) =>
  demo.withPage(async (page) => {
    const transfers = recordTransfers(page);
    const studio = await openStudio(page, demo.url('index.html'));
    await studio.root.locator('jig-editor .cm-content').filter({ hasText: '<!doctype html>' }).waitFor();
    await studio.prompt('Change the hero title to "Hello Jig"');
    await studio.approve.click();
    await studio.preview.getByRole('heading', { name: 'Hello Jig' }).waitFor();
    await studio.settled();

    const loaded = await transfers.settled();
    const bytes = loaded.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
    t.diagnostic(`${(bytes / 1000).toFixed(1)} kB in ${loaded.length} files`);
    assert.ok(loaded.length > 0);
    assert.ok(bytes <= BUDGETS.mainJob, loaded.map(({ url, gzipBytes }) => `${gzipBytes} ${url}`).join('\n'));
  }));
