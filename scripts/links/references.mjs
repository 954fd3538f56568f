// The references that a file of a site makes: of a page, a stylesheet or a module; other files make none.
import { tokenize } from '@csstools/css-tokenizer';
import { parse } from 'parse5';
import { importsOf } from '../build/module-imports.mjs';

/** Attributes that hold an address, by how strict we are with it: a link may leave the site, an asset may not. */
const ADDRESSES = new Map([
  ['a href', 'link'],
  ['area href', 'link'],
  ['form action', 'link'],
  ['link href', 'asset'],
  ['script src', 'asset'],
  ['img src', 'asset'],
  ['source src', 'asset'],
  ['video src', 'asset'],
  ['video poster', 'asset'],
  ['audio src', 'asset'],
  ['iframe src', 'asset'],
  ['embed src', 'asset'],
  ['object data', 'asset'],
  ['use href', 'asset'],
  ['image href', 'asset'],
]);

/** Attributes of our own elements that hold an address. */
const OWN_ADDRESSES = ['preview-frame-url'];

/** @returns {{ kind: 'link' | 'asset' | 'import', target: string }[]} */
export function referencesOf(name, text) {
  if (name.endsWith('.html')) return pageReferences(text);
  if (name.endsWith('.css')) return styleReferences(text);
  if (name.endsWith('.js') || name.endsWith('.mjs')) return moduleReferences(text);
  return [];
}

function pageReferences(text) {
  const found = [];
  const visit = (node) => {
    for (const { name, value } of node.attrs ?? []) found.push(...attributeReferences(node.tagName, name, value));
    if (node.tagName === 'style') found.push(...styleReferences(textOf(node)));
    if (node.tagName === 'script' && isInlineModule(node)) found.push(...moduleReferences(textOf(node)));
    for (const child of node.childNodes ?? []) visit(child);
    if (node.content) visit(node.content);
  };
  visit(parse(text));
  return found;
}

function attributeReferences(tag, name, value) {
  const kind = ADDRESSES.get(`${tag} ${name}`) ?? (OWN_ADDRESSES.includes(name) ? 'asset' : undefined);
  if (kind) return [{ kind, target: value }];
  if (name === 'srcset') {
    return value.split(',').map((candidate) => ({ kind: 'asset', target: candidate.trim().split(/\s+/)[0] }));
  }
  return name === 'style' ? styleReferences(value) : [];
}

function isInlineModule({ attrs }) {
  return (
    !attrs.some(({ name }) => name === 'src') && attrs.some(({ name, value }) => name === 'type' && value === 'module')
  );
}

function styleReferences(text) {
  const tokens = tokenize({ css: text }).filter(([type]) => type !== 'whitespace-token');
  const found = [];
  tokens.forEach(([type, , , , details], index) => {
    const before = tokens[index - 1];
    if (type === 'url-token') found.push(details.value);
    if (type === 'string-token' && before?.[0] === 'function-token' && before[4].value === 'url')
      found.push(details.value);
    if (type === 'string-token' && before?.[0] === 'at-keyword-token' && before[4].value === 'import')
      found.push(details.value);
  });
  return found.map((target) => ({ kind: 'asset', target }));
}

/** Imports, `new URL('…', import.meta.url)`, and the source map. */
function moduleReferences(text) {
  const imports = importsOf(text).map(({ specifier }) => ({ kind: 'import', target: specifier }));
  const addresses = [...text.matchAll(/new URL\(\s*(["'`])([^"'`$]+)\1\s*,\s*import\.meta\.url/g)];
  const maps = [...text.matchAll(/^\/\/# sourceMappingURL=(\S+)$/gm)];
  return [
    ...imports,
    ...addresses.map((match) => ({ kind: 'asset', target: match[2] })),
    ...maps.map((match) => ({ kind: 'asset', target: match[1] })),
  ];
}

function textOf(node) {
  return node.childNodes.map(({ value }) => value ?? '').join('');
}
