import { after, before, describe, it } from 'node:test';
import { CODE_MODE_CASES } from '../../../support/code-mode/code-mode-cases.js';
import { createTestSandbox } from '../../../support/code-mode/node-test-sandbox.js';
import { warm } from '../../../support/code-mode/sandbox-fixture.js';

describe('Code Mode in Node', () => {
  const sandbox = createTestSandbox();
  before(() => warm(sandbox));
  after(() => sandbox.dispose());

  for (const { name, run } of CODE_MODE_CASES) it(name, () => run(sandbox));
});
