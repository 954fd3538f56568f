import type { Sandbox } from '../../core/code-mode/sandbox-port.js';
import type { WorkerLink } from './worker-link.js';
import { createWorkerSandbox, START_MS } from './worker-sandbox.js';

export interface BrowserSandboxOptions {
  /** Address of the worker's script, same-origin; a page policy needs only `worker-src 'self'` for it. */
  readonly workerUrl: string | URL;
  /** Address of the engine's binary, readable by the worker. */
  readonly wasmUrl: string | URL;
  /** Makes the worker, for pages under Trusted Types or with a worker of their own making. */
  readonly createWorker?: (url: string) => Worker;
  /** Programs that run at once, 1 to 64; 2 unless given. */
  readonly slots?: number;
  /** Milliseconds that a worker may take to start before a program ends as `runtime_unavailable`; 3,000 unless given. */
  readonly startMs?: number;
  /** Milliseconds that a slot rests after its worker had to be killed, while Chromium burns a core; 2,500 unless given. */
  readonly restMs?: number;
}

/** Milliseconds that Chromium burns a core after a computing worker was killed. */
const REST_MS = 2500;

const ADVICE =
  "a worker could not start. Allow it by the directive worker-src 'self' of the page's Content-Security-Policy " +
  "(a blob: worker needs worker-src blob: and script-src 'wasm-unsafe-eval'; under Trusted Types give createWorker)";

/** Programs in dedicated workers. Worker and engine are fetched with the first program; never run in the page itself. */
export function createBrowserSandbox({
  workerUrl,
  wasmUrl,
  createWorker,
  slots,
  startMs = START_MS,
  restMs = REST_MS,
}: BrowserSandboxOptions): Sandbox {
  const base = typeof document === 'undefined' ? undefined : document.baseURI;
  const worker = new URL(workerUrl, base).href;
  const make = createWorker ?? ((url: string) => new Worker(url, { type: 'module', name: 'jig-code-mode' }));
  return createWorkerSandbox(
    { open: () => open(make, worker), wasm: new URL(wasmUrl, base).href, restMs, startMs },
    slots,
  );
}

function open(make: (url: string) => Worker, url: string): WorkerLink {
  let worker: Worker;
  try {
    worker = make(url);
  } catch {
    throw new Error(ADVICE);
  }
  return {
    send: (message) => worker.postMessage(message),
    listen(onMessage, fail) {
      worker.addEventListener('message', ({ data }) => onMessage(data));
      worker.addEventListener('messageerror', () => onMessage(undefined));
      worker.addEventListener('error', () => fail(ADVICE));
    },
    terminate: () => worker.terminate(),
  };
}
