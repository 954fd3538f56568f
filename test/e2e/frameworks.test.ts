// A developer copies from docs/frameworks.md: its samples are built as their projects would, and used in a real page.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Browser, Locator, Page } from 'playwright-core';
import { compile as compileSvelteModule } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';
import { CACHE, ROOT } from '../../scripts/build/places.mjs';
import { serveStatic, type StaticServer } from '../../scripts/serve/static-server.mjs';
import { launchBrowser, withPage } from '../support/e2e/browser.js';
import { studioOf } from './support/studio-driver.js';
import { eventually } from './support/until.js';

const GUIDE = readFileSync(join(ROOT, 'docs', 'frameworks.md'), 'utf8');
let folder = '';
let site: StaticServer;
let browser: Browser;

before(async () => {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--if-changed'], { cwd: ROOT });
  mkdirSync(CACHE, { recursive: true });
  // Inside the checkout, so that the package finds itself by its name.
  folder = mkdtempSync(join(CACHE, 'frameworks-'));
  site = await serveStatic({ folder });
  browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('React, in StrictMode: the property arrives, the component reads the snapshot, and unmounting leaves the studio usable', () =>
  onPage('react', { 'landing.jsx': sample('jsx'), 'page.jsx': REACT_PAGE }, 'page.jsx', async (page) => {
    const studio = await studioOf(page);
    await studio.settled();
    assert.equal(await studio.studio.evaluate(({ id }) => id), 'landing');
    assert.equal(await page.locator('jig-studio').getAttribute('studio'), null);

    const before = Number(/\d+/.exec(await page.getByText(/^Revision \d+$/).innerText())?.[0]);
    await studio.prompt('Change the hero title to "From React"');
    await studio.approve.click();
    await studio.preview.getByRole('heading', { name: 'From React' }).waitFor();
    await page.getByText(`Revision ${before + 1}`, { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Toggle' }).click();
    await page.locator('jig-studio').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Toggle' }).click();
    await (await studioOf(page)).preview.getByRole('heading', { name: 'From React' }).waitFor();
  }));

test('Vue: v-model of the editor goes both ways', () =>
  onPage('vue', { 'form.js': compileVue(sample('vue')), 'page.jsx': VUE_PAGE }, 'page.jsx', async (page) => {
    const code = page.locator('jig-editor').getByRole('textbox');
    await code.click();
    await eventually(async () => assert.equal(await code.textContent(), 'h1 { color: teal }'));
    await page.keyboard.press('End');
    await page.keyboard.type(' p { }');
    await page.getByText('24 characters', { exact: true }).waitFor();
    const submitted = await page.evaluate(() => new FormData(document.querySelector('form')!).get('css'));
    assert.equal(submitted, 'h1 { color: teal } p { }');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('0 characters', { exact: true }).waitFor();
    await eventually(async () => assert.equal(await code.textContent(), ''));
  }));

test('Svelte: rich properties, false and events arrive, and the form submits what was typed', () =>
  onPage(
    'svelte',
    { 'form.js': compileSvelte(sample('svelte')), 'page.jsx': SVELTE_PAGE },
    'page.jsx',
    async (page) => {
      const code = await typeIntoForm(page);
      assert.equal(await page.locator('jig-editor').getAttribute('readonly'), null, 'false is no attribute');
      await headingIn(page.locator('jig-preview')).waitFor();
      assert.equal(await page.locator('jig-preview').getAttribute('files'), null);
      await page.getByLabel('Locked').check();
      await code.and(page.locator('[aria-readonly="true"]')).waitFor();
    },
  ));

test('Angular: the studio arrives as a property, and the accessor takes a form’s value both ways', () =>
  onPage(
    'angular',
    { 'landing.ts': sample('ts'), 'form.ts': sample('ts', 1), 'page.ts': ANGULAR_PAGE },
    'page.ts',
    async (page) => {
      const code = await typeIntoForm(page);
      assert.equal(await page.locator('form jig-editor').getAttribute('readonly'), null, 'false is no attribute');
      const preview = page.locator('app-form > jig-preview');
      await headingIn(preview).waitFor();
      assert.equal(await preview.getAttribute('files'), null);
      await page.getByRole('button', { name: 'Lock', exact: true }).click();
      await code.and(page.locator('[aria-readonly="true"]')).waitFor();
      await page.getByRole('button', { name: 'Lock', exact: true }).click();
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await page.getByText(/^0 characters, at /).waitFor();
      assert.equal(await code.textContent(), '');

      const studio = await studioOf(page);
      assert.equal(await studio.studio.evaluate(({ id }) => id), 'landing');
      assert.equal(await page.locator('jig-studio').getAttribute('studio'), null);
    },
  ));

/** In the newest frame: while a revision is on its way, the one before still stands. */
function headingIn(preview: Locator): Locator {
  return preview.locator('iframe:not(.spare)').last().contentFrame().getByRole('heading', { name: 'Hello' });
}

/** The same words for every framework's form: what is typed reaches the component, and the form. */
async function typeIntoForm(page: Page): Promise<Locator> {
  const code = page.locator('form jig-editor').getByRole('textbox');
  await code.click();
  assert.equal(await code.textContent(), 'h1 { color: teal }');
  await page.keyboard.press('End');
  await page.keyboard.type(' p { }');
  await page.getByText('24 characters, at 1:25', { exact: true }).waitFor();
  const submitted = await page.evaluate(() => new FormData(document.querySelector('form')!).get('css'));
  assert.equal(submitted, 'h1 { color: teal } p { }');
  return code;
}

const REACT_PAGE = `
  import { StrictMode, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Landing } from './landing.jsx';
  function App() {
    const [shown, setShown] = useState(true);
    return <>{shown && <Landing />}<button onClick={() => setShown(!shown)}>Toggle</button></>;
  }
  createRoot(document.getElementById('app')).render(<StrictMode><App /></StrictMode>);
`;

const VUE_PAGE = `
  import { createApp } from 'vue';
  import Form from './form.js';
  createApp(Form).mount('#app');
`;

const SVELTE_PAGE = `
  import { mount } from 'svelte';
  import Form from './form.js';
  mount(Form, { target: document.getElementById('app') });
`;

const ANGULAR_PAGE = `
  import '@angular/compiler';
  import { Component, provideZonelessChangeDetection } from '@angular/core';
  import { bootstrapApplication } from '@angular/platform-browser';
  import { FormComponent } from './form.js';
  import { LandingComponent } from './landing.js';
  @Component({ selector: 'div', imports: [FormComponent, LandingComponent], template: '<app-form /><app-landing />' })
  class Page {}
  void bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });
`;

/** The guide's code block of this language; the first unless another is asked for. */
function sample(language: 'jsx' | 'vue' | 'svelte' | 'ts', index = 0): string {
  const blocks = [...GUIDE.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  const code = blocks[index]?.[1];
  assert.ok(code, `docs/frameworks.md has a sample in ${language}`);
  return code;
}

function compileSvelte(source: string): string {
  const { js, warnings } = compileSvelteModule(source, { generate: 'client' });
  assert.deepEqual(
    warnings.map(({ message }) => message),
    [],
  );
  return js.code;
}

function compileVue(source: string): string {
  const compilerOptions = { isCustomElement: (tag: string) => tag.startsWith('jig-') };
  const { descriptor, errors } = parse(source, { templateParseOptions: compilerOptions });
  assert.deepEqual(errors, []);
  return compileScript(descriptor, { id: 'form', inlineTemplate: true, templateOptions: { compilerOptions } }).content;
}

async function onPage(
  name: string,
  files: Readonly<Record<string, string>>,
  entry: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const project = join(folder, name);
  mkdirSync(project);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(project, path), text);
  await build({
    entryPoints: [join(project, entry)],
    outdir: join(project, 'built'),
    entryNames: 'page',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
  });
  const script = `<script type="module" src="built/page.js"></script>`;
  const html = `<!doctype html><html lang="en"><head><title>${name}</title></head><body><div id="app"></div>${script}</body></html>`;
  writeFileSync(join(project, 'index.html'), html);
  await withPage(browser, async (page) => {
    await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
    await page.goto(`${site.address}${name}/index.html`);
    await use(page);
  });
}
