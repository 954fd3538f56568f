// dist/: npm modules with declarations and source maps, the drop-in script, the preview frame page.
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rollup } from 'rollup';
import { dropIn, frameModules, npmModules, sandboxWorkers } from '../../rollup.config.mjs';
import { writeNodeEntries, writeNodeEntry } from './node-entries.mjs';
import { DIST, ROOT } from './places.mjs';

const run = promisify(execFile);

/** Empties dist/ and builds the whole package into it. */
export async function buildPackage() {
  rmSync(DIST, { recursive: true, force: true });
  const declarations = emitDeclarations();
  await bundle(npmModules());
  writeNodeEntries();
  if (existsSync(join(ROOT, 'src/cdn.ts'))) {
    await bundle(dropIn());
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
