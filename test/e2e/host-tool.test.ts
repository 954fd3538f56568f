// A host's own tool among ours, on a page that shows the parts of the studio apart and has no editor.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Studio } from '../../src/core/studio/studio-port.js';
import { catalogTool } from './support/catalog-tool.js';
import { demoBrowser } from './support/demo-browser.js';
import { until } from './support/until.js';
import { visibleText } from './support/visible-text.js';

const demo = demoBrowser();

test("A host's own tool is in the catalog, in tools/list and, once called, in the trace", () =>
  demo.withPage(async (page) => {
    await openDesk(page);
    await (await catalogTool(page.locator('jig-catalog'), 'orders.refund')).waitFor();
    await page.getByRole('button', { name: 'Let the assistant refund 1043' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('row', { name: /1043.*Refunded/ }).waitFor();
    await until('the call in the trace', async () =>
      (await visibleText(page.locator('jig-trace'))).includes('orders.refund'),
    );
    const listed = await deskCall(page, (studio) => studio.registry.listTools().tools.map(({ name }) => name));
    assert.ok(listed.includes('orders.refund') && listed.includes('workspace.getStatus'));
  }));

test("A model's call of a host's tool waits for approval; denied, the order stays paid", () =>
  demo.withPage(async (page) => {
    await openDesk(page);
    await page.getByRole('button', { name: 'Let the assistant refund 1043' }).click();
    await page.getByRole('button', { name: 'Deny' }).waitFor();
    const approvals = await visibleText(page.locator('jig-approvals'));
    assert.match(approvals, /orders\.refund/);
    assert.match(approvals, /model/);
    assert.match(approvals, /Give the customer the whole amount/);
    await page.getByRole('row', { name: /1043.*Paid/ }).waitFor();

    await page.getByRole('button', { name: 'Deny' }).click();
    await page.getByText('You said no. Nothing has changed.').waitFor();
    await page.getByRole('row', { name: /1043.*Paid/ }).waitFor();
  }));

test("A person runs a host's tool from the palette without an approval, as a direct call", () =>
  demo.withPage(async (page) => {
    await openDesk(page);
    const catalog = page.locator('jig-catalog');
    await (await catalogTool(catalog, 'orders.refund')).click();
    await catalog
      .getByRole('textbox', { name: 'Arguments as JSON' })
      .fill('{ "order": "1042", "reason": "Asked on the phone" }');
    await catalog.getByRole('button', { name: /^Run/ }).click();
    await page.getByRole('row', { name: /1042.*Refunded/ }).waitFor();

    const rows = await deskCall(page, (studio) => studio.trace.getSnapshot());
    const row = rows.find(({ name }) => name === 'orders.refund');
    assert.equal(row?.mode, 'direct');
    assert.equal(row?.source, 'local');
    await until('the end of the call in the trace', () =>
      deskCall(page, (studio) => studio.trace.getSnapshot().at(-1)?.status === 'completed'),
    );
    assert.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0);
  }));

test('The page of parts loads no editor', () =>
  demo.withPage(async (page) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await openDesk(page);
    await page.getByRole('button', { name: 'Let the assistant recolour the shop page' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Done: preview.setTheme.').waitFor();
    const loaded = await Promise.all(scripts);
    assert.ok(loaded.length > 0);
    assert.ok(!loaded.some((text) => text.includes('cm-content')), 'CodeMirror was loaded');
  }));

test('A tool that its host takes back is gone from catalog and tools/list', () =>
  demo.withPage(async (page) => {
    await openDesk(page);
    await deskCall(page, (studio) => {
      const lifetime = new AbortController();
      Object.assign(globalThis, { lifetime });
      studio.registry.register(
        { name: 'orders.note', description: 'Keep a note.', inputSchema: { type: 'object' } },
        () => 'kept',
        { signal: lifetime.signal },
      );
    });
    const catalog = page.locator('jig-catalog');
    const tool = await catalogTool(catalog, 'orders.note');
    await tool.waitFor();
    await page.evaluate(() => (globalThis as unknown as { lifetime: AbortController }).lifetime.abort());
    await tool.waitFor({ state: 'detached' });
    assert.equal(await deskCall(page, (studio) => studio.registry.hasTool('orders.note')), false);
  }));

async function openDesk(page: Page): Promise<void> {
  await page.goto(demo.url('apart.html'));
  await until('the desk to be ready', () =>
    deskCall(page, async (studio) => {
      await studio.ready;
      return studio.preview.getSnapshot().status === 'synced';
    }),
  );
}

/** The host's studio, as its page's directory of studios names it. */
async function deskCall<T>(page: Page, use: (studio: Studio) => T | Promise<T>): Promise<T> {
  const studio = await page.evaluateHandle(() => {
    const directory = (globalThis as unknown as Record<symbol, { getSnapshot(): Map<string, unknown> }>)[
      Symbol.for('jig-studio/studios/v1')
    ];
    return directory?.getSnapshot().get('order-desk') as Studio;
  });
  return studio.evaluate(use as (studio: Studio) => T);
}
