import { snapshotJson } from '../base/json-snapshot.js';
import { isPlainObject } from '../base/json.js';
import { createToolCallError } from '../protocol/call-result.js';
import { isErrorCode } from '../protocol/error-codes.js';
import type { ToolCallResult } from '../protocol/result.js';

/** Characters of a thrown message that a result keeps. */
const MAX_MESSAGE_LENGTH = 2000;
const FALLBACK_MESSAGE = 'The tool failed.';

/**
 * The canonical result of what a handler threw. A thrown error keeps its `code`, `retryable` and `details`; one without
 * a code becomes `TOOL_EXECUTION_FAILED` with `{ handlerId, message }`. Of a thrown value that is no error nothing is
 * told, and stack lines never leave.
 */
export function toThrownResult(thrown: unknown, handlerId: string): ToolCallResult {
  const { code, message, retryable, details } = readThrown(thrown);
  if (code === undefined) return createToolCallError(message, { details: { handlerId, message } });
  return createToolCallError(message, {
    code,
    ...(retryable === undefined ? {} : { retryable }),
    ...(details === undefined ? {} : { details }),
  });
}

interface ThrownFacts {
  readonly code?: string;
  readonly message: string;
  readonly retryable?: boolean;
  readonly details?: Readonly<Record<string, unknown>>;
}

function readThrown(thrown: unknown): ThrownFacts {
  try {
    if (!isErrorObject(thrown)) return { message: FALLBACK_MESSAGE };
    const { code, message, retryable, details } = thrown;
    return {
      ...(isErrorCode(code) ? { code } : {}),
      message: toPublicMessage(message),
      ...(typeof retryable === 'boolean' ? { retryable } : {}),
      ...toJsonDetails(details),
    };
  } catch {
    return { message: FALLBACK_MESSAGE };
  }
}

/** Also for errors of another realm (a frame, a sandbox), which are no `instanceof` of ours. */
function isErrorObject(value: unknown): value is Record<'code' | 'message' | 'retryable' | 'details', unknown> {
  return value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';
}

function toPublicMessage(message: unknown): string {
  if (typeof message !== 'string') return FALLBACK_MESSAGE;
  const lines = message.slice(0, 4 * MAX_MESSAGE_LENGTH).split('\n');
  const text = lines.filter((line) => !isStackLine(line)).join('\n');
  return text.trim().slice(0, MAX_MESSAGE_LENGTH) || FALLBACK_MESSAGE;
}

/** `    at run (file.js:1:2)` of V8, `run@file.js:1:2` of the others. */
function isStackLine(line: string): boolean {
  const text = line.trim();
  if (text.startsWith('at ')) return /:\d+:\d+\)?$|<anonymous>|\(native\)/.test(text);
  return text.includes('@') && /^[^\s@]*@\S+:\d+:\d+$/.test(text);
}

function toJsonDetails(details: unknown): Pick<ThrownFacts, 'details'> {
  if (!isPlainObject(details)) return {};
  try {
    return { details: snapshotJson(details) as Readonly<Record<string, unknown>> };
  } catch {
    return {};
  }
}
