import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainLines, plainTemplates } from '../../../scripts/build/plain-templates-plugin.mjs';
import { ROOT } from '../../../scripts/build/places.mjs';

describe('templates in one script', () => {
  it('lose their indentation and keep their lines and words', () => {
    assert.equal(
      plainLines('html`<p\n    class="a"\n  >\n    two  words\n  </p>`'),
      'html`<p\nclass="a"\n>\ntwo  words\n</p>`',
    );
  });

  it('are those of the elements alone', () => {
    const { transform } = plainTemplates();
    const code = 'html`<p>\n  a</p>`';
    assert.deepEqual(transform(code, `${ROOT}/src/elements/x/x.ts`), { code: 'html`<p>\na</p>`', map: null });
    assert.equal(transform(code, `${ROOT}/src/core/x.ts`), null);
    assert.equal(transform('const a =\n  `b`;', `${ROOT}/src/elements/x/y.ts`), null);
  });
});
