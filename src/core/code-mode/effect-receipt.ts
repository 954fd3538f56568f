import type { CallReceipt, ReceiptState } from './call-receipt.js';
import type { EffectCounters } from './action-record.js';
import type { JobContinuation } from './job-handoff.js';
import type { SourceState } from './source-state.js';

/** One consequential call that was dispatched. The only place of a job's id and continuation. */
export interface EffectChild {
  readonly ordinal: number;
  readonly tool: string;
  readonly outcome: 'known_result' | 'job_handoff' | 'outcome_unknown';
  /** The tool's own verdict, of a known result. */
  readonly success?: boolean;
  readonly state_changed?: boolean;
  readonly job_id?: string;
  readonly continuation?: JobContinuation;
  readonly source_state?: SourceState;
}

/** The truth about the effects of one program. */
export interface EffectReceipt extends EffectCounters {
  readonly children: readonly EffectChild[];
}

const OUTCOMES: ReadonlyMap<ReceiptState, EffectChild['outcome']> = new Map([
  ['ok', 'known_result'],
  ['failed', 'known_result'],
  ['committed', 'known_result'],
  ['handed_off', 'job_handoff'],
  ['dispatched', 'outcome_unknown'],
  ['uncertain', 'outcome_unknown'],
  ['in_doubt', 'outcome_unknown'],
]);

/** `undefined` when nothing consequential was dispatched; a refusal that proves that nothing changed is no effect. */
export function toEffectReceipt(receipts: readonly CallReceipt[]): EffectReceipt | undefined {
  const children = receipts.filter(({ effect }) => effect !== 'observe').flatMap(toEffectChild);
  if (children.length === 0) return undefined;
  const count = (outcome: EffectChild['outcome']): number =>
    children.filter((child) => child.outcome === outcome).length;
  return {
    consequential_calls: children.length,
    known_results: count('known_result'),
    job_handoffs: count('job_handoff'),
    outcome_unknown: count('outcome_unknown'),
    children,
  };
}

export function toEffectCounters(receipt: EffectReceipt): EffectCounters {
  const { children: _children, ...counters } = receipt;
  return counters;
}

function toEffectChild(receipt: CallReceipt): readonly EffectChild[] {
  const { ordinal, tool, state, code, state_changed: changed, job_id, continuation, source_state } = receipt;
  const outcome = OUTCOMES.get(state);
  if (!outcome) return [];
  return [
    {
      ordinal,
      tool,
      outcome,
      ...(outcome === 'known_result' && { success: state !== 'failed' && code === undefined }),
      ...(changed !== undefined && { state_changed: changed }),
      ...(job_id !== undefined && { job_id }),
      ...(continuation && { continuation }),
      ...(source_state && { source_state }),
    },
  ];
}
