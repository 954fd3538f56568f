import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { TraceEntry } from '../../../../src/core/trace/trace-model.js';
import { createPageFilter } from '../../../../src/elements/trace/trace-filter.js';
import { TraceLayout } from '../../../../src/elements/trace/trace-layout.js';
import { traceSessions } from '../../../../src/elements/trace/trace-sessions.js';
import { rowIds, rowTooltip } from '../../../../src/elements/trace/trace-ids.js';
import { waterfallScale } from '../../../../src/elements/trace/waterfall.js';
import { sampleEntry } from '../../../support/sample-trace.js';
import { soak } from '../../../support/soak.js';

const rows = (ids: readonly string[]): readonly TraceEntry[] =>
  ids.map((id) => sampleEntry(id, 'a.tool', { sessionId: `s-${id[0]}` }));
const words = (layout: TraceLayout): readonly string[] =>
  layout.items(0, layout.count).map((item) => (item.kind === 'head' ? `[${item.session.id}]` : item.entry.id));

describe('the layout of a trace', () => {
  it('puts each session under its head, the newest first', () => {
    const layout = new TraceLayout(traceSessions([rows(['a1', 'a2', 'b1']), rows(['a3', 'b2'])]));
    assert.deepEqual(words(layout), ['[s-b]', 'b1', 'b2', '[s-a]', 'a1', 'a2', 'a3']);
    assert.deepEqual(layout.heads, [0, 3]);
    assert.deepEqual([layout.indexOf('b1'), layout.indexOf('a3'), layout.indexOf('gone')], [1, 6, undefined]);
  });

  it('gives a single session no head', () => {
    const layout = new TraceLayout(traceSessions([rows(['a1', 'a2'])]));
    assert.deepEqual(words(layout), ['a1', 'a2']);
    assert.deepEqual(layout.heads, []);
  });

  it('finds the next row in a direction over heads, and none beyond the ends', () => {
    const layout = new TraceLayout(traceSessions([rows(['a1', 'b1'])]));
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
    assert.deepEqual(waterfallScale([done], 9_000), { start: 100, end: 150 });
    const { durationMs: _, ...open } = done[0]!;
    assert.deepEqual(waterfallScale([[open]], 9_000), { start: 100, end: 9_000 });
  });
});

describe('a trace in pages', () => {
  it('shows the same, whatever pages its rows stand in', () => {
    const ids = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 });
    fc.assert(
      fc.property(ids, fc.array(fc.nat(40), { maxLength: 6 }), (names, cuts) => {
        const list = rows(names.map((name, index) => `${name}${index}`));
        const edges = [0, ...cuts.map((cut) => Math.min(cut, list.length)).sort((a, b) => a - b), list.length];
        const pages = edges.slice(1).map((end, index) => list.slice(edges[index], end));
        const [whole, paged] = [[list], pages].map((given) => new TraceLayout(traceSessions(given)));
        assert.deepEqual(words(paged!), words(whole!));
        assert.deepEqual(paged!.heads, whole!.heads);
        for (const { id } of list) assert.equal(paged!.indexOf(id), whole!.indexOf(id));
      }),
      soak(300),
    );
  });

  it('is filtered page by page, and a page that stayed is not read again', () => {
    let read = 0;
    const watched = new Proxy(rows(['a1', 'b1']) as TraceEntry[], {
      get: (target, key, receiver) => {
        if (key === 'filter') read += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    const filter = { text: 'b1' };
    const filterPages = createPageFilter();
    assert.deepEqual(
      filterPages([watched], filter, 'en')
        .flat()
        .map(({ id }) => id),
      ['b1'],
    );
    assert.deepEqual(
      filterPages([watched, rows(['b2', 'b12'])], filter, 'en')
        .flat()
        .map(({ id }) => id),
      ['b1', 'b12'],
    );
    assert.equal(read, 1);
    assert.equal(filterPages([watched], { text: 'a1' }, 'en').flat().length, 1);
    assert.equal(read, 2);
  });
});
