// Each test file has a page and a cache of its own: loaded module by module, each would ask for several hundred files. So
// all of them are bundled once, before the first page opens, into one script that runs what a page asks for.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { build } from 'esbuild';

const ALL_TESTS = '/__all-tests.js';

/**
 * Serves each of these modules at its own address, bundled; what one resolves by `import.meta.url` lies beside its source.
 * @param tests paths below the root
 * @param workers paths of the scripts that tests load into threads of their own
 * @returns a plugin that bundles, and the middleware that serves: what is bundled needs nothing of the server's own work
 */
export function bundledModules({ tests, workers }) {
  let bundled = new Map();
  const plugin = {
    name: 'bundled-modules',
    async serverStart({ config }) {
      bundled = new Map([
        ...(await bundleTests(config.rootDir, tests)),
        ...(await bundleWorkers(config.rootDir, workers)),
      ]);
    },
  };
  const middleware = (context, next) => {
    const body = bundled.get(context.path);
    if (body === undefined) return next();
    context.type = context.path.endsWith('.map') ? 'json' : 'js';
    context.body = body;
    return undefined;
  };
  return { plugin, middleware };
}

/** What is served, by address: each test says to the script of all that it is the one to run. */
async function bundleTests(root, tests) {
  const imports = tests.map((test) => `[${JSON.stringify(`/${test}`)}, () => import(${JSON.stringify(`./${test}`)})]`);
  const all = `const tests = new Map([${imports.join(',\n')}]);\nexport const run = (test) => tests.get(test)();`;
  const outputs = await bundle(root, {
    stdin: { contents: all, resolveDir: root, sourcefile: ALL_TESTS },
    outfile: `${root}${ALL_TESTS}`,
  });
  const pages = tests.map((test) => [`/${test}`, `import { run } from '${ALL_TESTS}';\nawait run('/${test}');`]);
  return [...outputs, ...pages];
}

async function bundleWorkers(root, workers) {
  const entryPoints = workers.map((worker) => ({ in: worker, out: worker.replace(/\.ts$/, '') }));
  const outputs = await bundle(root, { entryPoints, outdir: root });
  return outputs.map(([address, text]) => [address.replace(/\.js(\.map)?$/, '.ts$1'), text]);
}

async function bundle(root, options) {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: root,
    bundle: true,
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
    plugins: [addressesOfSources(root)],
  });
  return outputFiles.map(({ path, text }) => [`/${relative(root, path).split(sep).join('/')}`, text]);
}

function addressesOfSources(root) {
  return {
    name: 'addresses-of-sources',
    setup({ initialOptions, onLoad }) {
      initialOptions.define = { 'import.meta.url': 'addressOfThisSource' };
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (!text.includes('import.meta.url')) return undefined;
        const address = `new URL(${JSON.stringify(`/${relative(root, path).split(sep).join('/')}`)}, location.origin).href`;
        return { contents: `const addressOfThisSource = ${address}; ${text}`, loader: 'ts' };
      });
    },
  };
}
