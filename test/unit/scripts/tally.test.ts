import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CACHE, ROOT } from '../../../scripts/build/places.mjs';
import { BACKGROUND, runNode } from '../../../scripts/test/child.mjs';
import { failuresIn, longestIn } from '../../../scripts/test/report.mjs';
import { readTally, tallyLine } from '../../../scripts/test/tally.mjs';

describe('the tally line', () => {
  it('names skipped tests only when there are any', () => {
    assert.equal(tallyLine({ passed: 3, failed: 0, skipped: 0 }), '3 passed, 0 failed');
    assert.equal(tallyLine({ passed: 3, failed: 1, skipped: 2 }), '3 passed, 1 failed, 2 skipped');
  });

  it('is read from the end of an output, and only as a line of its own', () => {
    const output = '9 passed, 9 failed\nsaid 7 passed, 7 failed\n2 passed, 1 failed, 4 skipped\n';
    assert.deepEqual(readTally(output), { passed: 2, failed: 1, skipped: 4 });
    assert.equal(readTally('nothing of the kind'), undefined);
  });
});

describe('the reporter for the test runner of Node', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'jig-reporter-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const tallyOf = async (program: string) => {
    const file = join(folder, 'a.test.mjs');
    writeFileSync(file, `import { before, describe, it } from 'node:test';\n${program}`);
    const reporter = join(ROOT, 'scripts/test/node-reporter.mjs');
    // A test runner that finds itself inside another reports to that one.
    const env = { NODE_TEST_CONTEXT: undefined };
    const { code, output } = await runNode(['--test', `--test-reporter=${reporter}`, file], { timeoutMs: 30_000, env });
    return { code, output, tally: readTally(output) };
  };

  it('counts tests, not the suites around them', async () => {
    const { code, tally } = await tallyOf(`
      describe('a', () => { describe('b', () => { it('x', () => {}); it('y', () => {}); }); it.skip('z', () => {}); });`);
    assert.deepEqual(tally, { passed: 2, failed: 0, skipped: 1 });
    assert.equal(code, 0);
  });

  it('shows a failure with its name and its stack, and counts it once', async () => {
    const { code, tally, output } = await tallyOf(`
      describe('a', () => { it('breaks', () => { throw new Error('the reason'); }); it('y', () => {}); });`);
    assert.deepEqual(tally, { passed: 1, failed: 1, skipped: 0 });
    assert.match(output, /FAILED breaks[^]*the reason[^]*a\.test\.mjs/);
    assert.match(output, /^FAILED FILE .*a\.test\.mjs: 1$/m);
    assert.equal(code, 1);
  });

  it('shows each failure so that npm test finds it whole, and says which file took long', async () => {
    const { output } = await tallyOf(`
      it('is one', () => { console.log('a word'); throw new Error('two\\n\\nparagraphs'); });
      it('is fine', () => {});
      it('is another', () => { throw new Error('brief'); });`);
    const failures = failuresIn(output);
    assert.equal(failures.length, 2);
    assert.match(failures[0]!, /^FAILED is one [^]*two[^]*paragraphs[^]*a\.test\.mjs/);
    assert.match(failures[1]!, /^FAILED is another [^]*brief/);
    assert.match(longestIn(output) ?? '', /^Longest: .*a\.test\.mjs \d+\.\d s$/);
  });

  it('counts a file that does not load as a failure', async () => {
    const { code, tally } = await tallyOf(`import './gone.mjs';`);
    assert.deepEqual(tally, { passed: 0, failed: 1, skipped: 0 });
    assert.equal(code, 1);
  });

  it('counts what fails after its test has ended', async () => {
    const { code, tally, output } = await tallyOf(`
      it('x', () => { setTimeout(() => { throw new Error('too late'); }, 20); });
      it('y', () => new Promise((resolve) => setTimeout(resolve, 100)));`);
    assert.equal(tally?.failed, 1);
    assert.match(output, /too late/);
    assert.equal(code, 1);
  });
});

