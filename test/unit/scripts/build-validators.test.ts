import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';

const GENERATED = 'src/adapters/validator/builtin-checks.generated.js';

describe('the compiled checks of the built-in tools', () => {
  it('are the ones that the present schemas compile to', async () => {
    await promisify(execFile)(process.execPath, ['scripts/build-validators.mjs', '--check']);
  });

  it('need no other module and generate no code', () => {
    assert.doesNotMatch(readFileSync(GENERATED, 'utf8'), /\brequire\s*\(|\beval\s*\(|\bnew Function\b/);
  });
});
