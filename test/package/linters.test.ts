import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { CACHE, ROOT } from '../../scripts/build/places.mjs';
import { ensurePackageIsBuilt } from '../support/package/built.js';
import { packInto } from '../support/package/tarball.js';

const run = promisify(execFile);

describe('the package as its linters see it', () => {
  before(ensurePackageIsBuilt);

  it('has nothing that publint warns about', async () => {
    const { messages, pkg } = await publint({ pkgDir: ROOT, level: 'suggestion', strict: true });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg, { color: false })),
      [],
    );
  });

  it('has types that every resolver of ES modules finds, and that are right', async () => {
    mkdirSync(CACHE, { recursive: true });
    const folder = mkdtempSync(join(CACHE, 'attw-'));
    try {
      const tarball = await packInto(folder);
      const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
      await run(process.execPath, [attw, tarball, '--profile', 'esm-only', '--no-color', '--no-emoji'], { cwd: ROOT });
    } catch (error) {
      assert.fail((error as { stdout?: string }).stdout ?? String(error));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
