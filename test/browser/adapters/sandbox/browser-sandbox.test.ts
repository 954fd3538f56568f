import { expect } from '@open-wc/testing';
import { createBrowserSandbox } from '../../../../src/adapters/sandbox/browser-sandbox.js';
import { createPageTestSandbox, PAGE_SANDBOX } from '../../../support/code-mode/page-test-sandbox.js';
import { SANDBOX_CONTRACT } from '../../../support/code-mode/sandbox-contract.js';
import { runProgram, warm } from '../../../support/code-mode/sandbox-fixture.js';

const { wasmUrl } = PAGE_SANDBOX;

describe('the sandbox of a page', () => {
  const sandbox = createPageTestSandbox();
  before(() => warm(sandbox));
  after(() => sandbox.dispose());

  for (const { name, run } of SANDBOX_CONTRACT) it(name, () => run(sandbox));

  it('keeps the page awake while a program computes', async () => {
    // A page that sleeps meanwhile has one turn at most.
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const { outcome } = await runProgram(sandbox, 'for (;;);', { limits: { timeoutMs: 600 } });
    clearInterval(timer);
    expect(outcome.kind).to.equal('timeout');
    expect(turns).to.be.above(6);
  });

  it('ends as runtime_unavailable within 3 s and names the directive when no worker can start', async () => {
    const blocked = createBrowserSandbox({
      workerUrl: 'worker-that-is-not-there.js',
      wasmUrl,
      createWorker: () => {
        throw new TypeError('This document requires TrustedScriptURL');
      },
    });
    const before = performance.now();
    const { outcome, calls } = await runProgram(blocked, 'await tools.echo({})');
    expect(outcome.kind).to.equal('runtime_unavailable');
    expect(outcome.message).to.include("worker-src 'self'");
    expect(calls).to.have.length(0);
    expect(performance.now() - before).to.be.below(3000);
    const missing = createBrowserSandbox({ workerUrl: 'worker-that-is-not-there.js', wasmUrl });
    expect((await runProgram(missing, 'text(1)')).outcome.kind).to.equal('runtime_unavailable');
  });
});
