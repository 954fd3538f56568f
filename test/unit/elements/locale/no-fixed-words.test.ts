import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { ROOT } from '../../../../scripts/build/places.mjs';

const ELEMENTS = join(ROOT, 'src/elements');
/** Attributes that a person hears or reads. */
const SPOKEN =
  /(?:^|\s)(?:title|alt|placeholder|aria-(?:label|description|roledescription|valuetext|placeholder))="([^"]*)"/g;
const WORD = /\p{L}{2,}/u;

describe('the words of the elements', () => {
  it('all come from the catalogue of messages: no template has a word of its own', () => {
    const found = sources().flatMap((path) =>
      fixedWords(readFileSync(path, 'utf8')).map((words) => `${relative(ROOT, path)}: ${words}`),
    );
    assert.deepEqual(found, []);
  });

  it('would be noticed in text, in a spoken attribute and in a nested template', () => {
    const source = [
      'html`<p class="note" title=${t("a")}>${t("b")} × 12</p>`',
      'html`<button aria-label="Close it">x</button>`',
      'html`<p>Hello ${name}</p>`',
      'html`<ul>${rows.map((row) => html`<li>${row}<b>of all</b></li>`)}</ul>`',
      'html`<code>r</code><span title="${t("c")} kB">1</span>`',
    ].join(';\n');
    assert.deepEqual(fixedWords(source), ['Close it', 'Hello', 'of all', 'kB']);
  });
});

/** The words that stand in `html` templates themselves, in their order. */
function fixedWords(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html') found.push(...wordsOf(node.template));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('element.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

function wordsOf(template: ts.TemplateLiteral): readonly string[] {
  const markup = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('\0');
  const spoken = [...markup.matchAll(/<[a-z][^<>]*>/gi)].flatMap(([tag]) =>
    [...tag.matchAll(SPOKEN)].map(([, words]) => words!),
  );
  const texts = markup.replace(/<(style|code|kbd)\b[\s\S]*?<\/\1>/gi, '').split(/<\/?[a-z!][^<>]*>/gi);
  return [...spoken, ...texts].map((words) => words.replaceAll('\0', ' ').trim()).filter((words) => WORD.test(words));
}

function sources(): readonly string[] {
  return readdirSync(ELEMENTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(ELEMENTS, name));
}
