import type { ReadableStore } from '../base/store.js';
import type { PreviewSelection } from '../preview/design-model.js';
import type { ToolCallError } from '../protocol/result.js';
import type { Summary } from '../trace/summary.js';

export type AgentStepStatus = 'running' | 'waiting-for-approval' | 'completed' | 'failed' | 'cancelled';

/** One tool call as the conversation shows it; its summary is short and safe: a file count, a path, a revision. */
export interface AgentStep extends Summary {
  readonly toolCallId: string;
  readonly name: string;
  readonly status: AgentStepStatus;
  readonly durationMs?: number;
  /** The workspace revision that this step's result carried. */
  readonly revision?: number;
  /** True when the preview acknowledged `revision`. */
  readonly acknowledged?: boolean;
  readonly error?: ToolCallError;
}

/** The part of what was picked in the preview that goes along with a prompt, and with its retry. */
export type PickedElement = Pick<PreviewSelection, 'selector' | 'path'>;

/**
 * `interrupted`: the page was left while the run went on; it is never told as done. `nothing-done`: the prompt was not
 * understood, or is answered by a question; nothing was carried out.
 */
export type ConversationTone = 'error' | 'cancelled' | 'interrupted' | 'nothing-done';

export interface ConversationMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  /** English text; elements translate by `code` and `parameters` where given. */
  readonly text: string;
  readonly code?: string;
  /** What a model had said before its turn broke off, Markdown; `text` begins with it. */
  readonly said?: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly steps?: readonly AgentStep[];
  /** Ids of recipes that come near to what was asked and can be carried out. */
  readonly suggestions?: readonly string[];
  readonly tone?: ConversationTone;
  readonly error?: ToolCallError;
  /** Present when running this prompt again is safe. */
  readonly retryPrompt?: string;
  /** What the person had picked in the preview when they asked: a selector, and the page it stands in. */
  readonly selection?: PickedElement;
  /** The revision this turn ended on, when it changed the workspace. */
  readonly revision?: number;
  /** Of an answer: the run that gives it. */
  readonly run?: Pick<RunSnapshot, 'sessionId' | 'agent'>;
}

/** Whether the files that a turn changed can be put back in one step; `paths` are those it is about. */
export interface TurnUndoState {
  /**
   * `offered`: these files can be put back. `changed-since`: these were changed after the turn, so that nothing of it is
   * put back. `undone`: all its files are as they were before it.
   */
  readonly state: 'offered' | 'changed-since' | 'undone';
  readonly paths: readonly string[];
}

export type AgentActivity =
  | { readonly kind: 'idle' }
  | { readonly kind: 'planning' }
  /** A model has the word. */
  | { readonly kind: 'thinking' }
  /** A provider is asked again after a pause: attempt `attempt` of `maxAttempts`. */
  | { readonly kind: 'retrying'; readonly attempt: number; readonly maxAttempts: number; readonly reason: string }
  | { readonly kind: 'calling'; readonly name: string }
  | { readonly kind: 'waiting-for-approval'; readonly name: string };

/** The lifecycle of a run. It ends in exactly one of the last four; `interrupted` is found after a reload. */
export type RunState =
  'started' | 'waiting-for-approval' | 'running' | 'completed' | 'failed' | 'cancelled' | 'interrupted';

/** The present run, or the latest one. */
export interface RunSnapshot {
  readonly sessionId: string;
  readonly state: RunState;
  /** Who answers: the local agent, or a provider by its name. */
  readonly agent: string;
}

export interface AgentSnapshot {
  readonly run?: RunSnapshot;
  readonly running: boolean;
  readonly sessionId?: string;
  readonly activity: AgentActivity;
  /** How many calls of the turn under way are not read-only; several can be approved together. */
  readonly turnChanges?: number;
  readonly messages: readonly ConversationMessage[];
  /** By the id of its answer, each turn that changed files and is still kept; as the files are now. */
  readonly turnUndo?: ReadonlyMap<string, TurnUndoState>;
  /** `local` without a key; a provider's name with one. */
  readonly mode: 'local' | 'provider';
}

export type AgentOutcome =
  | { readonly state: 'completed'; readonly sessionId: string; readonly text: string }
  | { readonly state: 'failed'; readonly sessionId: string; readonly error: ToolCallError }
  | { readonly state: 'cancelled'; readonly sessionId: string };

export interface RunOptions {
  readonly signal?: AbortSignal;
  /** Goes round a configured provider for this one request; its key stays. */
  readonly agent?: 'local';
  /** What the person picked in the preview: the prompt is about it. */
  readonly selection?: PickedElement;
}

export interface Agent extends ReadableStore<AgentSnapshot> {
  /** One run at a time: a second call while running rejects with `AGENT_BUSY`. Never rejects for a failed run. */
  run(prompt: string, options?: RunOptions): Promise<AgentOutcome>;
  /** Aborts provider request, registry call, approval and preview wait of the current run. */
  cancel(): void;
  /** Ends with it what a model was told; ignored during a run. */
  clearConversation(): void;
  /** Allows what the turn under way still asks for, but for calls that destroy. */
  approveAllOfTurn(): void;
}
