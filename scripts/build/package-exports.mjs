// `exports` of package.json, made from the list of entry points: explicit, `types` first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageEntries } from './entries.mjs';
import { nodeOutput, renders } from './node-entries.mjs';
import { ROOT } from './places.mjs';

export function packageExports() {
  const modules = packageEntries().map((entry) => [entry.specifier, conditions(entry)]);
  return Object.fromEntries([...modules, ...dropInEntries(), ...frameEntries(), ...FILES]);
}

/** Files that tools read: they are no modules. */
const FILES = [
  ['./themes/*', './themes/*'],
  ['./custom-elements.json', './custom-elements.json'],
  ['./package.json', './package.json'],
];

function dropInEntries() {
  if (!existsSync(join(ROOT, 'src/cdn.ts'))) return [];
  const output = 'cdn/jig-studio.js';
  return [
    [`./${output}`, { types: './dist/cdn.d.ts', node: `./dist/${nodeOutput(output)}`, default: `./dist/${output}` }],
  ];
}

/** A host with a strict policy copies the frame page to its own server, from here. */
function frameEntries() {
  return existsSync(join(ROOT, 'src/frame')) ? [['./frame/*', './dist/frame/*']] : [];
}

function conditions(entry) {
  const types = `./dist/${entry.output.replace(/\.js$/, '.d.ts')}`;
  const module = `./dist/${entry.output}`;
  return renders(entry)
    ? { types, node: `./dist/${nodeOutput(entry.output)}`, default: module }
    : { types, default: module };
}
