import { CodedError } from '../base/coded-error.js';
import { utf8ByteLength } from '../base/bytes.js';
import type { CallReceipt } from './call-receipt.js';
import { CELL_BOUNDS } from './cell-bounds.js';
import type { CellKind } from './cell-kind.js';
import type { ChildCallFailure } from './child-answer.js';
import { toEffectReceipt, type EffectReceipt } from './effect-receipt.js';
import { recoveryOf } from './recovery.js';
import type { CellEnd } from './run-cell.js';

/** Small evidence of the orchestration, not a measurement. */
export interface CellStats {
  readonly tool_calls: number;
  readonly max_in_flight: number;
  readonly duration_ms: number;
  readonly returned_bytes: number;
}

/** What the caller of a program gets: what it emitted, and the truth about its effects where there are any. */
export interface CellResult {
  readonly content: readonly string[];
  readonly stats: CellStats;
  readonly effect_receipt?: EffectReceipt;
  /** Present when a call did not simply end well. */
  readonly receipts?: readonly CallReceipt[];
  readonly warnings?: readonly string[];
}

export interface CellFacts {
  readonly end: CellEnd;
  readonly stats: CellStats;
  readonly receipts: readonly CallReceipt[];
  readonly childFailure: ChildCallFailure | undefined;
}

/** The result of a program that completed; throws the coded failure of one that did not. */
export function toCellResult({ end, stats, receipts, childFailure }: CellFacts): CellResult {
  const effects = toEffectReceipt(receipts);
  if (end.kind !== 'completed') throw toFailure(end.kind, { end, stats, receipts, childFailure }, effects);
  const warnings = warningsOf(end, receipts);
  return {
    content: end.texts,
    stats,
    ...(effects && { effect_receipt: effects }),
    ...(receipts.some(isNoteworthy) && { receipts }),
    ...(warnings.length > 0 && { warnings }),
  };
}

/** Bounds that name themselves, with what was counted where that is known. */
const LIMITS: Readonly<Partial<Record<CellKind, Readonly<Record<string, number>>>>> = {
  memory_limit: { memory_bytes: CELL_BOUNDS.memoryBytes },
  stack_limit: { stack_bytes: CELL_BOUNDS.stackBytes },
  output_limit: { text_bytes: CELL_BOUNDS.textBytes, text_items: CELL_BOUNDS.textItems },
};

function toFailure(
  kind: Exclude<CellKind, 'completed'>,
  { end, stats, receipts, childFailure }: CellFacts,
  effects: EffectReceipt | undefined,
): CodedError {
  const { message, line, column } = end.outcome;
  const childFailed = childFailure && (kind === 'program_error' || childFailure.kind === 'call_limit');
  return cellFailure(kind, bounded(message ?? MESSAGES[kind]), effects, {
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(LIMITS[kind] && { limit: LIMITS[kind] }),
    ...(childFailed && { child_call_failed: childFailure }),
    ...(end.texts.length > 0 && { content: end.texts }),
    stats,
    receipts,
  });
}

/** The coded failure of one outer call: `CODE_MODE_` and its kind. */
export function cellFailure(
  kind: Exclude<CellKind, 'completed'>,
  message: string,
  effects?: EffectReceipt,
  details: Readonly<Record<string, unknown>> = {},
): CodedError {
  const recovery = recoveryOf(kind, effects, details['child_call_failed'] !== undefined);
  const warning = effects ? ' Work of consequence was dispatched: do not run the whole program again.' : '';
  return new CodedError(`CODE_MODE_${kind.toUpperCase()}`, message + warning, {
    retryable: recovery.actions.includes('run_again'),
    details: { kind, ...details, ...(effects && { effect_receipt: effects }), recovery },
  });
}

const MESSAGES: Readonly<Record<Exclude<CellKind, 'completed'>, string>> = {
  syntax_error: 'The program has a syntax error.',
  program_error: 'The program threw an error.',
  timeout: 'The program did not end before its deadline.',
  stalled: 'The program waits for something that nothing will bring.',
  memory_limit: 'The program needed more memory than it may have.',
  stack_limit: 'The program recursed deeper than it may.',
  output_limit: 'The program emitted more than it may.',
  detached_effect: 'The program ended before a consequential call of its own had settled.',
  cancelled: 'The program was cancelled.',
  runtime_lost: 'The program runtime broke; its worker was replaced.',
  runtime_unavailable: 'The program runtime is not available.',
  source_limit: 'The program is too large.',
};

function isNoteworthy({ state }: CallReceipt): boolean {
  return state !== 'ok' && state !== 'committed' && state !== 'handed_off';
}

function warningsOf({ outcome }: CellEnd, receipts: readonly CallReceipt[]): readonly string[] {
  const detached = receipts.filter(({ state }) => state === 'abandoned').length;
  const { refusedCalls, unhandledRejections } = outcome.usage;
  return [
    ...(detached > 0 ? [`${detached} read(s) were not awaited and were abandoned.`] : []),
    ...(unhandledRejections > 0 ? [`${unhandledRejections} rejection(s) were not handled.`] : []),
    ...(refusedCalls > 0 ? [`${refusedCalls} further call(s) were refused without a receipt.`] : []),
  ];
}

function bounded(message: string): string {
  if (utf8ByteLength(message) <= CELL_BOUNDS.failureBytes) return message;
  return `${message.slice(0, Math.floor(CELL_BOUNDS.failureBytes / 4))}…`;
}
