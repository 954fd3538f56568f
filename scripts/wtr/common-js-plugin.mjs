// The browser test runner serves modules as they are; a CommonJS package is bundled to one ES module, once per run.
import { createRequire } from 'node:module';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const PREFIX = '/__common-js/';

/** @param packages names of CommonJS packages; their sub-paths (`ajv/dist/2020.js`) are covered too. */
export function commonJsPlugin(packages) {
  const bundles = new Map();
  const covers = (specifier) => packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  return {
    name: 'common-js',
    resolveImport({ source }) {
      if (covers(source)) return `${PREFIX}${source}?module`;
    },
    async serve({ path }) {
      if (!path.startsWith(PREFIX)) return;
      const specifier = path.slice(PREFIX.length);
      if (!covers(specifier)) return;
      if (!bundles.has(specifier)) bundles.set(specifier, bundle(specifier));
      return { body: await bundles.get(specifier), type: 'js' };
    },
  };
}

async function bundle(specifier) {
  const names = Object.keys(require(specifier)).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default');
  const contents = [
    `import * as all from ${JSON.stringify(specifier)};`,
    `export const { ${names.join(', ')} } = all;`,
    `export default all.default ?? all;`,
  ].join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}
