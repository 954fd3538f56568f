import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/build/places.mjs';

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
};
const all = { ...manifest.dependencies, ...manifest.devDependencies };

describe('the dependencies', () => {
  it('are pinned to exact versions', () => {
    for (const [name, version] of Object.entries(all)) assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, name);
  });

  it('are each explained in docs/dependencies.md, one by one or as `@scope/*`', () => {
    const page = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8').replaceAll('\\', '');
    const explained = new Set(page.match(/@?[a-z][\w.-]*(\/[\w.*-]+)?/g));
    for (const name of Object.keys(all)) {
      assert.ok(explained.has(name) || explained.has(`${name.split('/')[0]}/*`), name);
    }
  });
});
