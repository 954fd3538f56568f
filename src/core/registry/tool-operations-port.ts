import type { DurableOperationFence, DurableOperationRecord } from '../durable/operation-record.js';
import type { DurableResolution } from '../durable/operation-store-port.js';
import type { ToolCallContext } from '../protocol/call.js';

/**
 * What somebody found out about an unknown outcome. A result that is not a `ToolCallResult` becomes the structured content
 * of one. `reconcilerId` names who decided; the registry's durable owner unless given.
 */
export type ToolOperationResolution = DurableResolution & { readonly reconcilerId?: string };

/** Asks the domain, compensates, or asks a person; `undefined` leaves the outcome unknown. */
export type ToolOperationResolver = (
  record: DurableOperationRecord,
  context: ToolCallContext,
) => ToolOperationResolution | undefined | Promise<ToolOperationResolution | undefined>;

/**
 * The durable side of a registry (spec, recovery paragraphs). `context.sessionId` is part of an operation's identity: give
 * the one of the call. Every method rejects with `TOOL_INVALID_OPTIONS` where the registry has no durable store, and with
 * `TOOL_IDEMPOTENCY_STORE_FAILED` where the store fails.
 */
export interface ToolOperations {
  /** Reads the record; starts nothing. `undefined`: no such operation. */
  getOperationStatus(
    toolName: string,
    idempotencyKey: string,
    context?: ToolCallContext,
  ): Promise<DurableOperationRecord | undefined>;
  /**
   * Records a decision about an unknown operation. Rejects with `DURABLE_OPERATION_TRANSITION_REFUSED` when the record is
   * not unknown, or not the expected one (a revision, or revision and incarnation as read).
   */
  reconcileOperation(
    toolName: string,
    idempotencyKey: string,
    resolution: ToolOperationResolution,
    context?: ToolCallContext,
    expected?: number | DurableOperationFence,
  ): Promise<DurableOperationRecord>;
  /** Status first: asks `resolver` only about an unknown record, and refuses its decision when that record has moved on. */
  recoverOperation(
    toolName: string,
    idempotencyKey: string,
    resolver: ToolOperationResolver,
    context?: ToolCallContext,
  ): Promise<DurableOperationRecord | undefined>;
}
