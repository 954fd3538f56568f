import { CodedError } from '../base/coded-error.js';
import type { DurableOperationStore } from '../durable/operation-store-port.js';
import type { ToolCallEvent } from '../protocol/event.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import type { ToolObservabilityPolicy } from '../protocol/observability-policy.js';
import { isExecutionOwnerId } from '../protocol/provenance.js';
import type { ToolIdempotencyOptions } from './idempotency-registry.js';
import type { SchemaIssue, SchemaValidator, ToolPolicy } from './tool-registry-port.js';

/** `strict` refuses what a schema refuses; `warn` reports it and goes on; `silent` does not look. */
export type ToolValidationMode = 'strict' | 'warn' | 'silent';

export interface ToolValidationWarning {
  readonly toolName: string;
  readonly direction: 'input' | 'output';
  readonly issues: readonly SchemaIssue[];
}

export interface ToolRegistryOptions {
  /** Needed in `strict` mode, else `TOOL_INVALID_OPTIONS`. */
  readonly validator?: SchemaValidator;
  /** `strict` unless given. */
  readonly validationMode?: ToolValidationMode;
  /** Told in `warn` mode; `console.warn` unless given. Never sees the values. */
  readonly onValidationWarning?: (warning: ToolValidationWarning) => void;
  /** Bounds discovery, execution and every export to these names; all tools unless given. */
  readonly allowedToolNames?: readonly string[];
  /** Definitions in one page of a `tools/list` request, a positive integer; unless given one page holds all. */
  readonly toolListPageSize?: number;
  /** The one policy point; `createDefaultToolPolicy()` unless given, whose `ask` nobody answers. */
  readonly toolPolicy?: ToolPolicy;
  /** Lifecycle observer, the same as `registry.observe`. */
  readonly onToolCall?: (event: ToolCallEvent) => void;
  /** Logical owner in provenance, at most 256 visible characters. */
  readonly executionOwnerId?: string;
  /** Bounds of the in-memory idempotency; five minutes and 1000 keys unless given. */
  readonly idempotency?: ToolIdempotencyOptions;
  /** Makes calls with an idempotency key durable: one execution among all owners of the store. */
  readonly durableOperationStore?: DurableOperationStore;
  /** Who claims, at most 256 visible characters; unique to this registry unless given. Two processes never share one. */
  readonly durableOperationOwnerId?: string;
  /** Milliseconds until another owner may take over a pending operation, longer than any handler; 300,000 unless given. */
  readonly durableOperationLeaseMs?: number;
  /** Bounds the evidence stored of failed and unknown operations; the shared default unless given. */
  readonly durableDiagnosticPolicy?: ToolObservabilityPolicy;
  /** While it answers false, calls end as the retryable `TOOL_REGISTRY_NOT_READY`; `closed` ends them as `TOOL_REGISTRY_CLOSED`. */
  readonly ready?: () => boolean | 'closed';
  /** Epoch milliseconds for events. */
  readonly now?: () => number;
}

/** Throws `TOOL_INVALID_OPTIONS` for options that a registry cannot keep. */
export function checkToolRegistryOptions(options: ToolRegistryOptions): void {
  const { validator, validationMode = 'strict', toolListPageSize, durableOperationLeaseMs: leaseMs } = options;
  if (!['strict', 'warn', 'silent'].includes(validationMode)) {
    throw invalid('validationMode', 'must be strict, warn or silent');
  }
  if (validationMode === 'strict' && !validator) {
    throw invalid('validator', 'is needed by a strict registry');
  }
  if (toolListPageSize !== undefined && !(Number.isSafeInteger(toolListPageSize) && toolListPageSize > 0)) {
    throw invalid('toolListPageSize', 'must be a positive integer');
  }
  for (const option of ['executionOwnerId', 'durableOperationOwnerId'] as const) {
    const owner = options[option];
    if (owner !== undefined && !isExecutionOwnerId(owner)) {
      throw invalid(option, 'must be at most 256 visible characters');
    }
  }
  if (leaseMs !== undefined && !(Number.isFinite(leaseMs) && leaseMs > 0)) {
    throw invalid('durableOperationLeaseMs', 'must be a positive number of milliseconds');
  }
}

function invalid(option: string, rule: string): CodedError {
  return new CodedError(TOOL_CALL_ERROR_CODES.INVALID_OPTIONS, `The registry option ${option} ${rule}.`, {
    details: { option },
  });
}
