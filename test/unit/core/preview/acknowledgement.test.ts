import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { acknowledgementFields, advance, type Acknowledgement } from '../../../../src/core/preview/acknowledgement.js';

const rendering: Acknowledgement = { state: 'rendering', revision: 3 };
const error = { message: 'broken', path: 'app.js', line: 2 };

describe('the acknowledgement of a revision', () => {
  it('goes from rendering to ready, error, overdue or unresponsive', () => {
    assert.equal(advance(rendering, { kind: 'ready', revision: 3 }).state, 'ready');
    assert.equal(advance(rendering, { kind: 'error', revision: 3, error }).state, 'error');
    assert.equal(advance(rendering, { kind: 'overdue', revision: 3 }).state, 'overdue');
    assert.equal(advance(rendering, { kind: 'unresponsive', revision: 3, advice: 'a loop' }).state, 'unresponsive');
  });

  it('ignores words about any other revision', () => {
    for (const revision of [2, 4, -1]) {
      assert.equal(advance(rendering, { kind: 'ready', revision }), rendering);
      assert.equal(advance(rendering, { kind: 'error', revision, error }), rendering);
      assert.equal(advance(rendering, { kind: 'unresponsive', revision, advice: '' }), rendering);
      assert.equal(advance(rendering, { kind: 'overdue', revision }), rendering);
    }
  });

  it('takes a second acknowledgement for no change', () => {
    const ready = advance(rendering, { kind: 'ready', revision: 3 });
    assert.equal(advance(ready, { kind: 'ready', revision: 3 }), ready);
    assert.equal(advance(ready, { kind: 'overdue', revision: 3 }), ready);
  });

  it('keeps the first error until the next page', () => {
    const failed = advance(rendering, { kind: 'error', revision: 3, error });
    assert.equal(advance(failed, { kind: 'ready', revision: 3 }), failed);
    assert.equal(advance(failed, { kind: 'error', revision: 3, error: { message: 'later' } }), failed);
    assert.equal(advance(failed, { kind: 'render', revision: 3 }).state, 'rendering');
  });

  it('believes a late word about the revision that is still asked for', () => {
    const overdue = advance(rendering, { kind: 'overdue', revision: 3 });
    assert.equal(advance(overdue, { kind: 'ready', revision: 3 }).state, 'ready');
    const silent = advance(overdue, { kind: 'unresponsive', revision: 3, advice: '' });
    assert.equal(advance(silent, { kind: 'ready', revision: 3 }).state, 'ready');
  });

  it('keeps the name of what the surface itself says, and none where the page says it', () => {
    const told = (input: Parameters<typeof advance>[1]) =>
      acknowledgementFields(advance(rendering, input), 2500).trouble;
    assert.equal(told({ kind: 'unresponsive', revision: 3, advice: 'a loop', trouble: 'no-answer' }), 'no-answer');
    assert.equal(told({ kind: 'error', revision: 3, error, trouble: 'left' }), 'left');
    assert.equal(told({ kind: 'error', revision: 3, error }), undefined);
  });

  it('says nothing before the first page is asked for', () => {
    const none: Acknowledgement = { state: 'none' };
    assert.equal(advance(none, { kind: 'ready', revision: 1 }), none);
    assert.equal(advance(none, { kind: 'withdraw' }), none);
  });

  it('reads as waiting, synced or error, and says when the bound has passed', () => {
    const fields = (state: Acknowledgement) => acknowledgementFields(state, 2500);
    assert.deepEqual(fields(rendering), { status: 'waiting' });
    assert.deepEqual(fields({ state: 'ready', revision: 3 }), { status: 'synced' });
    assert.deepEqual(fields({ state: 'overdue', revision: 3 }), {
      status: 'waiting',
      overdue: true,
      message: 'The preview did not confirm revision 3 within 2500 ms.',
    });
    assert.deepEqual(fields({ state: 'error', revision: 3, error }), {
      status: 'error',
      message: 'broken (app.js:2)',
      error,
    });
    assert.deepEqual(fields({ state: 'unresponsive', revision: 3, advice: 'a loop' }), {
      status: 'error',
      message: 'a loop',
      unresponsive: true,
    });
  });
});
