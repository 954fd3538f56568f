import { CodedError } from '../base/coded-error.js';
import { isPlainObject } from '../base/json.js';
import type { Mutable } from '../base/mutable.js';
import type { ToolCallContext, ToolCallOptions } from '../protocol/call.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import { isExecutionOwnerId } from '../protocol/provenance.js';
import { isValidToolIdempotencyKey } from './idempotency-key.js';

/** Options of one call after the check; `problem` is set when the call must end as `TOOL_INVALID_OPTIONS`. */
export interface CheckedCallOptions {
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  readonly maxOutputBytes?: number;
  readonly idempotencyKey?: string;
  readonly executionOwnerId?: string;
  readonly context: ToolCallContext;
  readonly problem?: CodedError;
}

const SOURCES: ReadonlySet<unknown> = new Set(['model', 'mcp', 'iframe', 'local']);
const MODES: ReadonlySet<unknown> = new Set(['agent', 'direct']);

/**
 * Reads each option once and keeps only the valid ones, so the lifecycle of a refused call can still be observed.
 * Order of the checks: CONTRACT 1.9.
 */
export function checkCallOptions(options: ToolCallOptions, defaults: ToolCallContext): CheckedCallOptions {
  let problem: CodedError | undefined;
  const keep = <T>(name: string, value: T | undefined, isValid: (value: T) => boolean): T | undefined => {
    if (value === undefined || isValid(value)) return value;
    problem ??= invalidOption(name);
    return undefined;
  };

  const idempotencyKey = keep('idempotencyKey', options.idempotencyKey, isValidToolIdempotencyKey);
  const timeout = keep('timeout', options.timeout, isTimeout);
  const maxOutputBytes = keep('maxOutputBytes', options.maxOutputBytes, isPositiveSafeInteger);
  const executionOwnerId = keep('executionOwnerId', options.executionOwnerId, isExecutionOwnerId);
  const signal = keep('signal', options.signal, isAbortSignal);
  const given = keep('context', options.context, isCallContext);

  const checked: Mutable<CheckedCallOptions> = { context: toCallContext(given ?? {}, defaults) };
  if (signal) checked.signal = signal;
  if (timeout !== undefined) checked.timeout = timeout;
  if (maxOutputBytes !== undefined) checked.maxOutputBytes = maxOutputBytes;
  if (idempotencyKey !== undefined) checked.idempotencyKey = idempotencyKey;
  if (executionOwnerId !== undefined) checked.executionOwnerId = executionOwnerId;
  if (problem) checked.problem = problem;
  return checked;
}

function invalidOption(option: string): CodedError {
  return new CodedError(TOOL_CALL_ERROR_CODES.INVALID_OPTIONS, `The call option ${option} is not valid.`, {
    retryable: false,
    details: { option },
  });
}

function isTimeout(value: number): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isPositiveSafeInteger(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

/** By its tag, so that signals of other realms pass, and what only looks like one does not break a call under way. */
function isAbortSignal(value: AbortSignal): boolean {
  return Object.prototype.toString.call(value) === '[object AbortSignal]';
}

function isCallContext(value: ToolCallContext): boolean {
  if (!isPlainObject(value)) return false;
  const { source, mode, sessionId, revision, metadata } = value;
  return (
    (source === undefined || SOURCES.has(source)) &&
    (mode === undefined || MODES.has(mode)) &&
    (sessionId === undefined || typeof sessionId === 'string') &&
    (revision === undefined || typeof revision === 'string' || typeof revision === 'number') &&
    (metadata === undefined || isPlainObject(metadata))
  );
}

/** Copied, so nobody can turn an agent's call into a direct one while it waits for its policy. */
function toCallContext(given: ToolCallContext, defaults: ToolCallContext): ToolCallContext {
  const source = given.source ?? defaults.source;
  const mode = given.mode ?? defaults.mode;
  const context: Mutable<ToolCallContext> = {};
  if (source !== undefined) context.source = source;
  if (mode !== undefined) context.mode = mode;
  if (given.sessionId !== undefined) context.sessionId = given.sessionId;
  if (given.revision !== undefined) context.revision = given.revision;
  if (given.metadata !== undefined) context.metadata = Object.freeze({ ...given.metadata });
  return Object.freeze(context);
}
