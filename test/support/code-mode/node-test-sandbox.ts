import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { createNodeSandbox, type NodeSandboxOptions } from '../../../src/adapters/sandbox/node-sandbox.js';
import type { Sandbox } from '../../../src/core/code-mode/sandbox-port.js';

/** Tests run beside others: how soon a thread starts is no part of what they say. */
const PATIENT_START_MS = 20_000;

let workerUrl: URL | undefined;

/** The sandbox of Node from source: a thread runs no TypeScript, so its script is built once a process. */
export function createTestSandbox(options: NodeSandboxOptions = {}): Sandbox {
  workerUrl ??= buildWorker();
  return createNodeSandbox({ workerUrl, startMs: PATIENT_START_MS, ...options });
}

function buildWorker(): URL {
  const outfile = join(mkdtempSync(join(tmpdir(), 'jig-worker-')), 'node-worker.mjs');
  buildSync({
    entryPoints: [new URL('../../../src/adapters/sandbox/_node-worker.ts', import.meta.url).pathname],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    outfile,
  });
  return pathToFileURL(outfile);
}
