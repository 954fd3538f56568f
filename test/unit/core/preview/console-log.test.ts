import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConsoleLog } from '../../../../src/core/preview/console-log.js';
import { CONSOLE_ENTRIES } from '../../../../src/core/preview/preview-limits.js';

const line = (text: string) => ({ level: 'log' as const, text });

describe('the console of a page', () => {
  it('keeps the last lines and counts the others', () => {
    const log = new ConsoleLog();
    const lines = Array.from({ length: CONSOLE_ENTRIES + 30 }, (_, index) => line(`line ${index}`));
    log.add({ revision: 1, lines, omitted: 5 });
    const { entries, omitted } = log.getSnapshot();
    assert.equal(entries.length, CONSOLE_ENTRIES);
    assert.equal(entries.at(-1)?.text, `line ${CONSOLE_ENTRIES + 29}`);
    assert.equal(omitted, 35);
  });

  it('folds equal lines in a row to one with a count', () => {
    const log = new ConsoleLog();
    log.add({ revision: 1, lines: [line('a'), line('a'), line('b')], omitted: 0 });
    log.add({ revision: 1, lines: [line('b'), line('a')], omitted: 0 });
    assert.deepEqual(
      log.getSnapshot().entries.map(({ text, count }) => [text, count]),
      [
        ['a', 2],
        ['b', 2],
        ['a', 1],
      ],
    );
  });

  it('forgets what was before a clear, and never uses an id twice', () => {
    const log = new ConsoleLog();
    log.add({ revision: 1, lines: [line('a')], omitted: 9 });
    log.add({ revision: 1, lines: [line('b')], omitted: 0, cleared: true });
    assert.deepEqual(log.getSnapshot(), {
      entries: [{ id: 2, revision: 1, level: 'log', text: 'b', count: 1 }],
      omitted: 0,
    });
    log.clear();
    assert.deepEqual(log.getSnapshot(), { entries: [], omitted: 0 });
  });
});
