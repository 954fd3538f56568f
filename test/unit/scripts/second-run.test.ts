import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterSecondRun, failedFileLine, filesToRunAgain } from '../../../scripts/test/second-run.mjs';

const tally = (passed: number, failed: number) => ({ passed, failed, skipped: 0 });
const outputOf = (...files: string[]) => `…\n${files.map((file) => failedFileLine(file, 1)).join('\n')}\n…\n`;

describe('the second run of failed test files', () => {
  it('is of each failed file', () => {
    assert.deepEqual(filesToRunAgain(outputOf('a.test.ts', 'b.test.ts'), tally(8, 2)), ['a.test.ts', 'b.test.ts']);
  });

  it('is not given to many failed files, nor when anything failed outside of them', () => {
    assert.deepEqual(filesToRunAgain(outputOf('a', 'b', 'c', 'd'), tally(8, 4)), []);
    assert.deepEqual(filesToRunAgain(outputOf('a.test.ts'), tally(8, 2)), []);
    assert.deepEqual(filesToRunAgain('the browser did not start\n', tally(0, 1)), []);
    assert.deepEqual(filesToRunAgain('all is well\n', tally(8, 0)), []);
  });

  it('turns failures that are gone into passes, and leaves every other count', () => {
    assert.deepEqual(afterSecondRun(tally(8, 2), { code: 0, tally: tally(5, 0) }), tally(10, 0));
  });

  it('keeps the failures of the first run when one comes again, or when too little ran', () => {
    const first = tally(8, 2);
    assert.deepEqual(afterSecondRun(first, { code: 1, tally: tally(4, 1) }), first);
    assert.deepEqual(afterSecondRun(first, { code: 1, tally: tally(5, 0) }), first);
    assert.deepEqual(afterSecondRun(first, { code: 0, tally: tally(0, 0) }), first);
  });
});
