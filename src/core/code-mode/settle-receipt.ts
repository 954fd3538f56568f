import { isPlainObject } from '../base/json.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { AdmittedChild } from './admission.js';
import type { CallReceipt, ReceiptState, RefusalReason } from './call-receipt.js';
import { readJobHandoff } from './job-handoff.js';

/** Codes that tell how a wait ended and nothing of the work. */
const UNKNOWN_OUTCOMES: ReadonlySet<string> = new Set([
  TOOL_CALL_ERROR_CODES.TIMEOUT,
  TOOL_CALL_ERROR_CODES.CANCELLED,
  TOOL_CALL_ERROR_CODES.EXECUTION_ABORTED,
  TOOL_CALL_ERROR_CODES.EXECUTION_UNKNOWN,
]);

const REFUSALS: ReadonlyMap<string, RefusalReason> = new Map([
  [TOOL_CALL_ERROR_CODES.VALIDATION_FAILED, 'invalid_args'],
  [TOOL_CALL_ERROR_CODES.APPROVAL_REQUIRED, 'approval_required'],
  [TOOL_CALL_ERROR_CODES.POLICY_DENIED, 'denied'],
  [TOOL_CALL_ERROR_CODES.NOT_ALLOWED, 'denied'],
  [TOOL_CALL_ERROR_CODES.NOT_FOUND, 'unknown_tool'],
  [TOOL_CALL_ERROR_CODES.REGISTRY_NOT_READY, 'not_ready'],
  [TOOL_CALL_ERROR_CODES.CANCELLED, 'cell_ended'],
]);

/** Why the registry answered a call without running its handler. */
export function refusalOf({ error }: ToolCallResult): RefusalReason {
  return REFUSALS.get(error?.code ?? '') ?? 'host_failed';
}

/** What a receipt may say of a call whose handler has ended: the tool's own proof, and nothing beyond it. */
export function settledState(
  { composition, role }: Pick<AdmittedChild, 'composition' | 'role'>,
  result: ToolCallResult,
): { readonly state: ReceiptState; readonly facts: Partial<CallReceipt> } {
  const code = result.error ? { code: result.error.code } : {};
  if (composition.effect === 'observe') {
    const cut = result.error && UNKNOWN_OUTCOMES.has(result.error.code);
    return { state: cut ? 'abandoned' : result.error ? 'failed' : 'ok', facts: code };
  }
  if (role === 'edit') return editState(readStateChanged(composition, result), result, code);
  if (result.error && UNKNOWN_OUTCOMES.has(result.error.code)) return { state: 'uncertain', facts: code };
  const handoff = result.error ? undefined : readJobHandoff(result.structuredContent);
  if (handoff) {
    return { state: 'handed_off', facts: { job_id: handoff.job_id, continuation: handoff.continuation } };
  }
  return { state: result.error || hasFailed(result.structuredContent) ? 'failed' : 'ok', facts: code };
}

/** A reader of a host's own that throws proves nothing. */
function readStateChanged({ stateChanged }: AdmittedChild['composition'], result: ToolCallResult): boolean | undefined {
  try {
    const changed = stateChanged?.(result);
    return typeof changed === 'boolean' ? changed : undefined;
  } catch {
    return undefined;
  }
}

/** A validator that ran to its end and found something wrong. */
function hasFailed(output: unknown): boolean {
  return isPlainObject(output) && output['passed'] === false;
}

function editState(
  changed: boolean | undefined,
  { error }: ToolCallResult,
  code: Pick<CallReceipt, 'code'>,
): ReturnType<typeof settledState> {
  if (changed === undefined) return { state: 'uncertain', facts: code };
  if (error && !changed) return { state: 'refused', facts: { ...code, state_changed: false } };
  return { state: 'committed', facts: { ...code, state_changed: changed } };
}
