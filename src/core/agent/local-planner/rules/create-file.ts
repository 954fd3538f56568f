import { readRenaming } from '../file-wishes.js';
import { changeRule } from '../planner-rule.js';
import { allOf, anyOf, term } from '../term.js';
import { FEATURE, FILE, HERO } from '../wish-words.js';

const asks = anyOf(term(['create'], ['생성', '만들', '만드']), allOf(term(['new']), FILE));
const quotesCopy = anyOf(HERO, FEATURE);

/** Row 12. A quoted value is the file's text, unless it is copy for the page. */
export const createFileRule = changeRule((reading) => {
  const { text, paths, path, values } = reading;
  if (readRenaming(reading) || !asks(text) || (path === undefined && !FILE(text))) return undefined;
  if (paths.length === 0 && quotesCopy(text)) return undefined;
  const target = path ?? 'notes.md';
  const quoted = quotesCopy(text) ? undefined : values[0]?.text;
  const source = quoted === undefined ? starterSource(target) : `${quoted}\n`;
  return { name: 'workspace.createFile', arguments: { path: target, source } };
});

function starterSource(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/u, '');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return STARTERS.get(ending)?.(title) ?? '';
}

const page = (title: string): string =>
  `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <title>${title}</title>\n  </head>\n` +
  `  <body>\n    <h1>${title}</h1>\n  </body>\n</html>\n`;

const STARTERS: ReadonlyMap<string, (title: string) => string> = new Map([
  ['html', page],
  ['htm', page],
  ['css', (title: string) => `/* ${title} */\n`],
  ['js', (title: string) => `// ${title}\n`],
  ['mjs', (title: string) => `// ${title}\n`],
  ['json', () => '{}\n'],
  ['md', (title: string) => `# ${title}\n`],
  ['txt', (title: string) => `${title}\n`],
]);
