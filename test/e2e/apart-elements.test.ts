// Elements that stand away from their studio, come before it, or have none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogTool } from './support/catalog-tool.js';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio } from './support/studio-driver.js';
import { until } from './support/until.js';
import { visibleText } from './support/visible-text.js';

const demo = demoBrowser();

test('A catalog far from its studio shows the tools of the studio that it names', () =>
  demo.withPage(async (page) => {
    await openStudio(page, demo.url('two.html'), '#colour');
    await page.evaluate(() => {
      const catalog = document.createElement('jig-catalog');
      catalog.id = 'far';
      catalog.setAttribute('studio', 'lesson-colour');
      document.querySelector('header')!.append(catalog);
    });
    await (await catalogTool(page.locator('#far'), 'workspace.getStatus')).waitFor();
  }));

test('A catalog without a studio shows its empty state and throws nothing', () =>
  demo.withPage(async (page) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openStudio(page, demo.url('two.html'), '#colour');
    await page.evaluate(() => {
      const lone = document.createElement('jig-catalog');
      lone.id = 'lone';
      const misnamed = document.createElement('jig-catalog');
      misnamed.id = 'misnamed';
      misnamed.setAttribute('studio', 'nobody');
      document.body.append(lone, misnamed);
    });
    for (const id of ['#lone', '#misnamed']) {
      const text = await until(`the empty state of ${id}`, async () => await visibleText(page.locator(id)));
      assert.doesNotMatch(text, /workspace\.getStatus/);
    }
    assert.deepEqual(errors, []);
  }));

test('Elements that upgrade before their provider get their studio when it comes', () =>
  demo.withPage(async (page) => {
    await openStudio(page, demo.url('apart.html'), 'jig-scope');
    await page.evaluate(() => {
      // `late-scope` is no element of ours yet: the catalog inside upgrades first and finds nobody.
      document.body.insertAdjacentHTML('beforeend', '<late-scope><jig-catalog></jig-catalog></late-scope>');
    });
    const catalog = page.locator('late-scope jig-catalog');
    assert.doesNotMatch(await visibleText(catalog), /workspace\.getStatus/);
    await page.evaluate(() => {
      const Scope = customElements.get('jig-scope')!;
      customElements.define('late-scope', class extends Scope {});
      Object.assign(document.querySelector('late-scope')!, { studio: document.querySelector('jig-scope')!.studio });
    });
    await (await catalogTool(catalog, 'workspace.getStatus')).waitFor();
  }));

test('A catalog that is taken out of its studio forgets it', () =>
  demo.withPage(async (page) => {
    await openStudio(page, demo.url('apart.html'), 'jig-scope');
    await page.evaluate(() => {
      const scope = document.createElement('jig-scope');
      scope.append(document.createElement('jig-catalog'));
      scope.studio = document.querySelector('jig-scope')!.studio;
      document.body.append(scope);
    });
    const inside = page.locator('jig-scope jig-catalog');
    await (await catalogTool(inside, 'workspace.getStatus')).waitFor();
    await page.evaluate(() => {
      const catalog = document.querySelector('jig-scope jig-catalog')!;
      catalog.id = 'moved';
      document.body.append(catalog);
    });
    await until(
      'the empty state',
      async () => !(await visibleText(page.locator('#moved'))).includes('workspace.getStatus'),
    );
  }));
