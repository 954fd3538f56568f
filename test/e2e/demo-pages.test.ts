// The demo as a gallery: every page is reached, shows its source, and fits the widths people have.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { demoBrowser } from './support/demo-browser.js';
import { eventually, until } from './support/until.js';

const demo = demoBrowser();

async function linkedPages(page: Page): Promise<readonly string[]> {
  await page.goto(demo.url('gallery.html'));
  return page
    .locator('.gallery h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace('./', '')));
}

test('every page of the gallery is there, and its Source button shows what it is made of', async () => {
  await demo.withPage(async (page) => {
    const pages = await linkedPages(page);
    assert.ok(pages.length >= 7, pages.join(' '));
    for (const name of ['gallery.html', ...pages]) {
      const markup = await (await fetch(demo.url(name))).text();
      assert.match(markup, /page-source/, name);
      const files = (await (await fetch(demo.url(`source/${name}.json`))).json()) as { name: string; text: string }[];
      assert.equal(files[0]?.name, name);
      assert.match(files[0].text, /^<!doctype html>/);
      assert.ok(files.every((file) => file.name !== 'page-source.ts'));
    }
    await page.goto(demo.url('apart.html'));
    await page.locator('.top').getByRole('button', { name: 'Source' }).click();
    const dialog = page.locator('dialog.source');
    await dialog.locator('pre', { hasText: '<!doctype html>' }).waitFor();
    await dialog.getByLabel('File').selectOption('order-desk/order-tools.ts');
    await dialog.locator('pre', { hasText: 'studio.registry.register(' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});

test('no page of the gallery scrolls sideways at 380, 720 and 1440 px', async () => {
  await demo.withPage(async (page) => {
    for (const name of ['gallery.html', ...(await linkedPages(page))]) {
      await page.goto(demo.url(name));
      for (const width of [380, 720, 1440]) {
        await page.setViewportSize({ width, height: 860 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${name} at ${width} px is ${over} px too wide`);
      }
    }
  });
});

test('the theming page dresses the studio as it is told, and gives the style sheet for it', async () => {
  await demo.withPage(async (page) => {
    await page.goto(demo.url('theming.html'));
    const studio = page.locator('jig-studio');
    const surface = (): Promise<string> => studio.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByLabel('Begin with').selectOption('terminal');
    await until('the surface of the theme', async () => (await surface()) === 'rgb(13, 21, 18)');
    await page.getByText('Your style sheet').click();
    const sheet = page.getByRole('region', { name: 'Style sheet' });
    await sheet.getByText(/--jig-accent: #5ee6a8;/).waitFor();
    await page.getByLabel('Surface').fill('#ffeedd');
    await until('the chosen surface', async () => (await surface()) === 'rgb(255, 238, 221)');
    await page.getByLabel('Begin with').selectOption('default');
    await eventually(async () =>
      assert.equal(await sheet.textContent(), 'jig-studio {\n  color-scheme: light dark;\n}\n'),
    );
  });
});
