import type { ReadableStore } from '../base/store.js';
import type { ToolCallId, ToolCallMode, ToolCallSource } from '../protocol/call.js';
import type { RememberedApproval } from './approval-memory.js';
import type { ArgumentPhrase } from './argument-phrase.js';
import type { DryRunSnapshot } from './dry-run.js';
import type { ToolPolicyInput } from './tool-registry-port.js';

/** What an approval surface may show; never raw arguments (CONTRACT 1.4). */
export interface ToolApprovalSnapshot {
  readonly id: string;
  readonly method: 'tools/call';
  readonly toolCallId?: ToolCallId;
  readonly sessionId?: string;
  readonly name: string;
  readonly description: string;
  readonly source: ToolCallSource;
  readonly mode?: ToolCallMode;
  readonly argumentKeys: readonly string[];
  /** `name: value` of the safe names, values cut at 120 characters, joined by ` · `. */
  readonly safeArgumentPreview?: string;
  /** What `safeArgumentPreview` ends with, to be said in another language. */
  readonly phrases?: readonly ArgumentPhrase[];
  /** What the tool's own dry run says that the call would change; absent where it has none. */
  readonly dryRun?: DryRunSnapshot;
  /** The policy lets a person allow the calls like this one for the session. */
  readonly rememberable?: true;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export type ToolApprovalDecision = 'allow' | 'deny';

export interface ToolApprovalQueue {
  request(input: ToolPolicyInput): Promise<ToolApprovalDecision>;
  /**
   * An unknown id is ignored, so deciding twice is harmless. With `remember` the calls like it that wait or will come are
   * allowed too, where its snapshot says that it is rememberable.
   */
  resolve(id: string, decision: ToolApprovalDecision, options?: { readonly remember?: boolean }): void;
  denyAll(): void;
  /** Pending requests, newest first. */
  readonly store: ReadableStore<readonly ToolApprovalSnapshot[]>;
  /** What was allowed for the session. */
  readonly remembered: ReadableStore<readonly RememberedApproval[]>;
  /** Asks about a tool again that was allowed for the session. */
  forget(name: string): void;
  /**
   * Tells the queue that somebody can answer. When the last surface leaves, what waits is denied. Returns the detach
   * function.
   */
  attachSurface(): () => void;
}
