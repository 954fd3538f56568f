import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../../scripts/build/places.mjs';

const ELEMENTS = join(ROOT, 'src/elements');

/** Where left and right are meant, whatever the language: code is written from left to right everywhere. */
const MEANT: readonly string[] = ['editor/code-theme.ts', 'changes/diff-theme.ts'];
/** Shadows know sides only: a bar at the start, once for each direction. */
const BARS = ['box-shadow: inset 2px 0 0 var(--_accent)', 'box-shadow: inset -2px 0 0 var(--_accent)'];
/** The code's own padding goes with the code. */
const ALLOWED = new Map([
  ['editor/editor-element.styles.ts', ['padding: 8px 16px 24px 64px']],
  ['catalog/catalog-element.styles.ts', BARS],
  ['changes/changes-element.styles.ts', BARS],
  ['explorer/explorer-element.styles.ts', BARS],
  ['palette/palette.styles.ts', BARS],
  ['search/search-element.styles.ts', BARS],
]);

const SIDES = '(?:left|right)';
/** Each says one way in which a declaration can name a side. */
const PHYSICAL: readonly RegExp[] = [
  new RegExp(`^(?:${SIDES}|(?:margin|padding|border|scroll-margin|scroll-padding)-${SIDES}(?:-\\w+)?)$`),
  /^border-(?:top|bottom)-(?:left|right)-radius$/,
];

describe('the styles of the elements', () => {
  it('name no left and no right, so that a right-to-left page gets the mirror image', () => {
    const found = styleFiles().flatMap(([file, css]) =>
      declarationsOf(css)
        .filter((declaration) => isPhysical(declaration) && !ALLOWED.get(file)?.includes(declaration))
        .map((declaration) => `${file}: ${declaration}`),
    );
    assert.deepEqual(found, []);
  });

  it('would notice each way to name a side', () => {
    const physical = [
      'left: 0',
      'margin-left: 1px',
      'border-right-color: red',
      'border-top-left-radius: 3px',
      'text-align: right',
      'float: left',
      'padding: 1px 2px 3px 4px',
      'inset: 0 0 0 auto',
      'border-radius: 3px 0 0 3px',
      'box-shadow: inset 2px 0 0 red',
    ];
    assert.deepEqual(physical.filter(isPhysical), physical);
    const logical = [
      'padding: 1px 2px 3px',
      'inset: 0',
      'text-align: start',
      'margin-inline-start: 3px',
      'border-radius: 3px',
    ];
    assert.deepEqual(logical.filter(isPhysical), []);
  });

  it('lists no exception that is gone', () => {
    const styles = new Map(styleFiles());
    const gone = [...ALLOWED].flatMap(([file, declarations]) =>
      declarations.filter((declaration) => !declarationsOf(styles.get(file) ?? '').includes(declaration)),
    );
    assert.deepEqual(gone, []);
  });
});

function isPhysical(declaration: string): boolean {
  const [property = '', value = ''] = declaration.split(/:\s*/, 2);
  if (PHYSICAL.some((pattern) => pattern.test(property))) return true;
  if (/^(text-align|float|clear)$/.test(property)) return /^(left|right)$/.test(value);
  if (property === 'box-shadow') return /^inset\s+-?[1-9]/.test(value);
  if (!/^(padding|margin|inset|border-width|border-radius)$/.test(property)) return false;
  const sides = partsOf(value);
  // Corners run clockwise from the first: in a mirror image the first and the second change places.
  if (property === 'border-radius') return sides.length > 1 && new Set(sides).size > 1;
  return sides.length === 4 && sides[1] !== sides[3];
}

/** The parts of a value; what stands in parentheses is one. */
function partsOf(value: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of value) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ' ' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts;
}

function declarationsOf(css: string): readonly string[] {
  return [...css.matchAll(/([\w-]+):\s*([^;{}`]+);/g)].map(
    ([, property, value]) => `${property}: ${value?.replace(/\s+/g, ' ').trim()}`,
  );
}

/** Each file with styles in it, and the styles. */
function styleFiles(): readonly (readonly [string, string])[] {
  return (readdirSync(ELEMENTS, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.ts') && !MEANT.includes(name))
    .map(
      (name) =>
        [relative(ELEMENTS, join(ELEMENTS, name)), stylesIn(readFileSync(join(ELEMENTS, name), 'utf8'))] as const,
    )
    .filter(([, css]) => css !== '');
}

function stylesIn(source: string): string {
  return [...source.matchAll(/css`([\s\S]*?)`/g)].map(([, css]) => css?.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n');
}
