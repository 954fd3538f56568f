import type { ToolCallId } from '../protocol/call.js';
import type { CallReceipt } from './call-receipt.js';
import type { CellKind } from './cell-kind.js';
import type { StageName } from './stage-name.js';

/** One program as it is shown: its receipts and its timeline. Never its source, its calls' arguments or their results. */
export interface CellRecord {
  readonly id: string;
  readonly stage: StageName;
  readonly workspaceId: string;
  /** Of the outer call; the receipts of all its children belong to it. */
  readonly parentCallId?: ToolCallId;
  readonly sessionId?: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly state: 'running' | 'ended';
  readonly kind?: CellKind;
  readonly durationMs?: number;
  /** Calls that the runtime refused by itself, for which there is no receipt. */
  readonly uncountedCalls: number;
  /** An answer that comes after the end changes a receipt here and nowhere else. */
  readonly receipts: readonly CallReceipt[];
}
