import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TraceEntry } from '../../../../src/core/trace/trace-model.js';
import { TraceLayout } from '../../../../src/elements/trace/trace-layout.js';
import { traceSessions } from '../../../../src/elements/trace/trace-sessions.js';
import { rowIds, rowTooltip } from '../../../../src/elements/trace/trace-ids.js';
import { waterfallScale } from '../../../../src/elements/trace/waterfall.js';
import { sampleEntry } from '../../../support/sample-trace.js';

const rows = (ids: readonly string[]): readonly TraceEntry[] =>
  ids.map((id) => sampleEntry(id, 'a.tool', { sessionId: `s-${id[0]}` }));
const words = (layout: TraceLayout): readonly string[] =>
  layout.items(0, layout.count).map((item) => (item.kind === 'head' ? `[${item.session.id}]` : item.entry.id));

describe('the layout of a trace', () => {
  it('puts each session under its head, the newest first', () => {
    const layout = new TraceLayout(traceSessions(rows(['a1', 'a2', 'b1', 'a3', 'b2'])));
    assert.deepEqual(words(layout), ['[s-b]', 'b1', 'b2', '[s-a]', 'a1', 'a2', 'a3']);
    assert.deepEqual(layout.heads, [0, 3]);
    assert.deepEqual([layout.indexOf('b1'), layout.indexOf('a3'), layout.indexOf('gone')], [1, 6, undefined]);
  });

  it('gives a single session no head', () => {
    const layout = new TraceLayout(traceSessions(rows(['a1', 'a2'])));
    assert.deepEqual(words(layout), ['a1', 'a2']);
    assert.deepEqual(layout.heads, []);
  });

  it('finds the next row in a direction over heads, and none beyond the ends', () => {
    const layout = new TraceLayout(traceSessions(rows(['a1', 'b1'])));
    assert.equal(layout.rowFrom(0, 1)?.entry.id, 'b1');
    assert.equal(layout.rowFrom(2, -1)?.entry.id, 'b1');
    assert.equal(layout.rowFrom(4, 1), undefined);
    assert.equal(layout.rowFrom(0, -1), undefined);
  });
});

describe('a row of the trace', () => {
  it('shows long ids by their end and everything in full in its tooltip', () => {
    const entry = {
      ...sampleEntry('trace-1700000000000-123', 'a.very.long.tool.name', { sessionId: 's-1' }),
      toolCallId: 'call_short',
    };
    assert.deepEqual(rowIds(entry), ['call_short', '…1700000000000-123']);
    const tooltip = rowTooltip(entry, 'en');
    for (const part of ['a.very.long.tool.name', 'call_short', 'trace-1700000000000-123', 's-1']) {
      assert.ok(tooltip.includes(part), part);
    }
  });

  it('stretches to now only while something of its session runs', () => {
    const done = [{ ...sampleEntry('a', 't', {}), startedAt: 100, durationMs: 50 }];
    assert.deepEqual(waterfallScale(done, 9_000), { start: 100, end: 150 });
    const { durationMs: _, ...open } = done[0]!;
    assert.deepEqual(waterfallScale([open], 9_000), { start: 100, end: 9_000 });
  });
});
