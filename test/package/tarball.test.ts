import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import esbuild from 'rollup-plugin-esbuild';
import { rollup, type RollupLog } from 'rollup';
import { ROOT } from '../../scripts/build/places.mjs';
import { serveStatic } from '../../scripts/serve/static-server.mjs';
import { launchBrowser, withPage } from '../support/e2e/browser.js';
import { ensurePackageIsBuilt } from '../support/package/built.js';
import { packInto } from '../support/package/tarball.js';

/** The scratch project's own tool; the SDK does not depend on it. */
const VITE = 'vite@7.3.8';
const LIMIT_MS = 240_000;

const run = promisify(execFile);

describe('the packed package, installed in a project of its own', { timeout: LIMIT_MS }, () => {
  let project = '';

  before(async () => {
    await ensurePackageIsBuilt();
    project = realpathSync(mkdtempSync(join(tmpdir(), 'jig-sample-')));
    cpSync(join(ROOT, 'test/support/package/sample-project'), project, { recursive: true });
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'sample', private: true, type: 'module' }));
    const tarball = await packInto(project);
    await npm(['install', '--no-audit', '--no-fund', '--no-package-lock', tarball, VITE], project);
  });

  after(() => rmSync(project, { recursive: true, force: true }));

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
    const page = readFileSync(join(project, 'index.html'), 'utf8').replace('./src/main.ts', './main.js');
    writeFileSync(join(folder, 'index.html'), page);
    await assertItRuns(folder);
  });

  it('runs in that page when Vite has built it', async () => {
    const vite = join(project, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'build', '--base', './', '--outDir', 'dist-vite', '--logLevel', 'warn'];
    const { stderr } = await run(process.execPath, args, { cwd: project });
    assert.doesNotMatch(stderr, /externalized for browser|Unresolved/);
    await assertItRuns(join(project, 'dist-vite'));
  });
});

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

/** In a real browser, the sample page upgrades both elements and gets the answer of its own tool. */
async function assertItRuns(folder: string): Promise<void> {
  const site = await serveStatic({ folder });
  const browser = await launchBrowser();
  try {
    await withPage(browser, async (page) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(site.address);
      await page.locator('html[data-result]').waitFor({ state: 'attached' });
      assert.equal(await page.locator('html').getAttribute('data-result'), '{"count":3}');
      await page.locator('jig-studio:defined').waitFor({ state: 'attached' });
      await page.getByText('orders.count').first().waitFor();
      assert.deepEqual(errors, []);
    });
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Modules of a package we depend on import each other in a circle: nothing a reader of ours can mend, or is hurt by. */
function isOthersCycle({ code, ids = [] }: RollupLog): boolean {
  return code === 'CIRCULAR_DEPENDENCY' && ids.every((id) => /node_modules\/(?!jig-studio\/)/.test(id));
}
