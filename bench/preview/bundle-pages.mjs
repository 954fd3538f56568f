// The pages of the lane, each bundled alone against the built package through its `exports`, as an embedding project does.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { ROOT } from '../../scripts/build/places.mjs';

const PAGES = [
  'preview/studio-page.ts',
  'preview/floor-page.ts',
  'preview/ours-page.ts',
  'preview/modules-page.ts',
  'peers/playground-page.mjs',
];

/** Writes a page `<name>.html` with its script into the folder, for each of ours and of the peers. */
export async function bundlePages(folder) {
  for (const page of PAGES) await bundle(folder, page);
}

/** By the bundler that most sites use, for both sides. No page loads a chunk that was cut for another. */
async function bundle(folder, page) {
  const name = basename(page).replace(/\.m?[jt]s$/, '');
  const built = await rollup({
    input: { [name]: join(ROOT, 'bench', page) },
    plugins: [
      nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.json', '.ts'] }),
      commonjs(),
      json(),
      // Without our own paths: the package is found as a consumer finds it.
      esbuild({ target: 'es2022', tsconfig: false, minify: true, legalComments: 'none' }),
    ],
    // Of the packages: nothing that this lane could mend.
    onwarn: () => undefined,
  });
  await built.write({ dir: folder, format: 'es', chunkFileNames: `${name}-[name]-[hash].js` });
  await built.close();
  writeFileSync(join(folder, `${name}.html`), pageOf(name));
}

function pageOf(name) {
  return `<!doctype html>
<meta charset="utf-8">
<title>${name}</title>
<style>
  iframe, jig-preview, jig-editor { display: block; width: 640px; height: 400px }
</style>
<body>
<script type="module" src="./${name}.js"></script>
`;
}
