import type { ReadableStore } from '../base/store.js';
import type {
  ModelToolCall,
  ToolCallArguments,
  ToolCallContext,
  ToolCallId,
  ToolCallOptions,
  ToolCallRequest,
} from '../protocol/call.js';
import type { ToolComposition } from '../protocol/composition.js';
import type { JsonSchema, ToolDefinition, ToolListRequest, ToolListResult } from '../protocol/definition.js';
import type { AnthropicToolDefinition, OpenAIToolDefinition } from '../protocol/definition-formats.js';
import type { ToolCallEvent } from '../protocol/event.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { ToolDryRun } from './dry-run.js';
import type { ToolOperations } from './tool-operations-port.js';

export interface ToolHandlerContext {
  /** Aborts on the caller's cancel and on the call's time-out. */
  readonly signal: AbortSignal;
  readonly request: ToolCallRequest;
  readonly toolCallId?: ToolCallId;
  readonly context: ToolCallContext;
  readonly idempotencyKey?: string;
}

/**
 * Does one tool's work. The value it returns becomes `structuredContent` (and its text form); a thrown error that
 * carries `code`, `retryable`, `details` keeps them in the canonical result.
 */
export type ToolHandler = (args: ToolCallArguments, context: ToolHandlerContext) => unknown;

/** What the policy and the approval queue are given (one type, so they cannot drift: spec, approval paragraphs). */
export interface ToolPolicyInput {
  readonly request: ToolCallRequest;
  readonly definition: ToolDefinition;
  readonly context?: ToolCallContext;
  readonly signal?: AbortSignal;
  /** Asks the tool's own dry run what this call would change; absent where it has none. Changes nothing. */
  readonly dryRun?: (signal: AbortSignal) => unknown;
}

export type ToolPolicyDecision = 'allow' | 'ask' | 'deny';
export type ToolPolicy = (input: ToolPolicyInput) => ToolPolicyDecision | Promise<ToolPolicyDecision>;

export interface SchemaIssue {
  /** JSON pointer into the value, `''` for the root. */
  readonly path: string;
  readonly message: string;
}

export type SchemaVerdict =
  { readonly valid: true } | { readonly valid: false; readonly issues: readonly SchemaIssue[] };

/** Port: compiles a schema to a check. `compile` throws a `CodedError` for a schema it cannot honour. */
export interface SchemaValidator {
  compile(schema: JsonSchema): (value: unknown) => SchemaVerdict;
}

export interface RegisterOptions {
  /** Unregisters when it aborts. */
  readonly signal?: AbortSignal;
  /** What programs that compose tools may make of this one; unless given they are denied it. */
  readonly composition?: ToolComposition;
  /** Tells a person who is asked to approve a call what it would change. */
  readonly dryRun?: ToolDryRun;
}

/** The visible definitions in the forms of providers; names they forbid become wire names (`createWireNames`). */
export interface ToolExports {
  toMCP(): readonly ToolDefinition[];
  toOpenAI(): readonly OpenAIToolDefinition[];
  toAnthropic(): readonly AnthropicToolDefinition[];
  /** These three throw `TOOL_NOT_FOUND` or `TOOL_NOT_ALLOWED` for a name that is unknown or hidden. */
  toMCPFiltered(names: Iterable<string>): readonly ToolDefinition[];
  toOpenAIFiltered(names: Iterable<string>): readonly OpenAIToolDefinition[];
  toAnthropicFiltered(names: Iterable<string>): readonly AnthropicToolDefinition[];
}

export interface ToolRegistry extends ToolExports, ToolOperations {
  /** Throws a coded error on a bad definition, a bad name or a name that is taken. Returns the unregister function. */
  register(definition: ToolDefinition, handler: ToolHandler, options?: RegisterOptions): () => void;

  listTools(request?: ToolListRequest): ToolListResult;
  getToolDefinition(name: string): ToolDefinition | undefined;
  getToolNames(): readonly string[];
  hasTool(name: string): boolean;
  /** What the owner of a visible tool said of it for programs. */
  getToolComposition(name: string): ToolComposition | undefined;

  callTool(request: ToolCallRequest, options?: ToolCallOptions): Promise<ToolCallResult>;
  executeModelToolCall(call: ModelToolCall, options?: ToolCallOptions): Promise<ToolCallResult>;

  /** Lifecycle observer; a throwing one is swallowed. Returns the unsubscribe function. */
  observe(observer: (event: ToolCallEvent) => void): () => void;

  /** The visible definitions as one frozen array, new only when they change. */
  readonly catalog: ReadableStore<readonly ToolDefinition[]>;
}
