// dist-demo/: the demo as static files that work under any base path.
import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demo, sandboxWorkers } from '../../rollup.config.mjs';
import { buildDropIn, buildFrame, bundle } from './build-package.mjs';
import { builtPage, demoPages, pageSources } from './demo-pages.mjs';
import { DIST_DEMO, ROOT } from './places.mjs';

const NEXT = `${DIST_DEMO}.next`;

/** Builds the demo aside and then puts it in place, so that a served page never sees half of it. */
export async function buildDemo() {
  rmSync(NEXT, { recursive: true, force: true });
  mkdirSync(NEXT, { recursive: true });
  const { pages, files, modules } = demoPages();
  const builtFiles = Object.keys(modules).length > 0 ? await buildModules() : new Map();
  for (const page of pages) write(page, builtPage(page, builtFiles));
  for (const page of pages) write(`source/${page}.json`, JSON.stringify(pageSources(page)));
  for (const file of files) copy(file);
  await buildFrame(join(NEXT, 'frame'));
  // The script-tag page loads the same drop-in script that the package ships.
  if (existsSync(join(ROOT, 'src/cdn.ts'))) await buildDropIn(join(NEXT, 'cdn'));
  await buildSandbox();
  rmSync(DIST_DEMO, { recursive: true, force: true });
  renameSync(NEXT, DIST_DEMO);
}

async function buildModules() {
  const options = demo();
  const output = await bundle({ ...options, output: { ...options.output, dir: NEXT } });
  const entries = output.filter((chunk) => chunk.isEntry);
  return new Map(
    entries.map((chunk) => [chunk.name, { fileName: chunk.fileName, imports: allImports(chunk, output) }]),
  );
}

/** The chunks that must be there before it runs, however deep they stand. */
function allImports(entry, output) {
  const byName = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const add = (chunk) => {
    for (const name of chunk?.imports ?? []) {
      if (found.has(name)) continue;
      found.add(name);
      add(byName.get(name));
    }
  };
  add(entry);
  return [...found];
}

/** A host serves both from its own origin. */
async function buildSandbox() {
  const [options] = sandboxWorkers();
  await bundle({ ...options, output: { ...options.output, file: join(NEXT, 'sandbox/browser-worker.js') } });
  copyFileSync(join(ROOT, 'node_modules/quickjs-wasi/quickjs.wasm'), join(NEXT, 'sandbox/quickjs.wasm'));
}

function write(file, text) {
  const path = join(NEXT, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function copy(file) {
  const path = join(NEXT, file);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(join(ROOT, 'demo', file), path);
}
