import { serveCells } from './serve-cells.js';
import type { ToWorker } from './cell-messages.js';

/** The part of a dedicated worker's scope that is used here. */
interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
  fetch?: typeof fetch;
}

const scope = globalThis as unknown as WorkerScope;
const post = scope.postMessage.bind(scope);
const fetchOnce = scope.fetch!.bind(scope);

serveCells({
  send: (message) => post(message),
  listen: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
  async read(address) {
    const response = await fetchOnce(address);
    if (!response.ok) throw new Error(`its binary answers ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    closeDoors();
    return bytes;
  },
});

/** A second wall: were the engine ever left, there is no network, storage or further worker behind it. */
function closeDoors(): void {
  for (const name of [
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'EventSource',
    'WebTransport',
    'importScripts',
    'Worker',
    'SharedWorker',
    'indexedDB',
    'caches',
    'BroadcastChannel',
    'navigator',
  ]) {
    try {
      Object.defineProperty(globalThis, name, { value: undefined, configurable: false, writable: false });
    } catch {
      // A browser that pins one of these has it on a prototype; the engine gives no way to it either.
    }
  }
}
