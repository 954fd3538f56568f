import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { BUDGETS, TOO_HEAVY_FOR_THE_CATALOG } from '../../scripts/size/budgets.mjs';
import { weighDropIn, weighModule } from '../../scripts/size/weigh.mjs';
import { ensurePackageIsBuilt } from '../support/package/built.js';

describe('the size budgets, in bytes after gzip', () => {
  before(ensurePackageIsBuilt);

  it('hold for the catalog alone, which brings no editor, no database and no validator', async () => {
    const { bytes, packages } = await weighModule('define/catalog.js');
    console.log(`define/catalog with Lit: ${bytes} of ${BUDGETS.catalog} (${packages.join(', ')})`);
    const heavy = packages.filter((name) => TOO_HEAVY_FOR_THE_CATALOG.some((heavy) => name.split('/')[0] === heavy));
    assert.deepEqual(heavy, []);
    assert.ok(packages.includes('lit'));
    assert.ok(bytes <= BUDGETS.catalog, `${bytes} > ${BUDGETS.catalog}`);
  });

  it('hold for the drop-in script before anything is loaded later', () => {
    const { first } = weighDropIn();
    console.log(`drop-in script at first: ${first} of ${BUDGETS.dropInAtFirst}`);
    assert.ok(first <= BUDGETS.dropInAtFirst, `${first} > ${BUDGETS.dropInAtFirst}`);
  });

  it('hold for all that the drop-in script loads later, together', () => {
    const { later } = weighDropIn();
    console.log(`drop-in script, all that comes later: ${later} of ${BUDGETS.dropInLater}`);
    assert.ok(later > 0, 'nothing is loaded later');
    assert.ok(later <= BUDGETS.dropInLater, `${later} > ${BUDGETS.dropInLater}`);
  });
});
