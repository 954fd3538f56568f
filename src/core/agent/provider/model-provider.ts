import type { ToolCallArguments } from '../../protocol/call.js';
import type { ToolDefinition } from '../../protocol/definition.js';

/** One call that a model asks for, checked by its provider: the arguments are an object, the id is unique in its turn. */
export interface ModelCall {
  readonly id: string;
  /** The tool's canonical name; a wire name that stands for no tool stays as the model wrote it. */
  readonly name: string;
  readonly arguments: ToolCallArguments;
}

/** What a call came to, as text for the model. */
export interface ModelResult {
  readonly callId: string;
  readonly name: string;
  readonly text: string;
  readonly isError: boolean;
}

/** The conversation as a model reads it. It belongs to us: each provider writes it in its own form at every request. */
export type ModelMessage =
  /** `turn` names the exchange that it begins; no provider is told. */
  | { readonly role: 'user'; readonly text: string; readonly turn?: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ModelCall[] }
  /** Stands directly after the assistant's turn and answers each of its calls, in call order. */
  | { readonly role: 'results'; readonly results: readonly ModelResult[] };

export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A whole, checked answer. Nothing of it runs before all of it is there. */
export interface ModelTurn {
  readonly text: string;
  readonly calls: readonly ModelCall[];
  readonly usage?: ModelUsage;
  /** Names of declared quirks that were needed to read this answer. */
  readonly quirks?: readonly string[];
}

export interface ModelTurnRequest {
  readonly system: string;
  /** Paired: see `pairedMessages`. */
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ToolDefinition[];
}

/** Progress only: it may be shown and is never acted on. */
export type TurnProgress =
  | { readonly kind: 'text'; readonly text: string }
  /** The model has begun to write a call of this tool. */
  | { readonly kind: 'call'; readonly name: string };

export interface TurnOptions {
  /** Ends the request at once; the promise then rejects with `TOOL_CANCELLED`. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: TurnProgress) => void;
}

/**
 * Port: one request, one checked answer. Rejects with a `ProviderError` (codes `OPENROUTER_…`, whatever the provider, so
 * that recovery and translations serve all of them) or with `TOOL_CANCELLED`. It never retries by itself and keeps nothing.
 */
export interface ModelProvider {
  /** Shown in the trace: `openrouter`, `anthropic`, a host's own. */
  readonly name: string;
  requestTurn(request: ModelTurnRequest, options: TurnOptions): Promise<ModelTurn>;
}
