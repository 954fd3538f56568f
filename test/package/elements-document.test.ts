import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/build/places.mjs';
import { elementsDocument } from '../../scripts/docs/elements-document.mjs';

describe('docs/elements.md', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
  const committed = readFileSync(join(ROOT, 'docs/elements.md'), 'utf8');

  it('says what the manifest says (`npm run manifest` writes both)', async () => {
    assert.equal(committed, await elementsDocument(manifest));
  });

  it('describes each element with its parts, and has no empty cell where a name belongs', () => {
    assert.match(committed, /^## `<jig-studio>`$/m);
    assert.match(committed, /`preview-frame-url`/);
    assert.doesNotMatch(committed, /^\| `undefined`/m);
    assert.doesNotMatch(committed, /^\| *\|/m);
  });
});
