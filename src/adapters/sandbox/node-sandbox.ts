/// <reference types="node" />
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Sandbox } from '../../core/code-mode/sandbox-port.js';
import type { WorkerLink } from './worker-link.js';
import { createWorkerSandbox, START_MS } from './worker-sandbox.js';

export interface NodeSandboxOptions {
  /** Programs that run at once, 1 to 64; 2 unless given. */
  readonly slots?: number;
  /** File of the engine's binary; that of the installed package unless given. */
  readonly wasmPath?: string;
  /** The thread's script; the one beside this module unless given. */
  readonly workerUrl?: URL;
  /** Milliseconds that a thread may take to start before a program ends as `runtime_unavailable`; 3,000 unless given. */
  readonly startMs?: number;
}

/** Programs in threads of this process. Threads start with the first program and keep no idle process alive. */
export function createNodeSandbox({
  slots,
  wasmPath,
  workerUrl,
  startMs = START_MS,
}: NodeSandboxOptions = {}): Sandbox {
  const wasm = wasmPath ?? createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm');
  const script = workerUrl ?? new URL('./_node-worker.js', import.meta.url);
  return createWorkerSandbox({ open: () => openThread(script), wasm, restMs: 0, startMs }, slots);
}

function openThread(script: URL): WorkerLink {
  const worker = new Worker(script, { env: {}, stdin: false });
  worker.unref();
  return {
    send: (message) => worker.postMessage(message),
    listen(onMessage, fail) {
      worker.on('message', onMessage);
      worker.on('messageerror', () => onMessage(undefined));
      worker.on('error', () => fail('its thread failed'));
      worker.on('exit', () => fail('its thread ended'));
    },
    terminate: () => void worker.terminate(),
    keepAlive: (busy) => (busy ? worker.ref() : worker.unref()),
  };
}
