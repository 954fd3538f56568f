// `exports` of package.json, made from the list of entry points: explicit, `types` first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageEntries } from './entries.mjs';
import { ROOT } from './places.mjs';

export function packageExports() {
  const modules = packageEntries().map(({ specifier, output }) => [specifier, conditions(`./dist/${output}`)]);
  return Object.fromEntries([...modules, ...dropInEntries(), ...frameEntries(), ...FILES]);
}

/** Files that tools read: they are no modules. */
const FILES = [
  ['./custom-elements.json', './custom-elements.json'],
  ['./package.json', './package.json'],
];

function dropInEntries() {
  if (!existsSync(join(ROOT, 'src/cdn.ts'))) return [];
  return [['./cdn/jig-studio.js', { types: './dist/cdn.d.ts', default: './dist/cdn/jig-studio.js' }]];
}

/** A host with a strict policy copies the frame page to its own server, from here. */
function frameEntries() {
  return existsSync(join(ROOT, 'src/frame')) ? [['./frame/*', './dist/frame/*']] : [];
}

function conditions(output) {
  return { types: output.replace(/\.js$/, '.d.ts'), default: output };
}
