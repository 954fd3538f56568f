/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { ToWorker } from './cell-messages.js';
import { serveCells } from './serve-cells.js';

const port = parentPort!;

serveCells({
  send: (message) => port.postMessage(message),
  listen: (listener) => void port.on('message', (message: ToWorker) => listener(message)),
  read: async (address) => new Uint8Array(await readFile(address)),
});
