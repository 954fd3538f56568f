import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ToolDefinition } from '../../../../src/core/protocol/definition.js';
import { countScopes, createToolSearch, toolsInScope } from '../../../../src/elements/catalog/catalog-search.js';
import { holdsWords, searchWords } from '../../../../src/elements/catalog/tool-scope.js';
import { soak } from '../../../support/soak.js';

const tool = (name: string): ToolDefinition => ({ name, inputSchema: { type: 'object' } });
const TOOLS = ['workspace.ab', 'workspace.abc', 'preview.bc', 'shop.cab', 'shop.b'].map(tool);

describe('the search of a catalog', () => {
  it('finds after any sequence of searches what a search from the beginning finds', () => {
    const searches = fc.array(fc.stringMatching(/^[abc ]{0,5}$/), { maxLength: 8 });
    fc.assert(
      fc.property(searches, (typed) => {
        const find = createToolSearch();
        for (const search of typed) {
          const words = searchWords(search);
          assert.deepEqual(
            find(TOOLS, search),
            TOOLS.filter((one) => holdsWords(one, words)),
          );
        }
      }),
      soak(200),
    );
  });

  it('looks only at what was found before while words are typed on, and at all again when the list is another', () => {
    const many = Array.from({ length: 5000 }, (_, index) => tool(`shelf.${index}`));
    const find = createToolSearch();
    const found = find(many, 'shelf.499');
    assert.equal(found.length, 11);
    let looked = 0;
    const watched = new Proxy(many, {
      get: (target, key, receiver) => {
        if (key === 'filter') looked += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    const again = createToolSearch();
    again(watched, 'shelf.4');
    assert.equal(again(watched, 'shelf.499').length, 11);
    assert.equal(looked, 1);
    assert.equal(again(watched, 'shelf.5').length, 111);
    assert.equal(looked, 2);
    assert.deepEqual(
      find([...many, tool('shelf.4999x')], 'shelf.4999').map(({ name }) => name),
      ['shelf.4999', 'shelf.4999x'],
    );
  });

  it('counts those of a list by scope', () => {
    const found = createToolSearch()(TOOLS, 'bc');
    assert.deepEqual(
      [...countScopes(TOOLS, found)],
      [
        ['all', { all: 5, found: 2 }],
        ['read', { all: 0, found: 0 }],
        ['workspace', { all: 2, found: 1 }],
        ['preview', { all: 1, found: 1 }],
      ],
    );
    assert.equal(toolsInScope(found, 'all'), found);
    assert.deepEqual(toolsInScope(found, 'preview'), [TOOLS[2]]);
  });
});
