import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createTrace } from '../../../../src/core/trace/trace.js';
import type { TraceSpan } from '../../../../src/core/trace/trace-model.js';
import { soak } from '../../../support/soak.js';

const SPAN = { name: 'run', sessionId: 's', source: 'model', mode: 'agent' } as const;

describe('the pages of a trace', () => {
  it('are the same but for the one that a row came to, changed in or left', () => {
    const trace = createTrace({ maxEntries: 10_000 });
    for (let row = 0; row < 10_000; row += 1) trace.beginAgentRequest(SPAN).end({ status: 'completed' });
    const before = trace.pages.getSnapshot();
    assert.equal(trace.pages.getSnapshot(), before);
    const span = trace.beginAgentRequest(SPAN);
    const began = trace.pages.getSnapshot();
    assert.deepEqual(changedPages(before, began), [0, before.length - 1]);
    span.end({ status: 'completed' });
    const ended = trace.pages.getSnapshot();
    assert.deepEqual(changedPages(began, ended), [ended.length - 1]);
    assert.ok(ended.length < 60 && ended.every((page) => page.length <= 256 && Object.isFrozen(page)));
  });

  it('hold at every moment what the list holds: the rows that a plain list would keep', () => {
    const action = fc.oneof(
      { weight: 6, arbitrary: fc.constant({ kind: 'begin' as const }) },
      { weight: 5, arbitrary: fc.record({ kind: fc.constant('end' as const), which: fc.nat() }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 600 }) }) },
    );
    fc.assert(
      fc.property(
        fc.array(action, { minLength: 600, maxLength: 1500 }),
        fc.integer({ min: 1, max: 700 }),
        (actions, max) => {
          let time = 0;
          const trace = createTrace({ maxEntries: max, retentionMs: 1000, now: () => time });
          let model: { readonly id: string; endedAt?: number; ended?: number }[] = [];
          const open: TraceSpan[] = [];
          let endings = 0;
          for (const step of actions) {
            if (step.kind === 'wait') time += step.ms;
            if (step.kind === 'begin') {
              const span = trace.beginAgentRequest(SPAN);
              open.push(span);
              model.push({ id: span.id });
            }
            if (step.kind === 'end' && open.length > 0) {
              const [span] = open.splice(step.which % open.length, 1);
              span!.end({ status: 'completed' });
              const row = model.find(({ id }) => id === span!.id);
              if (row) Object.assign(row, { endedAt: time, ended: endings++ });
            }
            model = model.filter(({ endedAt }) => endedAt === undefined || endedAt >= time - 1000);
            while (model.length > max) {
              const oldest = [...model].sort((a, b) => (a.ended ?? Infinity) - (b.ended ?? Infinity))[0];
              model = model.filter((row) => row !== oldest);
            }
          }
          const list = trace.getSnapshot();
          assert.deepEqual(
            list.map(({ id }) => id),
            model.map(({ id }) => id),
          );
          assert.deepEqual(trace.pages.getSnapshot().flat(), list);
          assert.ok(trace.pages.getSnapshot().every(({ length }) => length > 0));
        },
      ),
      soak(60),
    );
  });
});

function changedPages(before: readonly unknown[], after: readonly unknown[]): readonly number[] {
  return after.flatMap((page, index) => (page === before[index] ? [] : [index]));
}
