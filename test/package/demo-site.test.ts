import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { DIST_DEMO } from '../../scripts/build/places.mjs';
import { checkSite } from '../../scripts/links/check-site.mjs';
import { ensureDemoIsBuilt } from '../support/package/built.js';

describe('the built demo', () => {
  before(ensureDemoIsBuilt);

  it('names only files that are there, by paths that hold under any base path', () => {
    const { pages, reached, problems } = checkSite(DIST_DEMO);
    assert.deepEqual(problems, []);
    assert.ok(pages.includes('index.html'));
    assert.ok(reached.some((name) => name.endsWith('.css')));
    assert.ok(reached.filter((name) => name.endsWith('.js')).length > 2, reached.join('\n'));
  });
});
