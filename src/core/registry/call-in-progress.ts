import type { ToolCallArguments, ToolCallContext, ToolCallRequest } from '../protocol/call.js';
import type { CallBoundary } from './call-boundary.js';
import type { CheckedCallOptions } from './call-options.js';
import { createToolCallFingerprint, createToolOperationKey } from './idempotency-key.js';
import type { RegisteredTool } from './registered-tool.js';

const NO_ARGUMENTS: ToolCallArguments = Object.freeze({});

/** The logical operation that a call with an idempotency key belongs to. */
export interface CallOperation {
  readonly key: string;
  readonly fingerprint: string;
}

/** One call on its way through the pipeline. Everything a step may read of it is frozen, but for the tool it finds. */
export class CallInProgress {
  readonly request: ToolCallRequest;
  readonly options: CheckedCallOptions;
  readonly boundary: CallBoundary;
  #tool: RegisteredTool | undefined;
  #operation: CallOperation | undefined;

  constructor(request: ToolCallRequest, options: CheckedCallOptions, boundary: CallBoundary) {
    this.request = request;
    this.options = options;
    this.boundary = boundary;
  }

  get name(): string {
    return this.request.params.name;
  }

  get args(): ToolCallArguments {
    return this.request.params.arguments ?? NO_ARGUMENTS;
  }

  get context(): ToolCallContext {
    return this.options.context;
  }

  /** `undefined` for a call without an idempotency key. */
  get operation(): CallOperation | undefined {
    const { idempotencyKey } = this.options;
    if (idempotencyKey === undefined) return undefined;
    return (this.#operation ??= {
      key: createToolOperationKey(this.name, idempotencyKey, this.context.sessionId),
      fingerprint: createToolCallFingerprint(this.name, this.args),
    });
  }

  get tool(): RegisteredTool {
    if (!this.#tool) throw new Error('The tool of a call is looked up before it is used.');
    return this.#tool;
  }

  found(tool: RegisteredTool): void {
    this.#tool = tool;
  }
}
