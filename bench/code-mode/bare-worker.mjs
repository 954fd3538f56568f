import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { EvalFlags, QuickJS } from 'quickjs-wasi';

const PENDING = 0;
const PRELUDE = `(function (emit, call) {
  const pending = new Map();
  globalThis.text = (value) => emit(typeof value === 'string' ? value : JSON.stringify(value));
  globalThis.tools = { bench_echo: (args) => new Promise((resolve) => pending.set(call('bench.echo', JSON.stringify(args)), resolve)) };
  return (id, json) => { const resolve = pending.get(id); pending.delete(id); resolve(JSON.parse(json)); };
})`;

const engine = await WebAssembly.compile(
  readFileSync(createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm')),
);
let program;

parentPort.on('message', async (message) => {
  if (message.kind === 'start') program = await start(message.source);
  else program.answer(message.id, message.json);
});

async function start(source) {
  const vm = await QuickJS.create({ wasm: engine, memoryLimit: 48 * 1024 * 1024, maxStackSize: 65_536 });
  let calls = 0;
  const emit = vm.newFunction('emit', (value) => {
    parentPort.postMessage({ kind: 'text', text: value.toString() });
    return vm.undefined;
  });
  const call = vm.newFunction('call', (name, json) => {
    parentPort.postMessage({ kind: 'call', id: ++calls, name: name.toString(), json: json.toString() });
    return vm.newNumber(calls);
  });
  const settle = vm.callFunction(vm.evalCode(PRELUDE, 'prelude.js'), vm.undefined, emit, call);
  const promise = vm.evalCode(source, 'program.js', EvalFlags.ASYNC | EvalFlags.STRICT);
  const look = () => {
    vm.executePendingJobs();
    if (promise.promiseState !== PENDING) parentPort.postMessage({ kind: 'ended' });
  };
  look();
  return {
    answer(id, json) {
      vm.callFunction(settle, vm.undefined, vm.newNumber(id), vm.newString(json));
      look();
    },
  };
}
