import type { CellOutcome, Sandbox } from '../../../src/core/code-mode/sandbox-port.js';

type Program = (tools: object, text: (value: unknown) => void) => Promise<unknown>;

/** Runs programs where it stands, as a careless host would: for showing that the contract can be failed. */
export function createLeakySandbox(): Sandbox {
  const AsyncFunction = (async () => undefined).constructor as new (...parts: string[]) => Program;
  const usage = { slotWaitMs: 0, guestCpuMs: 0, refusedCalls: 0, unhandledRejections: 0, forcedKill: false };
  return {
    engine: 'none',
    async startCell(source, names, _limits, broker): Promise<CellOutcome> {
      // What would never return, or leave its traces in every later test, only counts as failed.
      if (/for \(;;\)|f\(\)|s \+= s|a\+|prototype|JSON\.(parse|stringify) =/.test(source))
        return { kind: 'runtime_lost', usage };
      let id = 0;
      const call = (tool: string) => async (args: unknown) => {
        const answer = await broker.call({ id: ++id, tool, argumentsText: JSON.stringify(args) });
        return JSON.parse(answer.json) as unknown;
      };
      const tools = Object.fromEntries(names.map(({ name }) => [name, call(name)]));
      try {
        const program = new AsyncFunction('tools', 'text', source);
        await Promise.race([
          program(tools, (value) => broker.text(typeof value === 'string' ? value : JSON.stringify(value))),
          new Promise((resolve) => setTimeout(resolve, 500)),
        ]);
        return { kind: 'completed', usage };
      } catch (error) {
        return { kind: 'program_error', message: String(error), usage };
      }
    },
    dispose: () => Promise.resolve(),
  };
}
