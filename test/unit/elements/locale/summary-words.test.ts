import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { ROOT } from '../../../../scripts/build/places.mjs';
import { countedPart, toSummary } from '../../../../src/core/trace/summary.js';
import { summarizeToolResult } from '../../../../src/core/trace/result-summary.js';
import { KOREAN } from '../../../../src/elements/locale/korean.js';
import { loadLanguage } from '../../../../src/elements/locale/locales.js';
import { summaryWords } from '../../../../src/elements/locale/summary-words.js';
import { createPageFilter } from '../../../../src/elements/trace/trace-filter.js';
import { sampleEntry } from '../../../support/sample-trace.js';

const listed = summarizeToolResult({ content: [], structuredContent: { files: ['a', 'b'], revision: 4 } });

describe('what a trace says of how a call went', () => {
  before(() => loadLanguage('ko'));

  it('is said in the reader’s language, and its revision only where no chip says it', () => {
    assert.equal(summaryWords(listed, 'en'), '2 files · r4');
    assert.equal(summaryWords(listed, 'ko'), '파일 2개 · r4');
    assert.equal(summaryWords(listed, 'ko', 4), '파일 2개');
    assert.equal(summaryWords(toSummary([{ text: 'r4' }]), 'ko', 4), undefined);
  });

  it('counts one thing as one', () => {
    assert.equal(toSummary([countedPart('turns', 1), countedPart('calls', 3)]).summary, '1 turn · 3 calls');
  });

  it('stands as it is where a host’s own trace has but a text, or where it had to be cut', () => {
    assert.equal(summaryWords({ summary: 'paid · r4' }, 'ko', 4), 'paid');
    const long = toSummary([countedPart('files', 2), { text: 'x'.repeat(200) }]);
    assert.equal(long.summary?.length, 140);
    assert.equal(summaryWords(long, 'ko'), long.summary);
  });

  it('is there in Korean for every kind of fact', () => {
    const source = readFileSync(join(ROOT, 'src/core/trace/summary.ts'), 'utf8');
    const codes = [...(/code\?:([^;]+);/.exec(source)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, code = '']) => code);
    assert.ok(codes.length >= 7);
    assert.deepEqual(Object.keys(KOREAN['summaries'] ?? {}).sort(), codes.sort());
  });

  it('is found by the words that are read', () => {
    const page = [sampleEntry('a', 'workspace.listFiles', listed), sampleEntry('b', 'workspace.undo')];
    assert.deepEqual(createPageFilter()([page], { text: '파일 2개' }, 'ko').flat(), [page[0]]);
    assert.deepEqual(createPageFilter()([page], { text: '2 files' }, 'en').flat(), [page[0]]);
  });
});
