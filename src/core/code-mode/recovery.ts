import type { CellKind } from './cell-kind.js';
import type { EffectReceipt } from './effect-receipt.js';

/** What a caller can do next, decided by what happened and never by reading a message. */
export type RecoveryAction =
  | 'fix_source'
  | 'inspect_child_failure'
  | 'shorten_source'
  | 'reduce_work'
  | 'reduce_memory'
  | 'reduce_recursion'
  | 'select_less_output'
  | 'await_every_call'
  | 'raise_timeout_ms'
  | 'run_again'
  | 'use_direct_tools'
  | 'allow_worker'
  /** The continuations stand in `effect_receipt.children`, and only there. */
  | 'observe_jobs_in_effect_receipt'
  | 'reconcile_effects_before_retry'
  | 'do_not_rerun_program';

export interface Recovery {
  readonly actions: readonly RecoveryAction[];
  /** True when the same program may be run again as it is: nothing consequential was dispatched. */
  readonly safe_to_rerun: boolean;
}

const ACTIONS: Readonly<Record<Exclude<CellKind, 'completed'>, readonly RecoveryAction[]>> = {
  syntax_error: ['fix_source'],
  program_error: ['fix_source'],
  timeout: ['reduce_work', 'raise_timeout_ms'],
  stalled: ['await_every_call', 'fix_source'],
  memory_limit: ['reduce_memory'],
  stack_limit: ['reduce_recursion'],
  output_limit: ['select_less_output'],
  detached_effect: ['await_every_call'],
  cancelled: [],
  runtime_lost: ['run_again'],
  runtime_unavailable: ['use_direct_tools', 'allow_worker'],
  source_limit: ['shorten_source'],
};

/** The recovery of one outcome. Once work of consequence was dispatched, nothing says that the program may run again. */
export function recoveryOf(
  kind: Exclude<CellKind, 'completed'>,
  effects: EffectReceipt | undefined,
  hasChildFailure: boolean,
): Recovery {
  const own = ACTIONS[kind].filter((action) => !(effects && action === 'run_again'));
  const actions: RecoveryAction[] = [
    ...(hasChildFailure ? (['inspect_child_failure'] as const) : []),
    ...own,
    ...(effects && effects.outcome_unknown > 0 ? (['reconcile_effects_before_retry'] as const) : []),
    ...(effects && effects.job_handoffs > 0 ? (['observe_jobs_in_effect_receipt'] as const) : []),
    ...(effects ? (['do_not_rerun_program'] as const) : []),
  ];
  return { actions, safe_to_rerun: !effects };
}