describe('a run of test files', () => {
  it('shows failures at their place in the source, and leaves no bundle behind', async () => {
    const program = 'it("breaks", (): void => {\n  throw new Error(`${process.ppid} ${import.meta.url}`);\n});\n';
    await withTestFile(`import { it } from 'node:test';\n${program}`, async (file) => {
      const { code, output } = await runFile(file, ['--enable-source-maps'], ['--concurrency=1']);
      assert.equal(code, 1, output);
      assert.equal(readTally(output)?.failed, 1);
      const [failure] = failuresIn(output);
      assert.ok(failure?.startsWith(`FAILED breaks (${file}:2)\n`), output);
      assert.ok(failure.includes(pathToFileURL(join(ROOT, file)).href), 'its own address is that of the source');
      assert.match(failure, /a\.test\.ts:3:/);
      const [, runner] = /Error: (\d+) file:/.exec(failure)!;
      assert.equal(existsSync(join(CACHE, 'tests', runner!)), false);
    });
  });

  it('names a file that never ends after its limit, and goes on without it', async () => {
    const program = `import { spawn } from 'node:child_process';
      import { it } from 'node:test';
      it('leaves a program behind', () => void spawn('sleep', ['30'], { stdio: 'inherit' }));`;
    await withTestFile(program, async (file) => {
      const { code, output } = await runFile(file, [], ['--limit-s=3']);
      assert.equal(code, 1, output);
      assert.equal(readTally(output)?.failed, 1);
      assert.match(output, new RegExp(`^FAILED FILE ${file}: 1$`, 'm'));
      assert.doesNotMatch(output, /Stopped after its limit/);
    });
  });
});

describe('a step of npm test', () => {
  const endless = 'setInterval(() => undefined, 1000)';

  it('is stopped at its time limit, with every process that it started', async () => {
    const program = `
      const child = require('node:child_process').spawn(process.execPath, ['-e', '${endless}'], { stdio: 'inherit' });
      console.log(child.pid);
      ${endless};`;
    const { code, output } = await runNode(['-e', program], { timeoutMs: 1500 });
    assert.notEqual(code, 0);
    assert.match(output, /Stopped after its limit of 1\.5 s/);
    await assertGone(Number(output.split('\n')[0]));
  });

  it('gives way to all that runs beside it, when it is one that nothing waits for', async () => {
    const program = `console.log(require('node:os').getPriority())`;
    const { output } = await runNode(['-e', program], { timeoutMs: 30_000, background: true });
    assert.equal(Number(output), BACKGROUND);
  });

  it('ends, although a process that it left behind holds its output open', async () => {
    const program = `
      const child = require('node:child_process').spawn(process.execPath, ['-e', '${endless}'], { stdio: 'inherit' });
      child.unref();
      console.log(child.pid);`;
    const { code, output } = await runNode(['-e', program], { timeoutMs: 30_000 });
    assert.equal(code, 0);
    await assertGone(Number(output));
  });
});

/** Asserts that there is no such process, or that only its parent's note of its end is left. */
async function assertGone(pid: number): Promise<void> {
  assert.ok(pid > 0);
  for (let tries = 0; tries < 50; tries++) {
    if (!isRunning(pid)) return;
    await delay(50);
  }
  assert.fail(`process ${pid} is still running`);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}

/** A test file of its own, below the root as every other. */
async function withTestFile(program: string, use: (file: string) => Promise<void>): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'test-file-'));
  try {
    writeFileSync(join(folder, 'a.test.ts'), program);
    await use(relative(ROOT, join(folder, 'a.test.ts')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runFile(file: string, nodeOptions: readonly string[], options: readonly string[]) {
  const args = [...nodeOptions, 'scripts/test/node-tests.mjs', ...options, file];
  return runNode(args, { timeoutMs: 30_000, env: { NODE_TEST_CONTEXT: undefined } });
}
