// What a model is told: its own turns with a result for each call, whatever became of the run, and within a budget.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { pairedMessages, trimmedMessages } from '../../../../../src/core/agent/provider/model-history.js';
import type { ModelMessage } from '../../../../../src/core/agent/provider/model-provider.js';
import { toModelResult } from '../../../../../src/core/agent/provider/result-text.js';
import { soak } from '../../../../support/soak.js';

const user = (text: string): ModelMessage => ({ role: 'user', text });
const asks = (...ids: string[]): ModelMessage => ({
  role: 'assistant',
  text: '',
  calls: ids.map((id) => ({ id, name: 'host.act', arguments: {} })),
});
const results = (...ids: string[]): ModelMessage => ({
  role: 'results',
  results: ids.map((callId) => ({ callId, name: 'host.act', text: `"${callId}"`, isError: false })),
});
const says = (text: string): ModelMessage => ({ role: 'assistant', text, calls: [] });

describe('the history of a model', () => {
  it('answers a call without a result once, right after its turn, and blames nobody (T19)', () => {
    const paired = pairedMessages([user('Go'), asks('c1', 'c2'), results('c2'), user('Where were we?'), asks('c3')]);
    assert.deepEqual(
      paired.map((message) =>
        message.role === 'results' ? message.results.map(({ callId }) => callId) : message.role,
      ),
      ['user', 'assistant', ['c1', 'c2'], 'user', 'assistant', ['c3']],
    );
    const [missing] = paired[2]?.role === 'results' ? paired[2].results : [];
    assert.equal(missing?.isError, true);
    assert.match(missing.text, /TOOL_RESULT_MISSING/);
    assert.doesNotMatch(missing.text, /user|cancel|stopp|denied/i);
  });

  it('leaves out results without a call, and turns that say and ask nothing', () => {
    assert.deepEqual(pairedMessages([user('Go'), results('c1'), says(' '), says('Done.')]), [
      user('Go'),
      says('Done.'),
    ]);
  });

  it('is trimmed from its oldest end, by whole exchanges and steps, and keeps prompt and latest step', () => {
    const long = 'x'.repeat(50);
    const old = [user(long), asks('c1'), results('c1'), says(long)];
    const last = [user('Now'), asks('c2'), results('c2'), asks('c3'), results('c3')];
    assert.deepEqual(trimmedMessages([...old, ...last], 60), last);
    assert.deepEqual(trimmedMessages([...old, ...last], 1), [user('Now'), asks('c3'), results('c3')]);
    assert.deepEqual(trimmedMessages([...old, ...last], 1_000), [...old, ...last]);
  });

  it('is paired again after any loss, and never loses a result by being trimmed', () => {
    const message = fc.oneof(
      fc.constant(user('Go')),
      fc.constant(says('Yes.')),
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }).map((ids) => asks(...ids)),
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c')).map((ids) => results(...ids)),
    );
    fc.assert(
      fc.property(fc.array(message, { maxLength: 12 }), fc.nat(60), (messages, budget) => {
        const kept = trimmedMessages(pairedMessages(messages), budget);
        kept.forEach((entry, index) => {
          const next = kept[index + 1];
          const answered = next?.role === 'results' ? next.results.map(({ callId }) => callId) : [];
          if (entry.role === 'assistant')
            assert.deepEqual(
              answered,
              entry.calls.map(({ id }) => id),
            );
          if (entry.role === 'results') assert.equal(kept[index - 1]?.role, 'assistant');
        });
      }),
      soak(1_000),
    );
  });
});

describe('a result as a model reads it', () => {
  const call = { id: 'c1', name: 'host.act', arguments: {} };
  const content = [{ type: 'text', text: 'x' }];

  it('is an error of its own where the tool answered in no form of a result', () => {
    const { text, isError } = toModelResult(call, { answer: 42 });
    assert.equal(isError, true);
    assert.equal((JSON.parse(text) as { code: string }).code, 'TOOL_RESULT_VALIDATION_FAILED');
  });

  it('is an error of its own where JSON cannot carry it, and nothing is thrown into the loop', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    const failing = { toJSON: () => assert.fail('not to be written') };
    for (const structuredContent of [cycle, { big: 1n }, { failing }]) {
      const { text, isError } = toModelResult(call, { content, structuredContent });
      assert.equal(isError, true);
      assert.match(text, /"code":"TOOL_RESULT_(SERIALIZATION|VALIDATION)_FAILED"/);
    }
  });

  it('of an error has its code, flag and details', () => {
    const error = { code: 'HOST_BUSY', message: 'Later.', retryable: true, details: { queue: 3 } };
    const { text } = toModelResult(call, { isError: true, content, error });
    assert.deepEqual(JSON.parse(text), { status: 'error', ...error });
  });
});
