import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { DIST } from '../../scripts/build/places.mjs';
import { checkFolder } from '../../scripts/links/check-site.mjs';
import { ensurePackageIsBuilt } from '../support/package/built.js';

describe('the drop-in script', () => {
  before(ensurePackageIsBuilt);

  it('is self-contained: its folder can be copied anywhere, and every chunk it names lies in it', () => {
    const { reached, problems } = checkFolder(join(DIST, 'cdn'), ['jig-studio.js']);
    assert.deepEqual(problems, []);
    assert.ok(reached.some((name) => name.startsWith('chunks/')));
  });
});
