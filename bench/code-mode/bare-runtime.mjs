// The same engine without bounds, receipts or checks: a worker that evaluates each program in a fresh instance, and a host
// that answers its calls by the same tools.
import { Worker } from 'node:worker_threads';

/** @param call answers `(name, arguments)` of the program, as the host's own tools do */
export function createBareRuntime(call = async (_name, args) => args) {
  const worker = new Worker(new URL('./bare-worker.mjs', import.meta.url));
  let done = () => undefined;
  worker.on('message', async (message) => {
    if (message.kind === 'ended') return done();
    if (message.kind === 'text') return;
    const result = await call(message.name, JSON.parse(message.json));
    worker.postMessage({ kind: 'answer', id: message.id, json: JSON.stringify(result) });
  });
  return {
    run(source) {
      const ended = new Promise((resolve) => (done = resolve));
      worker.postMessage({ kind: 'start', source });
      return ended;
    },
    close: () => worker.terminate(),
  };
}
