import { CODE_MODE_CASES } from '../../../support/code-mode/code-mode-cases.js';
import { createPageTestSandbox } from '../../../support/code-mode/page-test-sandbox.js';
import { warm } from '../../../support/code-mode/sandbox-fixture.js';

describe('Code Mode in a page', () => {
  const sandbox = createPageTestSandbox();
  before(() => warm(sandbox));
  after(() => sandbox.dispose());

  for (const { name, run } of CODE_MODE_CASES) it(name, () => run(sandbox));
});
