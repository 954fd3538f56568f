import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../scripts/build/places.mjs';

type Coverage =
  string | { readonly issue: number; readonly for: string } | { readonly document: string; readonly heading: string };

interface Part {
  readonly issue: number;
  readonly source: string;
  readonly sections: readonly {
    readonly anchor: string;
    readonly heading: string;
    readonly sentences: Readonly<Record<string, string>>;
  }[];
}

const SPEC = join(ROOT, 'test/spec');
const parts = readdirSync(join(SPEC, 'sentences')).map((file) => readJson<Part>(join(SPEC, 'sentences', file)));
const coverage = new Map(Object.entries(readJson<Record<string, readonly Coverage[]>>(join(SPEC, 'coverage.json'))));

/** Each numbered sentence with the part it belongs to. */
const sentences = parts.flatMap((part) =>
  part.sections.flatMap((section) => Object.entries(section.sentences).map(([id, text]) => ({ id, text, part }))),
);

describe('the coverage of the specification', () => {
  it('has something to show for every sentence', () => {
    const unmapped = sentences.filter(({ id }) => (coverage.get(id) ?? []).length === 0);
    assert.deepEqual(
      unmapped.map(({ id, text }) => `${id}: ${text}`),
      [],
    );
  });

  it('numbers each sentence once, and maps no number that is not there', () => {
    const ids = sentences.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(
      [...coverage.keys()].filter((id) => !ids.includes(id)),
      [],
    );
  });

  it('names only tests, headings and issues that are there', () => {
    const gone = sentences.flatMap(({ id, part }) =>
      (coverage.get(id) ?? []).filter((entry) => !holds(entry, part)).map((entry) => `${id}: ${JSON.stringify(entry)}`),
    );
    assert.deepEqual(gone, []);
  });

  it('would notice a test that is gone', () => {
    const [part] = parts;
    const here = 'test/unit/spec/coverage.test.ts';
    assert.ok(holds(`${here}: would notice a test that is gone`, part!));
    assert.ok(!holds(`${here}: would notice a test that is`, part!));
    assert.ok(!holds('test/unit/spec/nowhere.test.ts: would notice a test that is gone', part!));
    assert.ok(!holds({ document: 'docs/registry.md', heading: 'No such heading' }, part!));
    assert.ok(!holds({ issue: part!.issue, for: 'itself' }, part!));
  });
});

function holds(entry: Coverage, part: Part): boolean {
  if (typeof entry === 'string') {
    const [file = '', ...name] = entry.split(': ');
    return file.startsWith('test/') && hasTest(file, name.join(': '));
  }
  if ('document' in entry) return hasHeading(entry.document, entry.heading);
  return Number.isSafeInteger(entry.issue) && entry.issue > 0 && entry.issue !== part.issue && entry.for.trim() !== '';
}

/** The name as it stands in the source: of a test, or of a case in a contract that several tests run. */
function hasTest(file: string, name: string): boolean {
  const source = textOf(file);
  return ["'", '"', '`'].some((quote) => {
    const text = `${quote}${name.replaceAll(quote, `\\${quote}`)}${quote}`;
    return [`it(${text}`, `test(${text}`, `name: ${text}`, `theCase(${text}`, `emits(${text}`].some((start) =>
      source.includes(start),
    );
  });
}

function hasHeading(file: string, heading: string): boolean {
  return textOf(file)
    .split('\n')
    .some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
}

const texts = new Map<string, string>();

/** Line breaks within a call are no difference: `it(\n 'name'` is `it('name'`. */
function textOf(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const path = join(ROOT, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8').replace(/\b(it|test|theCase|emits)\(\s+/g, '$1(') : '';
  texts.set(file, text);
  return text;
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
