// The one list of the package's entry points: the build, the `exports` of package.json and the checks all read it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';

/** Entry points with names of their own. A file that is not there is no entry. */
const NAMED = [
  { specifier: '.', source: 'src/index.ts' },
  { specifier: './core', source: 'src/core/index.ts' },
  { specifier: './browser-studio.js', source: 'src/browser-studio.ts' },
  { specifier: './local-agent.js', source: 'src/local-agent.ts' },
  { specifier: './locales.js', source: 'src/locales.ts' },
  { specifier: './jobs.js', source: 'src/jobs.ts' },
  { specifier: './code-mode.js', source: 'src/code-mode.ts' },
  { specifier: './providers.js', source: 'src/providers.ts' },
];

/**
 * Every entry point of the package, sorted by specifier.
 * @returns {{ specifier: string, source: string, output: string }[]} `output` is relative to `dist/`
 */
export function packageEntries() {
  return [...NAMED, ...defineEntries(), ...elementEntries(), ...adapterEntries()]
    .filter(({ source }) => existsSync(join(ROOT, source)))
    .map((entry) => ({ ...entry, output: entry.source.replace(/^src\//, '').replace(/\.ts$/, '.js') }))
    .sort((a, b) => (a.specifier < b.specifier ? -1 : 1));
}

/** Entry points that register elements or set a factory when imported: `sideEffects` of package.json. */
export function hasSideEffects({ specifier }) {
  return specifier.startsWith('./define/');
}

/** `src/define/catalog.ts` is `jig-studio/define/catalog.js`; a file with a leading underscore is private. */
function defineEntries() {
  return filesOf('src/define')
    .filter((name) => isPublicModule(name))
    .map((name) => ({ specifier: `./define/${moduleName(name)}.js`, source: `src/define/${name}` }));
}

/** `src/elements/catalog/catalog-element.ts` is `jig-studio/elements/catalog.js`. */
function elementEntries() {
  return foldersOf('src/elements').map((name) => ({
    specifier: `./elements/${name}.js`,
    source: `src/elements/${name}/${name}-element.ts`,
  }));
}

/**
 * `src/adapters/durable/redis-backend.ts` is `jig-studio/adapters/durable/redis-backend.js`. An adapter is what a host
 * can create; the other modules beside it are its parts.
 */
function adapterEntries() {
  return foldersOf('src/adapters').flatMap((folder) =>
    filesOf(`src/adapters/${folder}`)
      .filter((name) => isPublicModule(name) && exportsFactory(`src/adapters/${folder}/${name}`))
      .map((name) => ({
        specifier: `./adapters/${folder}/${moduleName(name)}.js`,
        source: `src/adapters/${folder}/${name}`,
      })),
  );
}

function exportsFactory(source) {
  return /^export (async )?function create/m.test(readFileSync(join(ROOT, source), 'utf8'));
}

function isPublicModule(name) {
  return name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.startsWith('_');
}

function moduleName(file) {
  return file.replace(/\.ts$/, '');
}

function filesOf(folder) {
  return listing(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

function foldersOf(folder) {
  return listing(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function listing(folder) {
  const path = join(ROOT, folder);
  return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
}
