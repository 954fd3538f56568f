import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import esbuild from 'rollup-plugin-esbuild';
import { build as esbuildOf } from 'esbuild';
import type { Browser } from 'playwright-core';
import { rollup, type RollupLog } from 'rollup';
import webpack, { type Configuration, type Stats } from 'webpack';
import { ROOT } from '../../scripts/build/places.mjs';
import { serveStatic } from '../../scripts/serve/static-server.mjs';
import { launchBrowser, withPage } from '../support/e2e/browser.js';
import { ensurePackageIsBuilt } from '../support/package/built.js';
import { packInto } from '../support/package/tarball.js';

/** The scratch project's own tool; the SDK does not depend on it. */
const VITE = 'vite@7.3.8';
const LIMIT_MS = 480_000;
const CATALOG_PAGE = `<!doctype html><script type="module" src="main.js"></script><jig-catalog></jig-catalog>`;

/** What is used of the scratch project's Vite. */
interface Vite {
  createServer(config: object): Promise<{
    listen(): Promise<unknown>;
    close(): Promise<void>;
    readonly resolvedUrls: { readonly local: readonly string[] } | null;
  }>;
}

const run = promisify(execFile);
let browser: Browser;

describe('the packed package, installed in a project of its own', { timeout: LIMIT_MS }, () => {
  let project = '';

  before(async () => {
    browser = await launchBrowser();
    await ensurePackageIsBuilt();
    project = realpathSync(mkdtempSync(join(tmpdir(), 'jig-sample-')));
    cpSync(join(ROOT, 'test/support/package/sample-project'), project, { recursive: true });
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'sample', private: true, type: 'module' }));
    const tarball = await packInto(project);
    await npm(['install', '--no-audit', '--no-fund', '--no-package-lock', tarball, VITE], project);
    copyWorker(project, join(project, 'public'));
  });

  after(async () => {
    await browser.close();
    rmSync(project, { recursive: true, force: true });
  });

  it('brings its licence, its manifest and its modules, and neither sources nor tests', () => {
    const installed = join(project, 'node_modules/jig-studio');
    for (const name of ['LICENSE', 'README.md', 'custom-elements.json', 'dist/index.js', 'dist/cdn/jig-studio.js']) {
      assert.ok(existsSync(join(installed, name)), name);
    }
    for (const name of ['src', 'test', 'demo', 'scripts']) assert.ok(!existsSync(join(installed, name)), name);
  });

  for (const resolution of ['bundler', 'nodenext'] as const) {
    it(`type-checks a page that embeds it, with ${resolution} resolution and every declaration checked`, async () => {
      await typeCheck(project, ['src/main.ts'], resolution, ['ES2023', 'DOM', 'DOM.Iterable', 'ESNext.Disposable']);
    });
  }

  it('type-checks a server that uses core, without the types of a page', async () => {
    await typeCheck(project, ['src/server.ts'], 'nodenext', ['ES2022', 'WebWorker']);
  });

  it('runs in that page when Rollup has built it', async () => {
    const build = await rollup({
      input: join(project, 'src/main.ts'),
      plugins: [nodeResolve({ browser: true }), commonjs(), json(), esbuild({ target: 'es2022' })],
      onwarn: (warning) => {
        if (!isOthersCycle(warning)) assert.fail(`${warning.code}: ${warning.message}`);
      },
    });
    const folder = join(project, 'dist-rollup');
    const { output } = await build.write({ dir: folder, format: 'es' });
    await build.close();
    assert.ok(output.length > 1, 'nothing is loaded later');
    writeFileSync(join(folder, 'index.html'), pageOf(project));
    copyWorker(project, folder);
    await assertItRunsFrom(folder);
  });

  it('runs in that page when webpack has built it', async () => {
    const folder = join(project, 'dist-webpack');
    const { outputFiles } = await esbuildOf({ entryPoints: [join(project, 'src/main.ts')], write: false });
    writeFileSync(join(project, 'src/main.js'), outputFiles[0]!.contents);
    const stats = await webpackOf({
      mode: 'development',
      devtool: false,
      context: project,
      entry: './src/main.js',
      output: { path: folder, filename: 'main.js' },
    });
    assert.deepEqual(stats.toJson({ all: false, errors: true, warnings: true }), {
      errors: [],
      warnings: [],
    });
    assert.ok(readdirSync(folder).length > 10, 'nothing is loaded later');
    copyWorker(project, folder);
    writeFileSync(join(folder, 'index.html'), pageOf(project));
    await assertItRunsFrom(folder);
  });

  it('runs in that page as Vite serves it while one works on it', async () => {
    const { createServer } = (await import(join(project, 'node_modules/vite/dist/node/index.js'))) as Vite;
    const server = await createServer({ root: project, logLevel: 'error', server: { port: 0 } });
    try {
      await server.listen();
      await assertItRuns(server.resolvedUrls?.local[0] ?? '');
    } finally {
      await server.close();
    }
  });

  it('defines the catalog from one import for its effect, whichever bundler drops what nobody uses', async () => {
    const entry = join(project, 'src/catalog.js');
    const folder = join(project, 'dist-effect');
    writeFileSync(entry, "import 'jig-studio/define/catalog.js';\n");
    const rolled = await rollup({ input: entry, plugins: [nodeResolve({ browser: true })], onwarn: () => undefined });
    await rolled.write({ dir: join(folder, 'rollup'), format: 'es', entryFileNames: 'main.js' });
    await rolled.close();
    await webpackOf({
      mode: 'production',
      context: project,
      entry,
      output: { path: join(folder, 'webpack'), filename: 'main.js' },
      optimization: { minimize: false },
    });
    await esbuildOf({
      entryPoints: { main: entry },
      outdir: join(folder, 'esbuild'),
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
    });
    for (const bundler of ['rollup', 'webpack', 'esbuild']) {
      writeFileSync(join(folder, bundler, 'index.html'), CATALOG_PAGE);
    }
    const site = await serveStatic({ folder });
    await withPage(browser, async (page) => {
      for (const bundler of ['rollup', 'webpack', 'esbuild']) {
        await page.goto(`${site.address}${bundler}/index.html`);
        await page.locator('jig-catalog:defined').waitFor();
      }
    }).finally(() => site.close());
  });

  it('runs in that page when Vite has built it', async () => {
    const vite = join(project, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'build', '--base', './', '--outDir', 'dist-vite', '--logLevel', 'warn'];
    const { stderr } = await run(process.execPath, args, { cwd: project });
    assert.doesNotMatch(stderr, /externalized for browser|Unresolved/);
    await assertItRunsFrom(join(project, 'dist-vite'));
  });
});

