import { createBrowserSandbox, type BrowserSandboxOptions } from '../../../src/adapters/sandbox/browser-sandbox.js';
import type { Sandbox } from '../../../src/core/code-mode/sandbox-port.js';

/** Where the test server has the worker's source and the engine. */
export const PAGE_SANDBOX = {
  workerUrl: new URL('../../../src/adapters/sandbox/_browser-worker.ts', import.meta.url),
  wasmUrl: '/node_modules/quickjs-wasi/quickjs.wasm',
};

/** The sandbox of a page from source. How soon a worker starts beside other tests is no part of what they say. */
export function createPageTestSandbox(options: Partial<BrowserSandboxOptions> = {}): Sandbox {
  return createBrowserSandbox({ ...PAGE_SANDBOX, startMs: 20_000, restMs: 100, ...options });
}
