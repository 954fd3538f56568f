import { createBrowserSandbox } from '../../../../src/adapters/sandbox/browser-sandbox.js';
import { CODE_MODE_CASES } from '../../../support/code-mode/code-mode-cases.js';

const workerUrl = new URL('../../../../src/adapters/sandbox/_browser-worker.ts', import.meta.url);
const wasmUrl = '/node_modules/quickjs-wasi/quickjs.wasm';

describe('Code Mode in a page', () => {
  const sandbox = createBrowserSandbox({ workerUrl, wasmUrl });
  after(() => sandbox.dispose());

  for (const { name, run } of CODE_MODE_CASES) it(name, () => run(sandbox));
});
