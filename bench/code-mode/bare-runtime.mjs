// The same engine without bounds, receipts or checks: a worker that evaluates each program in a fresh instance.
import { Worker } from 'node:worker_threads';

export function createBareRuntime() {
  const worker = new Worker(new URL('./bare-worker.mjs', import.meta.url));
  let done = () => undefined;
  worker.on('message', (message) => {
    if (message.kind === 'ended') return done();
    if (message.kind === 'text') return;
    // The tool of the bench: it answers what it was given.
    worker.postMessage({ kind: 'answer', id: message.id, json: message.json });
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
