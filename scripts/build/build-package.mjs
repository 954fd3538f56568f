// dist/: npm modules with declarations and source maps, the drop-in script, the preview frame page.
import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rollup } from 'rollup';
import { dropIn, frameModules, npmModules, sandboxWorkers } from '../../rollup.config.mjs';
import { buildIfChanged } from './build-stamp.mjs';
import { writeNodeEntries, writeNodeEntry } from './node-entries.mjs';
import { CACHE, DIST, ROOT } from './places.mjs';

const run = promisify(execFile);

/** Empties dist/ and builds the whole package into it. */
export async function buildPackage() {
  rmSync(DIST, { recursive: true, force: true });
  const declarations = emitDeclarations();
  await bundle(npmModules());
  writeNodeEntries();
  if (existsSync(join(ROOT, 'src/cdn.ts'))) {
    await buildDropIn(join(DIST, 'cdn'));
    writeNodeEntry('cdn/jig-studio.js');
  }
  await buildFrame(join(DIST, 'frame'));
  for (const options of sandboxWorkers()) await bundle(options);
  copyFileSync(join(ROOT, 'node_modules/quickjs-wasi/quickjs.wasm'), join(DIST, 'sandbox/quickjs.wasm'));
  await declarations;
}

/** Builds the preview frame page into a folder: the pages as they are, their scripts bundled. */
export async function buildFrame(folder) {
  for (const options of frameModules(folder)) await bundle(options);
  const source = join(ROOT, 'src/frame');
  if (!existsSync(source)) return;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(source).filter((name) => !name.endsWith('.ts'))) {
    copyFileSync(join(source, name), join(folder, name));
  }
}

/** Puts the drop-in script into a folder two below the root, where its source maps point; package and demo share one build. */
export async function buildDropIn(folder) {
  const shared = join(CACHE, 'drop-in');
  await buildIfChanged('drop-in', shared, () => {
    rmSync(shared, { recursive: true, force: true });
    const options = dropIn();
    return bundle({ ...options, output: { ...options.output, dir: shared } });
  });
  cpSync(shared, folder, { recursive: true });
}

/** Runs one Rollup configuration; returns what it wrote. */
export async function bundle(options) {
  const build = await rollup(options);
  try {
    return (await build.write(options.output)).output;
  } finally {
    await build.close();
  }
}

async function emitDeclarations() {
  try {
    await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'], {
      cwd: ROOT,
    });
  } catch (error) {
    throw new Error(`declarations: ${error.stdout || error.message}`, { cause: error });
  }
}
