// Each test file has a page and a cache of its own: loaded module by module, each would ask for several hundred files. So
// they are bundled once, before the first page opens, with what they share in common chunks.
import { relative, sep } from 'node:path';
import { build } from 'esbuild';

const CHUNKS = '__test-chunks/';

/**
 * Serves each of these modules, bundled, at its own address: what it resolves by `import.meta.url` is found as it is written.
 * @param modules paths below the root: tests, and what they load by its address, such as the script of a worker
 */
export function bundledModules(modules) {
  let bundled;
  return {
    name: 'bundled-modules',
    async serverStart({ config }) {
      bundled = await bundle(config.rootDir, modules);
    },
    serve({ path }) {
      const body = bundled.get(path);
      return body === undefined ? undefined : { body, type: path.endsWith('.map') ? 'json' : 'js' };
    },
  };
}

/** What is served, by address: a map from `/test/browser/….test.ts`, its chunks and their source maps to their text. */
async function bundle(root, modules) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: modules.map((module) => ({ in: module, out: module.replace(/\.ts$/, '') })),
    outdir: root,
    chunkNames: `${CHUNKS}[name]-[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['development'],
    // package.json promises that only the entry points of dist/ have effects; tests import those of src/.
    ignoreAnnotations: true,
    external: ['/__web-dev-server__*'],
    sourcemap: 'linked',
    sourcesContent: false,
    write: false,
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, text }) => [addressOf(relative(root, path).split(sep).join('/')), text]));
}

function addressOf(output) {
  return `/${output.startsWith(CHUNKS) ? output : output.replace(/\.js(\.map)?$/, '.ts$1')}`;
}
