// The pages of the lane, bundled against the built package through its `exports`, as an embedding project does.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../scripts/build/places.mjs';

const PAGES = ['preview/studio-page.ts', 'preview/floor-page.ts', 'preview/ours-page.ts', 'preview/modules-page.ts'];
const PEER_PAGES = ['peers/playground-page.mjs'];

/** Writes a page `<name>.html` with its script into the folder, for each of ours and of the peers. */
export async function bundlePages(folder) {
  // Apart, so that neither side loads a chunk of the other.
  await bundle(folder, PAGES);
  await bundle(folder, PEER_PAGES);
}

async function bundle(folder, entries) {
  const names = entries.map((entry) => basename(entry).replace(/\.m?[jt]s$/, ''));
  await build({
    entryPoints: entries.map((entry) => join(ROOT, 'bench', entry)),
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    // Without our own paths: the package is found as a consumer finds it.
    tsconfigRaw: {},
  });
  for (const name of names) writeFileSync(join(folder, `${name}.html`), pageOf(name));
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
