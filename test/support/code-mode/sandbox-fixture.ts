import type {
  CellAnswer,
  CellBroker,
  CellCall,
  CellLimits,
  CellOutcome,
  Sandbox,
} from '../../../src/core/code-mode/sandbox-port.js';

export const TEST_LIMITS: CellLimits = {
  timeoutMs: 4000,
  memoryBytes: 48 * 1024 * 1024,
  stackBytes: 64 * 1024,
  brokeredCalls: 64,
  textItems: 256,
  textBytes: 65_536,
  argumentBytes: 262_144,
  clock: 1_700_000_000_000,
  seed: 42,
};

export interface CellRun {
  readonly outcome: CellOutcome;
  readonly texts: readonly string[];
  readonly calls: readonly CellCall[];
}

export type Answer = (call: CellCall) => Promise<CellAnswer> | CellAnswer;

const echo: Answer = ({ argumentsText }) => ({ ok: true, json: argumentsText });

/** Runs one program against a broker that records, with the tools `echo` and `other`. */
export async function runProgram(
  sandbox: Sandbox,
  source: string,
  {
    answer = echo,
    limits = {},
    signal,
  }: { readonly answer?: Answer; readonly limits?: Partial<CellLimits>; readonly signal?: AbortSignal } = {},
): Promise<CellRun> {
  const texts: string[] = [];
  const calls: CellCall[] = [];
  let bytes = 0;
  const bounds = { ...TEST_LIMITS, ...limits };
  const broker: CellBroker = {
    started: () => undefined,
    ended: () => undefined,
    async call(call) {
      calls.push(call);
      return answer(call);
    },
    text(value) {
      bytes += new TextEncoder().encode(value).byteLength;
      if (texts.length >= bounds.textItems || bytes > bounds.textBytes) return false;
      texts.push(value);
      return true;
    },
  };
  const tools = ['echo', 'other'].map((name) => ({ name, declaration: `${name}(args: object): Promise<object>` }));
  const outcome = await sandbox.startCell(source, tools, bounds, broker, signal);
  return { outcome, texts, calls };
}

export const never: Answer = () => new Promise<CellAnswer>(() => undefined);

/** Both workers are loaded: their start is no part of what is measured afterwards. */
export async function warm(sandbox: Sandbox, slots = 2): Promise<void> {
  const limits = { timeoutMs: 25_000 };
  await Promise.all(Array.from({ length: slots }, () => runProgram(sandbox, '', { limits })));
}
