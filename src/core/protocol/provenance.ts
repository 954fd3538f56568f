import { CodedError } from '../base/coded-error.js';
import { isPlainObject } from '../base/json.js';
import type { Mutable } from '../base/mutable.js';
import { TOOL_CALL_ERROR_CODES } from './error-codes.js';
import { TOOL_EXECUTION_PROVENANCE_SCHEMA, type ToolExecutionProvenance, type ToolExecutionState } from './event.js';
import { guarded } from './guard.js';
import type { ToolCallResult } from './result.js';

const STATES: ReadonlySet<unknown> = new Set<ToolExecutionState>([
  'pending',
  'completed',
  'failed',
  'cancelled',
  'unknown',
]);
const FIELDS: ReadonlySet<string> = new Set<keyof ToolExecutionProvenance>([
  'schemaVersion',
  'phase',
  'ownerId',
  'state',
  'timeoutMs',
  'maxOutputBytes',
  'usedOutputBytes',
  'elapsedMs',
]);

/** Builds the evidence of one lifecycle step. Throws `TOOL_PROVENANCE_INVALID` for values the schema refuses. */
export function createToolExecutionProvenance(
  input: Omit<ToolExecutionProvenance, 'schemaVersion' | 'phase'>,
): ToolExecutionProvenance {
  const { ownerId, state, timeoutMs, maxOutputBytes, usedOutputBytes, elapsedMs } = input;
  const provenance: Mutable<ToolExecutionProvenance> = {
    schemaVersion: TOOL_EXECUTION_PROVENANCE_SCHEMA,
    phase: 'tool-call',
    ownerId,
    state,
    usedOutputBytes,
    elapsedMs,
  };
  if (timeoutMs !== undefined) provenance.timeoutMs = timeoutMs;
  if (maxOutputBytes !== undefined) provenance.maxOutputBytes = maxOutputBytes;
  if (!hasValidFields(provenance)) throw invalidProvenance();
  return Object.freeze(provenance);
}

/** Checks untrusted provenance; unknown fields are refused. Throws `TOOL_PROVENANCE_INVALID`. */
export function parseToolExecutionProvenance(value: unknown): ToolExecutionProvenance {
  if (!isProvenance(value)) throw invalidProvenance();
  return Object.freeze({ ...value });
}

function invalidProvenance(): CodedError {
  return new CodedError('TOOL_PROVENANCE_INVALID', 'The tool execution provenance is not valid.');
}

function isProvenance(value: unknown): value is ToolExecutionProvenance {
  return guarded(() => {
    return isPlainObject(value) && Object.keys(value).every((key) => FIELDS.has(key)) && hasValidFields(value);
  });
}

function hasValidFields(value: Readonly<Partial<Record<keyof ToolExecutionProvenance, unknown>>>): boolean {
  return (
    value.schemaVersion === TOOL_EXECUTION_PROVENANCE_SCHEMA &&
    value.phase === 'tool-call' &&
    isExecutionOwnerId(value.ownerId) &&
    STATES.has(value.state) &&
    isOptionalCount(value.timeoutMs) &&
    isOptionalCount(value.maxOutputBytes) &&
    isCount(value.usedOutputBytes) &&
    isCount(value.elapsedMs)
  );
}

/** True for 1 to 256 characters that are not all blank and hold no control character. */
export function isExecutionOwnerId(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= 256 && value.trim() !== '' && !/[\u0000-\u001f\u007f]/.test(value)
  );
}

function isOptionalCount(value: unknown): boolean {
  return value === undefined || isCount(value);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

const UNKNOWN_OUTCOMES: ReadonlySet<string> = new Set([
  TOOL_CALL_ERROR_CODES.TIMEOUT,
  TOOL_CALL_ERROR_CODES.EXECUTION_ABORTED,
  TOOL_CALL_ERROR_CODES.EXECUTION_UNKNOWN,
]);

/** The state that a final event reports (CONTRACT 1.3). */
export function toExecutionState(result: ToolCallResult): ToolExecutionState {
  if (!result.error) return 'completed';
  if (result.error.code === TOOL_CALL_ERROR_CODES.CANCELLED) return 'cancelled';
  return UNKNOWN_OUTCOMES.has(result.error.code) ? 'unknown' : 'failed';
}
