import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { PreviewSnapshot } from '../../../../src/core/preview/preview-model.js';
import { loadLanguage } from '../../../../src/elements/locale/locales.js';
import { FRAME_ADVICE } from '../../../../src/elements/preview/frame-silence.js';
import { previewMessages } from '../../../../src/elements/preview/preview-messages.js';
import { troubleWords } from '../../../../src/elements/preview/trouble-words.js';
import { problemsOf } from '../../../../src/elements/studio/studio-status.js';

const FAILED: PreviewSnapshot = {
  revision: 2,
  status: 'error',
  acknowledgedRevision: 1,
  diagnostics: [],
  entryPath: 'index.html',
  attached: true,
};

describe('what a preview says of itself', () => {
  before(() => loadLanguage('ko'));

  it('is there in the reader’s language for every trouble that it can have', () => {
    for (const trouble of Object.keys(FRAME_ADVICE)) {
      assert.match(troubleWords(trouble, previewMessages('ko')) ?? '', /\p{Script=Hangul}/u, trouble);
    }
    assert.equal(troubleWords('constructor', previewMessages('ko')), undefined);
    assert.equal(troubleWords(undefined, previewMessages('en')), undefined);
  });

  it('stands among the problems of a page that does not answer, and so does what another surface says', () => {
    const silent = { ...FAILED, unresponsive: true, message: FRAME_ADVICE['no-answer'] };
    const said = (preview: PreviewSnapshot): readonly string[] =>
      problemsOf(preview, 'ko').map(({ message }) => message);
    assert.deepEqual(said({ ...silent, trouble: 'no-answer' }), [previewMessages('ko')('no-answer')]);
    assert.deepEqual(said({ ...silent, message: 'The beamer is off.', trouble: 'beamer' }), ['The beamer is off.']);
    assert.deepEqual(said({ ...FAILED, error: { message: 'x is not defined' } }), ['x is not defined']);
    assert.deepEqual(said({ ...FAILED, status: 'synced' }), []);
  });
});
