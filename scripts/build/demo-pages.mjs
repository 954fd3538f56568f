// The pages of demo/: which modules they load, and how they read once those modules are built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'parse5';
import { ROOT } from './places.mjs';

const DEMO = join(ROOT, 'demo');
/** The button itself is no part of an example. */
const SOURCE_BUTTON = 'page-source.ts';

/**
 * Reads demo/**.
 * @returns {{ pages: string[], files: string[], modules: Record<string, string> }} pages and other files that are
 * copied (relative to demo/), and the module of each `<script src="….ts">` by the name of its chunk
 */
export function demoPages() {
  const all = existsSync(DEMO) ? readdirSync(DEMO, { recursive: true, withFileTypes: true }) : [];
  const names = all
    .filter((entry) => entry.isFile())
    .map((entry) => relative(DEMO, join(entry.parentPath, entry.name)));
  const pages = names.filter((name) => name.endsWith('.html'));
  const files = names.filter((name) => !name.endsWith('.html') && !name.endsWith('.ts'));
  const modules = {};
  for (const page of pages) {
    for (const script of typescriptScripts(readPage(page))) {
      const path = join(DEMO, page, '..', script.value);
      modules[chunkName(path)] = path;
    }
  }
  return { pages, files, modules };
}

/**
 * The page with each `.ts` script replaced by the module built from it. What that module needs before it runs is told to
 * the browser at once: otherwise each chunk would be found only when the one that imports it is there.
 * @param builtFiles by chunk name: names, relative to the output folder, of the built file and of all that it imports
 */
export function builtPage(page, builtFiles) {
  const source = readPage(page);
  const up = '../'.repeat(page.split(sep).length - 1) || './';
  let result = '';
  let from = 0;
  for (const { value, tag, start, end } of typescriptScripts(source)) {
    const { fileName, imports } = builtFiles.get(chunkName(join(DEMO, page, '..', value)));
    const preloads = imports.map((name) => `<link rel="modulepreload" href="${up}${name}" />`).join('');
    result += `${source.slice(from, tag)}${preloads}${source.slice(tag, start)}src="${up}${fileName}"`;
    from = end;
  }
  return result + source.slice(from);
}

/**
 * What a page is made of, for its Source button: the page, then the modules it names, then what those take from beside them.
 * @returns {readonly { name: string, text: string }[]}
 */
export function pageSources(page) {
  const files = new Map([[page, readPage(page)]]);
  const add = (path) => {
    const name = relative(DEMO, path).split(sep).join('/');
    if (files.has(name) || name === SOURCE_BUTTON || !existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    files.set(name, text);
    for (const [, specifier] of text.matchAll(/from '(\.[^']+)\.js'/g)) add(join(path, '..', `${specifier}.ts`));
  };
  for (const { value } of typescriptScripts(files.get(page))) add(join(DEMO, page, '..', value));
  return [...files].map(([name, text]) => ({ name, text }));
}

function readPage(page) {
  return readFileSync(join(DEMO, page), 'utf8');
}

function chunkName(path) {
  return relative(DEMO, path).replace(/\.ts$/, '').split(sep).join('-');
}

/** The `src` attributes that name a TypeScript module, with their positions and those of their tags in the page. */
function typescriptScripts(source) {
  const found = [];
  const visit = (node) => {
    const src = node.tagName === 'script' && node.attrs.find(({ name }) => name === 'src');
    if (src && src.value.endsWith('.ts')) {
      const { startOffset, endOffset } = node.sourceCodeLocation.attrs.src;
      found.push({ value: src.value, tag: node.sourceCodeLocation.startOffset, start: startOffset, end: endOffset });
    }
    for (const child of node.childNodes ?? []) visit(child);
  };
  visit(parse(source, { sourceCodeLocationInfo: true }));
  return found;
}
