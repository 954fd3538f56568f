import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { SANDBOX_CONTRACT } from '../../../support/code-mode/sandbox-contract.js';
import { createTestSandbox } from '../../../support/code-mode/node-test-sandbox.js';
import { warm } from '../../../support/code-mode/sandbox-fixture.js';
import { createLeakySandbox } from '../../../support/code-mode/leaky-sandbox.js';

describe('the sandbox of Node', () => {
  const sandbox = createTestSandbox();
  before(() => warm(sandbox));
  after(() => sandbox.dispose());

  for (const { name, run } of SANDBOX_CONTRACT) it(name, () => run(sandbox));

  it('ends as runtime_unavailable when the engine is another one', async () => {
    const other = createTestSandbox({ wasmPath: new URL(import.meta.url).pathname });
    const { runProgram } = await import('../../../support/code-mode/sandbox-fixture.js');
    const { outcome } = await runProgram(other, 'text(1)');
    assert.equal(outcome.kind, 'runtime_unavailable');
    assert.match(outcome.message ?? '', /not the one that this version was made for/);
    await other.dispose();
  });
});

describe('the contract of a sandbox', () => {
  it('is failed by a runtime that leaks', async () => {
    const failed: string[] = [];
    for (const { name, run } of SANDBOX_CONTRACT) {
      await run(createLeakySandbox()).catch(() => failed.push(name));
    }
    for (const name of [
      'there is no way out but the tools',
      'a global of a cell is not there in the next',
      'clock, time zone and chance are those that the broker supplies',
      'tools has no inherited member, is not thenable and cannot be assigned to',
      'a flood of calls is refused inside and counted',
    ]) {
      assert.ok(failed.includes(name), name);
    }
  });
});
