import type { ReadableStore } from '../base/store.js';
import type { ToolCallError } from '../protocol/result.js';

export type AgentStepStatus = 'running' | 'waiting-for-approval' | 'completed' | 'failed' | 'cancelled';

/** One tool call as the conversation shows it. */
export interface AgentStep {
  readonly toolCallId: string;
  readonly name: string;
  readonly status: AgentStepStatus;
  readonly durationMs?: number;
  /** Short safe result text: a file count, a path, a revision. */
  readonly summary?: string;
  /** The workspace revision that this step's result carried. */
  readonly revision?: number;
  /** True when the preview acknowledged `revision`. */
  readonly acknowledged?: boolean;
  readonly error?: ToolCallError;
}

export type ConversationTone = 'error' | 'cancelled';

export interface ConversationMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  /** English text; elements translate by `code` and `parameters` where given. */
  readonly text: string;
  readonly code?: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly steps?: readonly AgentStep[];
  /** Ids of recipes that come near to what was asked and can be carried out. */
  readonly suggestions?: readonly string[];
  readonly tone?: ConversationTone;
  readonly error?: ToolCallError;
  /** Present when running this prompt again is safe. */
  readonly retryPrompt?: string;
  /** The revision this turn ended on, when it changed the workspace. */
  readonly revision?: number;
}

export type AgentActivity =
  | { readonly kind: 'idle' }
  | { readonly kind: 'planning' }
  | { readonly kind: 'calling'; readonly name: string }
  | { readonly kind: 'waiting-for-approval'; readonly name: string };

export interface AgentSnapshot {
  readonly running: boolean;
  readonly sessionId?: string;
  readonly activity: AgentActivity;
  readonly messages: readonly ConversationMessage[];
  /** `local` without a key; a provider's name with one. */
  readonly mode: 'local' | 'provider';
}

export type AgentOutcome =
  | { readonly state: 'completed'; readonly sessionId: string; readonly text: string }
  | { readonly state: 'failed'; readonly sessionId: string; readonly error: ToolCallError }
  | { readonly state: 'cancelled'; readonly sessionId: string };

export interface Agent extends ReadableStore<AgentSnapshot> {
  /** One run at a time: a second call while running rejects with `AGENT_BUSY`. Never rejects for a failed run. */
  run(prompt: string, options?: { readonly signal?: AbortSignal }): Promise<AgentOutcome>;
  /** Aborts provider request, registry call, approval and preview wait of the current run. */
  cancel(): void;
  clearConversation(): void;
}
