import type { ReadableStore } from '../base/store.js';
import type { ToolCallRequest } from '../protocol/call.js';
import type { ArgumentPhrase } from '../registry/argument-phrase.js';
import type { ToolApprovalQueue } from '../registry/approval-port.js';
import type { ToolPolicy, ToolRegistry } from '../registry/tool-registry-port.js';
import type { CellRecord } from './cell-record.js';
import type { SourceObservations } from './source-state.js';

/** One registry and the workspace that its tools work on. */
export interface CodeModeHost {
  readonly registry: ToolRegistry;
  readonly workspaceId: string;
}

/** Programs over one or more registries. Given to a studio as an object, so that a page without it loads none of it. */
export interface CodeMode {
  /**
   * Registers the outer tools; the returned function takes them away. When the last host has left, the runtime is let go
   * until it is needed again.
   */
  attach(host: CodeModeHost): () => void;
  /**
   * The policy of a registry that is attached: an outer call asks a person as any call does, who then approves what its
   * program may do; a call of the program never waits for one.
   */
  guard(policy: ToolPolicy, approvals?: Pick<ToolApprovalQueue, 'request'>): ToolPolicy;
  /** What an approval of an outer call shows; nothing for other calls. */
  summarize(request: ToolCallRequest): readonly ArgumentPhrase[];
  /** The latest programs, newest first; late answers amend their receipts here. */
  readonly cells: ReadableStore<readonly CellRecord[]>;
  /** Counts every dispatch that could change an attached workspace. */
  readonly sources: SourceObservations;
}
