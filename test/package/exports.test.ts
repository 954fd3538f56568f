import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { packageExports } from '../../scripts/build/package-exports.mjs';
import { ROOT } from '../../scripts/build/places.mjs';
import { ensurePackageIsBuilt } from '../support/package/built.js';

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly exports: Record<string, string | Record<string, string>>;
  readonly files: readonly string[];
};

describe('the exports of package.json', () => {
  before(ensurePackageIsBuilt);

  it('name every entry point that is there, and no other (`npm run exports` writes them)', () => {
    assert.deepEqual(manifest.exports, packageExports());
  });

  it('lead to files that are built and packed', () => {
    for (const [specifier, target] of Object.entries(manifest.exports)) {
      const targets = typeof target === 'string' ? [target] : Object.values(target);
      for (const file of targets.map((name) => name.replace(/\*$/, ''))) {
        assert.ok(existsSync(join(ROOT, file)), `${specifier}: ${file}`);
        assert.ok(
          [...manifest.files, 'package.json'].some((packed) => file.startsWith(`./${packed}`)),
          file,
        );
      }
    }
  });

  it('put the types first, where a resolver reads them before the code', () => {
    for (const [specifier, target] of Object.entries(manifest.exports)) {
      if (typeof target === 'object') assert.equal(Object.keys(target)[0], 'types', specifier);
    }
  });
});
