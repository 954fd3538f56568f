import type { ToolEffect } from '../protocol/composition.js';
import type { JobContinuation } from './job-handoff.js';
import type { SourceState } from './source-state.js';

/** Why a call never reached its tool. Each is safe to repeat once its cause is gone: nothing happened. */
export type RefusalReason =
  | 'unknown_tool'
  | 'invalid_args'
  | 'forbidden_argument'
  | 'call_limit'
  | 'approval_required'
  | 'denied'
  /** A program attempts one edit, whatever became of it. */
  | 'edit_limit'
  /** Validators follow an edit whose result is known. */
  | 'edit_required'
  /** A job was handed off or an outcome is unknown: the program may only read from here on. */
  | 'effects_closed'
  /** The program ended while the call still waited. */
  | 'cell_ended'
  | 'not_ready'
  | 'host_failed';

/** What is known of one call. A state is written before the step that it describes. */
export type ReceiptState =
  /** Waits for its turn; nothing has happened. */
  | 'admitted'
  | 'not_dispatched'
  | 'dispatched'
  /** Of reads and validators: the tool answered. */
  | 'ok'
  | 'failed'
  /** Of reads: the program did not wait for the answer. */
  | 'abandoned'
  /** Of edits: the tool proved that it changed nothing. */
  | 'refused'
  | 'committed'
  /** The tool answered, but not whether it changed anything. */
  | 'uncertain'
  /** The tool has not answered by the end of the reconciliation. */
  | 'in_doubt'
  | 'handed_off';

/** One call of a program, for receipts and the timeline. Never arguments, results or error text. */
export interface CallReceipt {
  /** 1-based, in the order of the program's attempts. */
  readonly ordinal: number;
  /** Canonical name; the text that the program gave for a tool that it does not have. */
  readonly tool: string;
  readonly effect: ToolEffect;
  readonly state: ReceiptState;
  readonly reason?: RefusalReason;
  /** The tool's own code, of a call that failed or was refused. */
  readonly code?: string;
  /** Of an edit that is known. */
  readonly state_changed?: boolean;
  readonly job_id?: string;
  readonly continuation?: JobContinuation;
  readonly source_state?: SourceState;
  /** Milliseconds after the start of the outer call. */
  readonly started_ms?: number;
  readonly ended_ms?: number;
  /** UTF-8 bytes of the result, before the program chose from it. */
  readonly result_bytes?: number;
}
