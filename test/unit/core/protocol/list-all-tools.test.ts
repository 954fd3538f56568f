import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listAllTools, type ToolLister } from '../../../../src/core/protocol/list-all-tools.js';
import type { ToolListResult } from '../../../../src/core/protocol/definition.js';
import { ANYTHING, createRegistry } from '../registry/registry-fixture.js';

const tool = (name: string): { name: string; inputSchema: object } => ({ name, inputSchema: {} });

function pages(...results: readonly unknown[]): ToolLister & { readonly cursors: unknown[] } {
  const cursors: unknown[] = [];
  return {
    cursors,
    listTools(request) {
      cursors.push(request?.params?.cursor);
      return results[Math.min(cursors.length, results.length) - 1] as ToolListResult;
    },
  };
}

describe('listAllTools', () => {
  it('reads our own registry to its end', () => {
    const registry = createRegistry({ toolListPageSize: 7 });
    for (let index = 0; index < 50; index++) registry.register({ ...ANYTHING, name: `t${index}` }, () => 1);
    assert.deepEqual(listAllTools(registry), registry.listTools().tools);
  });

  it('follows an empty cursor like any other', () => {
    const lister = pages({ tools: [tool('a')], nextCursor: '' }, { tools: [tool('b')] });
    assert.deepEqual(
      listAllTools(lister).map(({ name }) => name),
      ['a', 'b'],
    );
    assert.deepEqual(lister.cursors, [undefined, '']);
  });

  it('stops at a repeated cursor, a bad page and the page limit', () => {
    const endless: ToolLister = {
      listTools: ({ params } = { method: 'tools/list' }) => ({ tools: [], nextCursor: `${params?.cursor ?? ''}x` }),
    };
    assert.throws(() => listAllTools(pages({ tools: [], nextCursor: 'same' })), { code: 'TOOL_LIST_CURSOR_REPEATED' });
    assert.throws(() => listAllTools(pages({ tools: [{ name: 'bad' }] })), { code: 'TOOL_LIST_RESULT_INVALID' });
    assert.throws(() => listAllTools(endless, { maxPages: 3 }), { code: 'TOOL_LIST_PAGE_LIMIT' });
    assert.throws(() => listAllTools(endless), { code: 'TOOL_LIST_PAGE_LIMIT', details: { maxPages: 1000 } });
    assert.deepEqual(listAllTools(pages({ tools: [] }), { maxPages: 1 }), []);
    assert.deepEqual(listAllTools(pages({ tools: [] }), { maxPages: Infinity }), []);
    for (const maxPages of [0, -1, 1.5, Number.NaN]) {
      assert.throws(() => listAllTools(pages({ tools: [] }), { maxPages }), RangeError);
    }
  });
});
