/** How many modules each module imports, as long as there are any left. */
const FAN_OUT = 8;
/** The module that is changed: it stands in a site of any size, and imports nothing. */
export const LEAF = 'modules/leaf.js';

export function leafModule(round: number): string {
  return `export const leaf = 'Round ${round}';\n`;
}

/** A page over a tree of `count` modules. */
export function moduleSite(count: number): ReadonlyMap<string, string> {
  const files = new Map([['index.html', INDEX]]);
  const inner = count - 1;
  for (let index = 0; index < inner; index++) files.set(pathOf(index), moduleSource(index, inner));
  files.set(LEAF, leafModule(0));
  return files;
}

function moduleSource(index: number, inner: number): string {
  const children = Array.from({ length: FAN_OUT }, (_, step) => index * FAN_OUT + step + 1).filter(
    (child) => child < inner,
  );
  const imports = children.map((child) => `import { total as total${child} } from './module-${child}.js';\n`);
  const sum = [...children.map((child) => `total${child}`), '1'].join(' + ');
  if (index > 0) return `${imports.join('')}${BODY}export const total = ${sum};\n`;
  return `import { leaf } from './leaf.js';\n${imports.join('')}${BODY}document.querySelector('h1').textContent = leaf + ': ' + (${sum});\n`;
}

function pathOf(index: number): string {
  return `modules/module-${index}.js`;
}

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Modules</title>
    <script type="module" src="modules/module-0.js"></script>
  </head>
  <body>
    <h1></h1>
  </body>
</html>
`;

/** Some text to read, as modules have it. */
const BODY = Array.from(
  { length: 12 },
  (_, line) => `function step${line}(value) {\n  // Adds what the line stands for.\n  return value + ${line};\n}\n`,
).join('');
