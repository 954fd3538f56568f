import { deepFreezeJson } from '../base/json-snapshot.js';
import { isPlainObject } from '../base/json.js';
import type { Mutable } from '../base/mutable.js';
import { childCallOf } from '../protocol/child-call.js';
import { createToolCallError, createToolCallSuccess, isToolCallResult } from '../protocol/call-result.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import { measureToolOutputBytes } from '../protocol/output-bytes.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { CallInProgress } from './call-in-progress.js';
import type { SchemaValidation } from './schema-validation.js';
import type { ToolHandlerContext } from './tool-registry-port.js';
import { toThrownResult } from './thrown-error.js';

/**
 * Handler, output validation, output budget. Goes on to the end even when the caller has left, so that a claim records
 * what truly happened. Never rejects.
 */
export async function executeTool(call: CallInProgress, validation: SchemaValidation): Promise<ToolCallResult> {
  const result = await runHandler(call);
  const outcome = withinOutputBudget(call, validateOutput(call, result, validation));
  childCallOf(call.context)?.settled(outcome);
  return outcome;
}

async function runHandler(call: CallInProgress): Promise<ToolCallResult> {
  const { request, boundary, context, args, name, options } = call;
  const handlerContext: Mutable<ToolHandlerContext> = {
    get signal() {
      return boundary.signal;
    },
    request,
    context,
  };
  if (request.id !== undefined) handlerContext.toolCallId = request.id;
  if (options.idempotencyKey !== undefined) handlerContext.idempotencyKey = options.idempotencyKey;
  let value: unknown;
  try {
    childCallOf(context)?.dispatching();
    value = await call.tool.handler(args, handlerContext);
  } catch (thrown) {
    const result = toThrownResult(thrown, name);
    return boundary.interruption && tellsOnlyTheAbort(result) ? aborted(name) : result;
  }
  return toHandlerResult(value, name);
}

/** After an abort, an uncoded throw or our own cancel code says nothing about how far the work had come. */
function tellsOnlyTheAbort({ error }: ToolCallResult): boolean {
  return error?.code === TOOL_CALL_ERROR_CODES.EXECUTION_FAILED || error?.code === TOOL_CALL_ERROR_CODES.CANCELLED;
}

function aborted(name: string): ToolCallResult {
  return createToolCallError(`The execution of ${name} was interrupted; its outcome is not known.`, {
    code: TOOL_CALL_ERROR_CODES.EXECUTION_ABORTED,
    retryable: true,
  });
}

/** A value becomes the structured content; a complete canonical result, a failure above all, is taken as it is. */
function toHandlerResult(value: unknown, name: string): ToolCallResult {
  try {
    return isHandlersOwnResult(value) ? adopt(value) : createToolCallSuccess(value);
  } catch {
    return invalidOutput(name, [{ path: '', message: 'must be JSON data' }]);
  }
}

const RESULT_FIELDS: ReadonlySet<string> = new Set(['toolCallId', 'content', 'structuredContent', 'isError', 'error']);

function isHandlersOwnResult(value: unknown): value is ToolCallResult {
  return (
    isPlainObject(value) &&
    isToolCallResult(value) &&
    (value.isError === true || value.content.length > 0) &&
    Object.keys(value).every((key) => RESULT_FIELDS.has(key))
  );
}

/** Throws for a result that is canonical only until JSON drops what it cannot carry. */
function adopt({ toolCallId: _ignored, ...result }: ToolCallResult): ToolCallResult {
  const adopted: unknown = JSON.parse(JSON.stringify(result));
  if (!isToolCallResult(adopted)) throw new TypeError('The result cannot be written as JSON.');
  return deepFreezeJson(adopted);
}

/** The tool's own error is told as it is, whatever its structured content looks like (cases, T26). */
function validateOutput(call: CallInProgress, result: ToolCallResult, validation: SchemaValidation): ToolCallResult {
  if (result.isError) return result;
  const issues = validation.check(call.tool, 'output', result.structuredContent);
  return issues ? invalidOutput(call.name, issues) : result;
}

function invalidOutput(
  name: string,
  issues: readonly { readonly path: string; readonly message: string }[],
): ToolCallResult {
  return createToolCallError(`The result of ${name} does not match its output schema.`, {
    code: TOOL_CALL_ERROR_CODES.OUTPUT_VALIDATION_FAILED,
    details: { issues },
  });
}

/** Measures content and structured content; an error over the budget loses its structured content, not its code. */
export function withinOutputBudget(call: CallInProgress, result: ToolCallResult): ToolCallResult {
  const { maxOutputBytes } = call.options;
  if (maxOutputBytes === undefined) return result;
  const usedOutputBytes = measureToolOutputBytes(result);
  if (usedOutputBytes <= maxOutputBytes) return result;
  if (result.error) return createToolCallError(result.error.message, result.error);
  return createToolCallError(`The result of ${call.name} is larger than ${maxOutputBytes} bytes.`, {
    code: TOOL_CALL_ERROR_CODES.OUTPUT_LIMIT_EXCEEDED,
    retryable: false,
    details: { maxOutputBytes, usedOutputBytes },
  });
}
