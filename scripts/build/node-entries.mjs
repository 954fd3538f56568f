// What Node gets for an entry point that renders: Lit adds globals where there is no document (an element registry, a
// version list), and ours promise to add none. So in plain Node those entries are inert; in a test with a simulated
// document they are the real thing. See docs/decisions/0002-inert-in-node.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parse } from 'es-module-lexer/js';
import { packageEntries } from './entries.mjs';
import { DIST } from './places.mjs';

const FOLDER = 'node';

/** Whether the module of an entry point loads Lit. */
export function renders({ specifier }) {
  return /^\.\/(define|elements|cdn)\//.test(specifier);
}

/** Where the Node form of a built module lies, relative to dist/. */
export function nodeOutput(output) {
  return `${FOLDER}/${output}`;
}

/** Writes the Node form of each rendering entry point that was built. */
export function writeNodeEntries() {
  for (const { output } of packageEntries().filter(renders)) writeNodeEntry(output);
}

/** Writes the Node form of one built module. */
export function writeNodeEntry(output) {
  const file = join(DIST, nodeOutput(output));
  const real = relative(dirname(file), join(DIST, output)).split(sep).join('/');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, nodeModule(real, exportedNames(output)));
}

function nodeModule(real, names) {
  const load = `await import('${real}')`;
  if (names.length === 0) return `if ('document' in globalThis) ${load};\n`;
  const inert = names.map((name) => `${name}: class {}`).join(', ');
  return `export const { ${names.join(', ')} } = 'document' in globalThis ? ${load} : { ${inert} };\n`;
}

function exportedNames(output) {
  const [, exports] = parse(readFileSync(join(DIST, output), 'utf8'));
  return exports.map(({ name }) => name);
}
