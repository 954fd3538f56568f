import { startEngineCell, type EngineCell } from './cell-engine.js';
import type { FromWorker, ToWorker } from './cell-messages.js';
import { compileEngine } from './engine-binary.js';

/** The worker's end of its channel. */
export interface WorkerPort {
  send(message: FromWorker): void;
  listen(listener: (message: ToWorker) => void): void;
  /** The bytes of the engine at the address that the host gave. */
  read(address: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** The whole work of a worker: loads the engine, then runs one cell after the other. */
export function serveCells(port: WorkerPort): void {
  let engine: WebAssembly.Module | undefined;
  let running: { readonly cell: number; readonly program: Promise<EngineCell | undefined> } | undefined;

  const load = async (address: string): Promise<void> => {
    try {
      engine = await compileEngine(await port.read(address));
      port.send({ kind: 'ready' });
    } catch (error) {
      port.send({ kind: 'unavailable', reason: error instanceof Error ? error.message : 'it could not be loaded' });
    }
  };

  const start = (message: Extract<ToWorker, { kind: 'start' }>): void => {
    const { cell, source, tools, limits } = message;
    const wanted = (): boolean => running?.cell === cell;
    const say = (said: FromWorker): void => {
      if (wanted()) port.send(said);
    };
    const program = startEngineCell(engine!, source, tools, limits, {
      wanted,
      text: (text) => say({ kind: 'text', cell, text }),
      call: (id, tool, argumentsText) => say({ kind: 'call', cell, id, tool, argumentsText }),
      ended(outcome) {
        say({ kind: 'ended', cell, outcome });
        if (wanted()) running = undefined;
      },
    }).catch(() => {
      // The instance could not even be made; its own words would tell of the engine.
      say({
        kind: 'ended',
        cell,
        outcome: { kind: 'memory_limit', guestCpuMs: 0, refusedCalls: 0, unhandledRejections: 0 },
      });
      if (wanted()) running = undefined;
      return undefined;
    });
    running = { cell, program };
  };

  port.listen((message) => {
    switch (message.kind) {
      case 'load':
        return void load(message.wasm);
      case 'start':
        return start(message);
      case 'answer': {
        if (running?.cell !== message.cell) return;
        const { id, ok, json } = message;
        return void running.program.then((program) => program?.answer(id, ok, json));
      }
      case 'stop': {
        if (running?.cell === message.cell) running = undefined;
        return port.send({ kind: 'stopped', cell: message.cell });
      }
    }
  });
}
