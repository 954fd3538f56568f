import type { CellLimits, CellOutcome, CellTool } from '../../core/code-mode/sandbox-port.js';

/** What the host tells a worker. `cell` is the host's number of the cell. */
export type ToWorker =
  | { readonly kind: 'load'; readonly wasm: string }
  | {
      readonly kind: 'start';
      readonly cell: number;
      readonly source: string;
      readonly tools: readonly CellTool[];
      readonly limits: CellLimits;
    }
  | {
      readonly kind: 'answer';
      readonly cell: number;
      readonly id: number;
      readonly ok: boolean;
      readonly json: string;
    }
  | { readonly kind: 'stop'; readonly cell: number };

/** The outcome as a worker knows it: it sees neither slots nor kills. */
export interface EngineOutcome extends Pick<CellOutcome, 'message' | 'line' | 'column'> {
  readonly kind: Exclude<CellOutcome['kind'], 'cancelled' | 'runtime_lost' | 'runtime_unavailable'>;
  readonly guestCpuMs: number;
  readonly refusedCalls: number;
  readonly unhandledRejections: number;
}

/** What a worker tells the host. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'text'; readonly cell: number; readonly text: string }
  | {
      readonly kind: 'call';
      readonly cell: number;
      readonly id: number;
      readonly tool: string;
      readonly argumentsText: string;
    }
  | { readonly kind: 'ended'; readonly cell: number; readonly outcome: EngineOutcome }
  /** After a `stop`: the cell is dropped, as one that has ended is without being told. */
  | { readonly kind: 'stopped'; readonly cell: number };

const OUTCOMES: ReadonlySet<unknown> = new Set<EngineOutcome['kind']>([
  'completed',
  'syntax_error',
  'program_error',
  'timeout',
  'stalled',
  'memory_limit',
  'stack_limit',
  'output_limit',
]);

/** Reads a worker's message; `undefined` for anything it never says. Each field is read once. */
export function readFromWorker(value: unknown): FromWorker | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, cell, id, tool, text, argumentsText, outcome, reason } = value as Record<string, unknown>;
  if (kind === 'ready') return { kind };
  if (kind === 'unavailable') return typeof reason === 'string' ? { kind, reason } : undefined;
  if (!isCount(cell)) return undefined;
  if (kind === 'stopped') return { kind, cell };
  if (kind === 'text') return typeof text === 'string' ? { kind, cell, text } : undefined;
  if (kind === 'call') {
    if (!isCount(id) || typeof tool !== 'string' || typeof argumentsText !== 'string') return undefined;
    return { kind, cell, id, tool, argumentsText };
  }
  if (kind !== 'ended') return undefined;
  const read = readOutcome(outcome);
  return read && { kind, cell, outcome: read };
}

function readOutcome(value: unknown): EngineOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, message, line, column, guestCpuMs, refusedCalls, unhandledRejections } = value as Record<
    keyof EngineOutcome,
    unknown
  >;
  if (!OUTCOMES.has(kind)) return undefined;
  if (typeof guestCpuMs !== 'number' || !isCount(refusedCalls) || !isCount(unhandledRejections)) return undefined;
  return {
    kind: kind as EngineOutcome['kind'],
    ...(typeof message === 'string' && { message }),
    ...(isCount(line) && { line }),
    ...(isCount(column) && { column }),
    guestCpuMs,
    refusedCalls,
    unhandledRejections,
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
