// Compiled file by file as it loads, each test file would start a compiler and read several hundred modules. So all are
// bundled at once, with what they share in common chunks; packages stay where they are.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { CACHE, ROOT } from '../build/places.mjs';

/** One folder a process that runs tests, named by its id: two runs at once never see each other's bundles. */
const BUNDLES = join(CACHE, 'tests');

/**
 * Bundles these test files, and removes the bundles when this process ends.
 * @param files paths below the root
 * @returns the bundle of each, in the same order: a map from its path to the path of the test
 */
export async function bundleTests(files) {
  const folder = ownFolder();
  await build({
    absWorkingDir: ROOT,
    entryPoints: files.map((file) => ({ in: file, out: bundleName(file) })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // package.json promises that only the entry points of dist/ have effects; tests import those of src/.
    ignoreAnnotations: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [scriptsAsTheyAre, addressesOfSources],
  });
  await stop();
  return new Map(files.map((file) => [join(folder, `${bundleName(file)}.mjs`), file]));
}

function bundleName(file) {
  return file.replace(/\.ts$/, '').split(sep).join('/');
}

function ownFolder() {
  removeLeftovers();
  const folder = join(BUNDLES, String(process.pid));
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A run that was killed could not remove its own. */
function removeLeftovers() {
  if (!existsSync(BUNDLES)) return;
  for (const name of readdirSync(BUNDLES)) {
    if (!isRunning(Number(name))) rmSync(join(BUNDLES, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Our scripts run in Node as they are written, and find their files by their own address. */
const scriptsAsTheyAre = {
  name: 'scripts-as-they-are',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\/.*\.mjs$/ }, ({ path, importer }) => ({
      path: pathToFileURL(join(dirname(importer), path)).href,
      external: true,
    }));
  },
};

/** What a module reads by `import.meta.url` lies beside its source, not beside the bundle. */
const addressesOfSources = {
  name: 'addresses-of-sources',
  setup({ initialOptions, onLoad }) {
    initialOptions.define = { 'import.meta.url': 'addressOfThisSource' };
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      // On the line of the first, so that the numbers of the lines stay.
      return {
        contents: `const addressOfThisSource = ${JSON.stringify(pathToFileURL(path).href)}; ${text}`,
        loader: 'ts',
      };
    });
  },
};
