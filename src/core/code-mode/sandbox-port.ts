/** How a cell ends, as its sandbox sees it. The orchestration host may add `detached_effect` on top. */
export type CellOutcomeKind =
  | 'completed'
  | 'syntax_error'
  | 'program_error'
  | 'timeout'
  /** Nothing is outstanding and the program still waits. */
  | 'stalled'
  | 'memory_limit'
  | 'stack_limit'
  | 'output_limit'
  | 'cancelled'
  /** The runtime broke or said something it never says. */
  | 'runtime_lost'
  | 'runtime_unavailable';

/** One function of `tools`: its name in the program, and the declaration that `describe(name)` answers. */
export interface CellTool {
  readonly name: string;
  readonly declaration: string;
}

/** Bounds that the runtime enforces by itself, beside those that the broker counts. */
export interface CellLimits {
  /** Milliseconds from `startCell` on, waiting for a slot included. */
  readonly timeoutMs: number;
  /** Bytes the guest may allocate. */
  readonly memoryBytes: number;
  /** Bytes of the guest's native stack. */
  readonly stackBytes: number;
  /** Calls that reach the broker; those after it are refused inside and only counted. */
  readonly brokeredCalls: number;
  readonly textItems: number;
  /** UTF-8 bytes of all emissions together. */
  readonly textBytes: number;
  /** UTF-8 bytes of one call's arguments. */
  readonly argumentBytes: number;
  /** Epoch milliseconds that the program's clock stands at. */
  readonly clock: number;
  /** Seed of `Math.random`, an unsigned 32 bit number. */
  readonly seed: number;
}

export interface CellCall {
  /** Grows by one with each call of a cell, from 1. */
  readonly id: number;
  readonly tool: string;
  /** JSON text of the argument, an object or not. */
  readonly argumentsText: string;
}

/** JSON text that the call's promise resolves to, or `{ name?, message, code, … }` of the error it rejects with. */
export interface CellAnswer {
  readonly ok: boolean;
  readonly json: string;
}

/**
 * The host's side of the boundary: it alone counts, bounds, validates, dispatches and writes receipts. Neither function
 * throws.
 */
export interface CellBroker {
  /** The cell has got its slot; until then nothing of the program has run. */
  started(): void;
  /** Called in the order of the calls, before any answer of theirs. */
  call(call: CellCall): Promise<CellAnswer>;
  /** False ends the cell as `output_limit`, and nothing more is emitted. */
  text(value: string): boolean;
  /** The outcome is decided; answers that come later reach nobody. */
  ended(): void;
}

export interface CellOutcome {
  readonly kind: CellOutcomeKind;
  /** For a model: what went wrong, at most 16 KiB, never a stack of the host. */
  readonly message?: string;
  /** 1-based, of the program's own text. */
  readonly line?: number;
  readonly column?: number;
  readonly usage: CellUsage;
}

export interface CellUsage {
  /** Milliseconds that the cell waited for a slot. */
  readonly slotWaitMs: number;
  /** Milliseconds that the program itself computed. */
  readonly guestCpuMs: number;
  /** Calls that were refused inside, because `brokeredCalls` were spent. */
  readonly refusedCalls: number;
  /** Rejections of the program's own promises that nobody handled. */
  readonly unhandledRejections: number;
  /** True when the worker had to be killed. */
  readonly forcedKill: boolean;
}

/** Port: runs bounded programs apart from the page. One instance a cell; nothing of a cell reaches the next. */
export interface Sandbox {
  /** Name, version and hash of the engine, for telemetry. */
  readonly engine: string;
  /** Runs one program. Never rejects. Aborting `signal` ends it as `cancelled`; a completion observed first wins. */
  startCell(
    source: string,
    tools: readonly CellTool[],
    limits: CellLimits,
    broker: CellBroker,
    signal?: AbortSignal,
  ): Promise<CellOutcome>;
  /** Ends what runs as `cancelled` and lets the workers go. */
  dispose(): Promise<void>;
}
