/** The first text of a new file: enough for its kind to be seen. */
export function starterSource(path: string): string {
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
