import type { ReadableStore } from '../base/store.js';
import type { ToolCallId, ToolCallMode, ToolCallSource } from '../protocol/call.js';
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
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export type ToolApprovalDecision = 'allow' | 'deny';

export interface ToolApprovalQueue {
  request(input: ToolPolicyInput): Promise<ToolApprovalDecision>;
  /** An unknown id is ignored, so deciding twice is harmless. */
  resolve(id: string, decision: ToolApprovalDecision): void;
  denyAll(): void;
  /** Pending requests, newest first. */
  readonly store: ReadableStore<readonly ToolApprovalSnapshot[]>;
  /**
   * Tells the queue that somebody can answer. When the last surface leaves, what waits is denied. Returns the detach
   * function.
   */
  attachSurface(): () => void;
}
