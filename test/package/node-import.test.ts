import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { packageExports } from '../../scripts/build/package-exports.mjs';
import { ROOT } from '../../scripts/build/places.mjs';
import { ensurePackageIsBuilt } from '../support/package/built.js';

const run = promisify(execFile);

/** Imports the package by an embedder's name for it, in a fresh Node process, and returns the globals it added. */
async function globalsAddedBy(specifier: string, preparation = ''): Promise<readonly string[]> {
  const program = `
    ${preparation}
    const before = new Set(Reflect.ownKeys(globalThis));
    await import(${JSON.stringify(specifier.replace(/^\./, 'jig-studio'))});
    const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
    process.stdout.write(JSON.stringify(added));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: ROOT });
  return JSON.parse(stdout) as readonly string[];
}

/** A page's globals as traps: code that so much as looks at them does not belong in core. */
const TRAPS = [
  'document',
  'window',
  'navigator',
  'location',
  'localStorage',
  'indexedDB',
  'customElements',
  'HTMLElement',
]
  .map((name) => `Object.defineProperty(globalThis, '${name}', { get() { throw new Error('core read ${name}'); } });`)
  .join('\n');

describe('importing the package in plain Node, where there is no document', () => {
  before(ensurePackageIsBuilt);

  for (const specifier of Object.keys(packageExports()).filter((name) => !/json$|\*$/.test(name))) {
    it(`works for ${specifier} and adds no global`, async () => {
      assert.deepEqual(await globalsAddedBy(specifier), []);
    });
  }

  it('works for ./core even when reading document or window throws', async () => {
    assert.deepEqual(await globalsAddedBy('./core', TRAPS), []);
  });
});
