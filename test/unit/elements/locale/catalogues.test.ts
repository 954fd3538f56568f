import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { KOREAN } from '../../../../src/elements/locale/korean.js';
import { ROOT } from '../../../../scripts/build/places.mjs';

const FOLDER = join(ROOT, 'src/elements');
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** Written the same in every language: names of products and units of keyboards. */
const SAME_EVERYWHERE = /^(OpenRouter|JSON|ms|px|r\d*|×)$/;
const SPOKEN_ATTRIBUTE =
  /\b(?:title|aria-label|aria-description|aria-roledescription|placeholder|alt|label)="([^"]*)"/g;

describe('the words of the elements', () => {
  it('none is hard-coded in a template: text and spoken attributes come from a catalogue', () => {
    const found = FILES.flatMap((name) =>
      templatesOf(name).flatMap((text) => wordsIn(text).map((word) => `${name}: ${word}`)),
    );
    assert.deepEqual(found, []);
  });

  it('every catalogue has a name of its own', () => {
    const names = FILES.flatMap((name) =>
      [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/defineMessages\(\s*'([\w-]+)'/g)].map(([, own]) => own),
    );
    assert.ok(names.length >= 18);
    assert.equal(new Set(names).size, names.length, `${names.join(' ')}`);
    // That Korean has the same keys is a matter of types.
    assert.deepEqual(
      names.filter((name) => !Object.hasOwn(KOREAN, name ?? '')),
      [],
      'without Korean',
    );
  });

  it('no Korean sentence leaves the choice of a particle open: a noun stands before it', () => {
    const open = Object.entries(KOREAN).flatMap(([name, texts]) =>
      Object.entries(texts as Readonly<Record<string, string>>)
        .filter(([, text]) => /[가-힣]?\((?:를|가|는|과|으)\)/.test(text))
        .map(([key]) => `${name}.${key}`),
    );
    assert.deepEqual(open, []);
  });

  it('finds a word that is put into a template', () => {
    assert.deepEqual(wordsIn('<p title="Close">Hello \0</p>'), ['Close', 'Hello']);
    assert.deepEqual(wordsIn('<p title="\0" class="a b">r\0 → \0</p><svg aria-hidden="true"></svg>'), []);
  });
});

/** The texts of the `html` templates of a file, with `\0` for what is put in. */
function templatesOf(name: string): readonly string[] {
  const source = ts.createSourceFile(name, readFileSync(join(FOLDER, name), 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'html') texts.push(textOf(node.template));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('\0');
}

function wordsIn(template: string): readonly string[] {
  const spoken = [...template.matchAll(SPOKEN_ATTRIBUTE)].map(([, value = '']) => value);
  const text = template.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, '\0');
  return [...spoken, ...text.split('\0')]
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part) && !SAME_EVERYWHERE.test(part));
}
