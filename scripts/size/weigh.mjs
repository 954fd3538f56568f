// Weighs the built output: what is loaded at first, and what later.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { importsOf } from '../build/module-imports.mjs';
import { DIST, ROOT } from '../build/places.mjs';
import { BUDGETS } from './budgets.mjs';

/**
 * The drop-in script of dist/cdn.
 * @returns {{ first: number, later: number }} bytes after gzip
 */
export function weighDropIn() {
  const folder = join(DIST, 'cdn');
  const first = staticGraph(join(folder, 'jig-studio.js'));
  const all = modulesUnder(folder);
  return { first: sum([...first].map(gzipped)), later: sum(all.filter((file) => !first.has(file)).map(gzipped)) };
}

/**
 * A module of dist/ with the packages it imports statically, minified as an application's bundler would.
 * @returns {Promise<{ bytes: number, packages: string[] }>} bytes after gzip, and the packages that are in it
 */
export async function weighModule(name) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join(DIST, name)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    outdir: join(ROOT, '.cache/weigh'),
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const contents = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  const loaded = staticOutputs(metafile);
  const inputs = loaded.flatMap((output) => Object.keys(metafile.outputs[output].inputs));
  return {
    bytes: sum(loaded.map((output) => gzipSync(contents.get(resolve(ROOT, output))).byteLength)),
    packages: [...new Set(inputs.map(packageOf).filter(Boolean))].sort(),
  };
}

/** Each budget with what is used of it; undefined where the built file is not there. */
export async function weighAll() {
  const dropIn = existsSync(join(DIST, 'cdn/jig-studio.js')) ? weighDropIn() : undefined;
  const catalog = existsSync(join(DIST, 'define/catalog.js')) ? await weighModule('define/catalog.js') : undefined;
  return [
    { name: 'define/catalog with Lit', used: catalog?.bytes, budget: BUDGETS.catalog },
    { name: 'drop-in script at first', used: dropIn?.first, budget: BUDGETS.dropInAtFirst },
    { name: 'drop-in script, all that comes later', used: dropIn?.later, budget: BUDGETS.dropInLater },
  ];
}

/** A module file and all it imports statically, by relative path. */
function staticGraph(entry) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { specifier, dynamic } of importsOf(readFileSync(file, 'utf8'))) {
      if (!dynamic) visit(resolve(dirname(file), specifier));
    }
  };
  visit(entry);
  return seen;
}

/** The outputs that the entry loads before it runs. */
function staticOutputs({ outputs }) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const { path, kind, external } of outputs[name].imports)
      if (!external && kind === 'import-statement') visit(path);
  };
  visit(Object.keys(outputs).find((name) => outputs[name].entryPoint));
  return [...seen];
}

function packageOf(input) {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1];
}

function modulesUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}

function gzipped(file) {
  return gzipSync(readFileSync(file)).byteLength;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
