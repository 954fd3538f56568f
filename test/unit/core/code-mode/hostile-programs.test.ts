import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { HOSTILE_PROGRAMS } from '../../../support/code-mode/hostile-programs.js';
import { createTestSandbox } from '../../../support/code-mode/node-test-sandbox.js';
import { warm } from '../../../support/code-mode/sandbox-fixture.js';
import { runAllHostile, runHostile } from '../../../support/code-mode/run-hostile.js';

describe('hostile programs in Node', () => {
  const sandbox = createTestSandbox();
  before(() => warm(sandbox));
  after(() => sandbox.dispose());

  it('end in the right kind and in time, the next program healthy, the memory under its ceiling', async () => {
    assert.ok(HOSTILE_PROGRAMS.length >= 80, String(HOSTILE_PROGRAMS.length));
    const before = process.memoryUsage().rss;
    let most = 0;
    const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 50);
    const failures = await runAllHostile(HOSTILE_PROGRAMS, (program) => runHostile(sandbox, program));
    clearInterval(sampling);
    assert.deepEqual(failures, []);
    // Two walls of 64 MiB, as many instances on their way out, and two threads.
    assert.ok(most < 640 * 1024 * 1024, `${Math.round(most / 1024 / 1024)} MiB`);
  });
});
