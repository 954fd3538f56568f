import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findCustomProperties } from '../../../../../src/core/tools/preview/css-custom-properties.js';
import { heroEdits, readHeroCopy } from '../../../../../src/core/tools/preview/hero-copy.js';
import { applyTextEdits } from '../../../../../src/core/tools/preview/text-edits.js';
import { soak } from '../../../../support/soak.js';

const noise = fc.constantFrom(
  '<p>text</p>',
  '<div>\r\n',
  '</div>',
  '<!-- <h1 id="hero-title"> -->',
  '<script>"<p id=hero-subtitle>"</script>',
  '<style>h1{}</style>',
  '<b>',
  '&lt;',
  ' \t\n',
  '한글 🎨',
  '<img alt=">">',
  '<template><h1 id="hero-title">no</h1></template>',
);
const page = fc.array(noise, { maxLength: 8 }).map((parts) => parts.join(''));
// A parser drops no character of these, and the page shows spaces collapsed.
const copy = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.replace(/[\s\p{C}]+/gu, ' ').trim())
  .filter((text) => text !== '');

describe('edits by position', () => {
  it('put exactly the given words into the hero and leave everything else as it was', async () => {
    await fc.assert(
      fc.asyncProperty(page, page, page, copy, copy, async (before, between, after, title, subtitle) => {
        const source = `<!doctype html><body>${before}<h1 id="hero-title">Old</h1>${between}<p id="hero-subtitle">Old</p>${after}`;
        const result = applyTextEdits(source, await heroEdits('index.html', source, { title, subtitle }));
        assert.deepEqual(await readHeroCopy(result), { title, subtitle });
        assert.ok(result.startsWith(`<!doctype html><body>${before}<h1 id="hero-title">`));
        assert.ok(result.endsWith(`</p>${after}`));
      }),
      soak(600),
    );
  });

  it('find a custom property wherever it is truly declared, whatever stands around it', async () => {
    const css = fc
      .array(
        fc.constantFrom(
          '/* --accent: red; */',
          'a { color: var(--accent) }',
          '@media print { b { --accent: black } }',
          '.x::after { content: "} --accent: blue;" }',
          'p { --accent-softer: 1 }',
          '\r\n',
          '@import url("--accent:x");',
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''));
    const value = fc.constantFrom('#8b5cf6', 'rgb(1 2 3 / 50%)', 'color-mix(in oklab, {}, [;] red)', 'url("a;b")');
    await fc.assert(
      fc.asyncProperty(css, css, value, async (before, after, declared) => {
        const source = `${before}:root{ --accent :${declared};}${after}`;
        const found = (await findCustomProperties(source, ['--accent'])).get('--accent');
        assert.ok(found);
        assert.equal(source.slice(found.start, found.end), declared);
        assert.ok(found.start > before.length);
      }),
      soak(600),
    );
  });
});
