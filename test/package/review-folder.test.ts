// The example as a reader runs it, against the built package.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/build/places.mjs';
import { ensurePackageIsBuilt } from '../support/package/built.js';

const run = promisify(execFile);

describe('examples/review-folder', () => {
  let folder: string;
  const review = (...args: readonly string[]) =>
    run(process.execPath, [join(ROOT, 'examples/review-folder/review.mjs'), ...args], { timeout: 60_000 });

  before(async () => {
    await ensurePackageIsBuilt();
    folder = await mkdtemp(join(tmpdir(), 'review-folder-'));
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/long.js'), `// ${'x'.repeat(130)}\n`);
    await writeFile(join(folder, 'fine.md'), '# Fine\n');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('prints what its program emits, and nothing of the files besides', async () => {
    const { stdout } = await review(folder);
    assert.match(stdout, /2 of 2 files read/);
    assert.match(stdout, /src\/long\.js: 2 lines, 1 longer than 120 characters/);
    assert.doesNotMatch(stdout, /xxxx|fine\.md/);
    assert.match(stdout, /3 calls of tools in one program/);
  });

  it('runs a program of one’s own, which reaches no other file', async () => {
    const program = join(folder, 'program.txt');
    await writeFile(program, "const r = await tools.folder_readFile({ path: '../secret' }); text(r.error.code)");
    assert.match((await review(folder, program)).stdout, /^FILE_NOT_FOUND$/m);
  });

  it('ends with a code and a failure when the program fails', async () => {
    const program = join(folder, 'broken.txt');
    await writeFile(program, 'let = ;');
    await assert.rejects(review(folder, program), ({ stderr }: { stderr: string }) =>
      stderr.startsWith('CODE_MODE_SYNTAX_ERROR'),
    );
  });
});
