// Code Mode as a host serves it: under a strict policy, with a worker and without one.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, withPage } from '../support/e2e/browser.js';
import { serveDemo } from '../support/e2e/demo-site.js';
import { watchProblems, type PageProblem } from '../support/e2e/page-problems.js';
import { eventually } from './support/until.js';

const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self'";

describe('Code Mode on a page', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());

  it("works under a strict policy with worker-src 'self', and its receipts and its timeline are shown", () =>
    withCodeMode(`${STRICT}; worker-src 'self'`, async (page, problems) => {
      await run(page, 'review');
      assert.match(await output(page), /index\.html: \d+ lines/);
      await eventually(async () =>
        assert.deepEqual(await page.locator('#receipts td:nth-child(2)').allTextContents(), [
          'workspace.listFiles',
          'workspace.readFiles',
        ]),
      );
      await page
        .locator('jig-trace')
        .getByRole('button', { name: /execute_code_mode/ })
        .first()
        .click();
      await page.frameLocator('jig-preview iframe:not(.spare)').locator('h1').waitFor();
      const children = page.locator('jig-trace').locator('.children li');
      await eventually(async () => assert.equal(await children.count(), 2));
      assert.deepEqual(
        problems.filter(({ kind }) => kind === 'csp-violation').map(({ text }) => text),
        [],
      );
    }));

  it('answers questions about its programs by the two views, also those that a person writes', () =>
    withCodeMode(undefined, async (page) => {
      await run(page, 'review');
      const rows = page.locator('#rows');
      await rows.getByRole('cell', { name: 'execute_code_mode' }).waitFor();
      await page.getByLabel('Question').selectOption({ label: 'Which tools were called?' });
      await eventually(async () =>
        assert.deepEqual(await rows.locator('tbody td').allTextContents(), [
          'workspace.listFiles',
          '1',
          'workspace.readFiles',
          '1',
        ]),
      );
      await page
        .getByLabel('Query')
        .fill('{ "view": "code_mode_action_traces", "select": { "bytes": { "of": "sum", "column": "input_bytes" } } }');
      await rows
        .locator('tbody td')
        .filter({ hasText: /^\d{3}$/ })
        .waitFor();
      for (const [query, answer] of [
        ['{ "view": ', /JSON/],
        ['{}', /“view” is one of code_mode_action_traces, code_mode_nested_tool_usage/],
        ['{ "view": "code_mode_action_traces" }', /“select” names what is counted/],
        ['{ "view": "code_mode_action_traces", "groupBy": ["nope"], "select": {} }', /no column “nope”/],
      ] as const) {
        await page.getByLabel('Query').fill(query);
        await page.locator('#rows').filter({ hasText: answer }).waitFor();
      }
    }));

  it('every recipe ends as its words say', () =>
    withCodeMode(undefined, async (page) => {
      const said = new Map([
        ['review', /index\.html: \d+ lines/],
        ['search', /index\.html begins:/],
        ['check', /Revision \d+ passes\./],
        ['edit', /One file was added\./],
        ['runaway', /CODE_MODE_TIMEOUT/],
      ]);
      const recipes = await page
        .locator('#recipe option')
        .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''));
      assert.deepEqual(recipes, [...said.keys()]);
      for (const recipe of recipes) {
        await run(page, recipe);
        assert.match(await output(page), said.get(recipe)!);
      }
    }));

  it('edits once and validates after it, and the preview shows that revision', () =>
    withCodeMode(undefined, async (page) => {
      await run(page, 'edit');
      const text = await output(page);
      assert.match(text, /"state_changed": true/);
      assert.match(text, /"known_results": 2/);
      await eventually(async () =>
        assert.deepEqual(
          await page
            .locator('#receipts tr')
            .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['state'])),
          ['ok', 'committed', 'ok'],
        ),
      );
    }));

  it('stops a program that never ends while the page goes on', () =>
    withCodeMode(undefined, async (page) => {
      await page.locator('#recipe').selectOption('runaway');
      await page.locator('#run').click();
      await page.locator('#source').fill('typed while it runs');
      assert.equal(await page.locator('#source').inputValue(), 'typed while it runs');
      await page.locator('#output', { hasText: 'CODE_MODE_TIMEOUT' }).waitFor();
    }));

  it('lets a model review all files with one call', () =>
    withCodeMode(undefined, async (page) => {
      await page.locator('#ask').press('Enter');
      assert.equal(await page.locator('#ask').evaluate((button) => button === document.activeElement), true);
      await page
        .locator('jig-chat')
        .getByText(/files with one call/)
        .waitFor();
      const calls = page.locator('jig-trace').getByRole('button', { name: /execute_code_mode/ });
      await eventually(async () => assert.equal(await calls.count(), 1));
    }));

  it('without a worker ends as runtime_unavailable within three seconds and names the directive', () =>
    withCodeMode(`${STRICT}; worker-src 'none'`, async (page) => {
      await page.evaluate(clockRuns);
      await run(page, 'review');
      const took = await page.evaluate<number>('took');
      assert.ok(took < 3_000, `${took} ms`);
      const text = await output(page);
      assert.match(text, /CODE_MODE_RUNTIME_UNAVAILABLE/);
      assert.match(text, /worker-src 'self'/);
      assert.equal(await page.locator('#receipts tr').count(), 0);
    }));

  async function withCodeMode(
    csp: string | undefined,
    use: (page: Page, problems: readonly PageProblem[]) => Promise<void>,
  ): Promise<void> {
    const site = await serveDemo(csp === undefined ? {} : { csp });
    try {
      await withPage(browser, async (page) => {
        await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
        const problems = await watchProblems(page);
        await page.goto(new URL('code-mode.html', site.address).href);
        await page.locator('#recipe option').first().waitFor({ state: 'attached' });
        await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#source')!.value !== '');
        await use(page, problems);
      });
    } finally {
      await site.close();
    }
  }

  async function run(page: Page, recipe: string): Promise<void> {
    await page.locator('#recipe').selectOption(recipe);
    await page.locator('#run').click();
    await page.waitForFunction(
      () => !['Nothing yet.', 'Running…'].includes(document.querySelector('#output')!.textContent),
    );
  }

  function output(page: Page): Promise<string> {
    return page.locator('#output').innerText();
  }
});

/** Leaves in `took` the milliseconds from a press of Run to its outcome, as the page itself sees them. */
function clockRuns(): void {
  let pressed = 0;
  document.querySelector('#run')!.addEventListener('click', () => (pressed = performance.now()), true);
  const output = document.querySelector('#output')!;
  new MutationObserver(() => {
    if (output.textContent !== 'Running…') Object.assign(globalThis, { took: performance.now() - pressed });
  }).observe(output, { childList: true, characterData: true, subtree: true });
}
