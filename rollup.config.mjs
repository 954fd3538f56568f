// What is built from src/: the npm modules, the drop-in script, the preview frame page and the demo.
// `npm run build` and `npm run build:demo` run these; `rollup -c` does the first three as well.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import { packageEntries } from './scripts/build/entries.mjs';
import { DIST, DIST_DEMO, ROOT } from './scripts/build/places.mjs';
import { demoPages } from './scripts/build/demo-pages.mjs';
import { lateCalls } from './scripts/build/late-calls-plugin.mjs';
import { plainStyles } from './scripts/build/plain-styles-plugin.mjs';
import { plainTemplates } from './scripts/build/plain-templates-plugin.mjs';
import { quietDexie } from './scripts/build/quiet-dexie-plugin.mjs';
import { resolveTypeScript } from './scripts/build/resolve-typescript-plugin.mjs';
import { selfReference } from './scripts/build/self-reference-plugin.mjs';

/** One ES module for each source file, dependencies left to the consumer's own bundler. */
export function npmModules() {
  return {
    input: packageEntries().map(({ source }) => join(ROOT, source)),
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes(':\\'),
    plugins: [typescript()],
    output: {
      dir: DIST,
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: join(ROOT, 'src'),
      sourcemap: true,
    },
    onwarn,
  };
}

/**
 * One self-contained script; what is loaded later lies in chunks beside it, found relative to its own address. The script
 * itself holds no state and no chunk imports it back: a page may add a query to its address, and it would then run twice.
 */
export function dropIn() {
  return {
    input: { 'jig-studio': join(ROOT, 'src/cdn.ts') },
    plugins: bundlePlugins(),
    output: {
      dir: join(DIST, 'cdn'),
      format: 'es',
      chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}-[hash].js`,
      entryFileNames: '[name].js',
      sourcemap: true,
      hoistTransitiveImports: false,
    },
    onwarn,
  };
}

/** Each module of src/frame as one file without imports: a page with its own strict CSP loads it. */
export function frameModules(folder = join(DIST, 'frame')) {
  return frameSources().map((name) => ({
    input: join(ROOT, 'src/frame', name),
    plugins: bundlePlugins(),
    output: { file: join(folder, name.replace(/\.ts$/, '.js')), format: 'iife' },
    onwarn,
  }));
}

/** The scripts of Code Mode's workers, each one file: a page serves its own beside the engine, Node finds its by name. */
export function sandboxWorkers() {
  const folder = join(ROOT, 'src/adapters/sandbox');
  return [
    { name: '_browser-worker', file: join(DIST, 'sandbox/browser-worker.js') },
    { name: '_node-worker', file: join(DIST, 'adapters/sandbox/_node-worker.js'), external: /^node:/ },
  ].map(({ name, file, external = [] }) => ({
    input: join(folder, `${name}.ts`),
    external,
    plugins: bundlePlugins(),
    output: { file, format: 'es' },
    onwarn,
  }));
}

/** The demo's pages: each `<script type="module" src="….ts">` of demo/*.html is an entry, with shared chunks. */
export function demo() {
  return {
    input: demoPages().modules,
    plugins: bundlePlugins(),
    output: {
      dir: DIST_DEMO,
      format: 'es',
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
      sourcemap: true,
      hoistTransitiveImports: false,
    },
    onwarn,
  };
}

function frameSources() {
  const folder = join(ROOT, 'src/frame');
  return existsSync(folder) ? readdirSync(folder).filter((name) => /(?<!\.d)\.ts$/.test(name)) : [];
}

function bundlePlugins() {
  return [
    selfReference(),
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.json', '.ts'] }),
    quietDexie(),
    commonjs(),
    json(),
    plainStyles(),
    plainTemplates(),
    typescript({ minify: true }),
    lateCalls(),
  ];
}

function typescript(options = {}) {
  return [
    resolveTypeScript(),
    esbuild({ target: 'es2022', tsconfig: join(ROOT, 'tsconfig.json'), legalComments: 'none', ...options }),
  ];
}

/** Most packages call their module `index` or `dist`; a chunk reads better under the name of the package. */
function chunkName({ name, facadeModuleId, moduleIds }) {
  const module = facadeModuleId ?? moduleIds.at(-1) ?? '';
  return /.*node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(module)?.[1] ?? name;
}

/** A warning about our own modules is a defect: an unresolved import or a cycle must not pass unseen. */
function onwarn(warning) {
  const modules = warning.ids ?? [warning.id ?? warning.loc?.file ?? ''];
  if (modules.every((id) => id.includes('node_modules'))) return;
  throw new Error(`${warning.code}: ${warning.message}`);
}

export default [npmModules(), dropIn(), ...frameModules(), ...sandboxWorkers()];