function webpackOf(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) =>
      stats ? resolve(stats) : reject(error ?? new Error('webpack said nothing')),
    );
  });
}

async function npm(args: readonly string[], cwd: string): Promise<void> {
  await run('npm', args, { cwd });
}

async function typeCheck(
  project: string,
  files: readonly string[],
  resolution: 'bundler' | 'nodenext',
  lib: readonly string[],
): Promise<void> {
  const config = join(project, `tsconfig.${resolution}.json`);
  const compilerOptions = {
    target: 'es2022',
    module: resolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution: resolution,
    lib,
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  try {
    await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config], { cwd: project });
  } catch (error) {
    assert.fail((error as { stdout?: string }).stdout ?? String(error));
  }
}

/** As docs/code-mode.md says: the worker and its engine lie beside the page. */
function copyWorker(project: string, folder: string): void {
  cpSync(join(project, 'node_modules/jig-studio/dist/sandbox'), join(folder, 'jig'), { recursive: true });
}

/** The sample's page, with the script that was built. */
function pageOf(project: string): string {
  return readFileSync(join(project, 'index.html'), 'utf8').replace('./src/main.ts', './main.js');
}

async function assertItRunsFrom(folder: string): Promise<void> {
  const site = await serveStatic({ folder });
  try {
    await assertItRuns(site.address);
  } finally {
    await site.close();
  }
}

/**
 * In a real browser, the sample page upgrades both elements and gets the answer of its own tool; what is loaded later comes
 * too: the editor, the preview and the worker that runs a program.
 */
async function assertItRuns(address: string): Promise<void> {
  await withPage(browser, async (page) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(address);
    await page.locator('html[data-program]').waitFor({ state: 'attached' });
    assert.equal(await page.locator('html').getAttribute('data-result'), '{"count":3}');
    const program = JSON.parse((await page.locator('html').getAttribute('data-program')) ?? '') as object;
    assert.deepEqual('content' in program ? program.content : program, ['42']);
    await page.locator('jig-studio:defined').waitFor({ state: 'attached' });
    await page.getByText('orders.count').first().waitFor();
    await page.locator('jig-editor .cm-content').first().waitFor();
    await page.frameLocator('jig-preview iframe:not(.spare)').locator('h1').first().waitFor();
    assert.deepEqual(errors, []);
  });
}

/** Modules of a package we depend on import each other in a circle: nothing a reader of ours can mend, or is hurt by. */
function isOthersCycle({ code, ids = [] }: RollupLog): boolean {
  return code === 'CIRCULAR_DEPENDENCY' && ids.every((id) => /node_modules\/(?!jig-studio\/)/.test(id));
}
