import type { ModelToolCall, ToolCallContext, ToolCallOptions, ToolCallRequest } from '../protocol/call.js';
import { randomId } from '../base/random-id.js';
import { createToolCallError, withToolCallId } from '../protocol/call-result.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import type { ToolCallResult } from '../protocol/result.js';
import { CallBoundary } from './call-boundary.js';
import { CallInProgress } from './call-in-progress.js';
import { CallLifecycle, CallObservers } from './call-lifecycle.js';
import { checkCallOptions } from './call-options.js';
import { runCallPipeline, type CallPipeline } from './call-pipeline.js';
import { toCanonicalRequest } from './canonical-request.js';
import { createDefaultToolPolicy } from './default-policy.js';
import { createDurableClaim, type DurableBoundary } from './durable-claim.js';
import { createToolOperations } from './durable-operations.js';
import { createToolIdempotencyRegistry } from './idempotency-registry.js';
import { createMemoryClaim } from './memory-claim.js';
import { createRegisteredTool } from './registered-tool.js';
import { SchemaValidation } from './schema-validation.js';
import { ToolCatalog } from './tool-catalog.js';
import { createToolExports } from './tool-exports.js';
import { checkToolRegistryOptions, type ToolRegistryOptions } from './tool-registry-options.js';
import type { ToolRegistry } from './tool-registry-port.js';

/** `callTool` without a context: an unknown caller over a transport, no intent (CONTRACT 1.2). */
const CALL_DEFAULTS: ToolCallContext = { source: 'mcp' };
const MODEL_CALL_DEFAULTS: ToolCallContext = { source: 'model', mode: 'agent' };

const DEFAULT_LEASE_MS = 300_000;

/**
 * The one place where tools are listed, authorized and called. Calls never reject: every failure is a canonical result.
 * Throws `TOOL_INVALID_OPTIONS` for options it cannot keep, above all a strict registry without a validator.
 */
export function createToolRegistry(options: ToolRegistryOptions): ToolRegistry {
  checkToolRegistryOptions(options);
  const { validator, validationMode = 'strict', toolPolicy, ready, onToolCall, now = Date.now } = options;
  const durableOwnerId = options.durableOperationOwnerId ?? `jig-studio:registry-${randomId()}`;
  const ownerId = options.executionOwnerId ?? durableOwnerId;
  const catalog = new ToolCatalog(options);
  const observers = new CallObservers();
  if (onToolCall) observers.add(onToolCall);

  const idempotency = createToolIdempotencyRegistry<ToolCallResult>(options.idempotency);
  const durable = durableBoundary(options, durableOwnerId, idempotency.clear);

  const pipeline: CallPipeline = {
    catalog,
    validation: new SchemaValidation(options),
    policy: toolPolicy ?? createDefaultToolPolicy(),
    ready: ready ?? (() => true),
    claims: [createMemoryClaim(idempotency), ...(durable ? [createDurableClaim(durable)] : [])],
  };

  async function perform(
    input: unknown,
    callOptions: ToolCallOptions,
    defaults: ToolCallContext,
  ): Promise<ToolCallResult> {
    const { request, refusal } = toCanonicalRequest(input);
    if (!request) return refusal;
    const checked = readCallOptions(callOptions, defaults);
    if (!checked) return withToolCallId(unreadableOptions(), request.id);

    const lifecycle = new CallLifecycle(observers, { request, options: checked, ownerId, now });
    lifecycle.started();
    const boundary = new CallBoundary(checked.signal, checked.timeout);
    try {
      const call = new CallInProgress(request, checked, boundary);
      const result = withToolCallId(await boundary.race(runCallPipeline(call, pipeline)), request.id);
      lifecycle.ended(result);
      return result;
    } finally {
      boundary.dispose();
    }
  }

  return {
    register(definition, handler, { signal, composition, dryRun } = {}) {
      const checks = validationMode === 'silent' ? undefined : validator;
      const checked = createRegisteredTool(definition, handler, checks, composition);
      const tool = dryRun ? { ...checked, dryRun } : checked;
      if (signal?.aborted) return () => undefined;
      const remove = catalog.add(tool);
      const unregister = (): void => {
        signal?.removeEventListener('abort', unregister);
        remove();
      };
      signal?.addEventListener('abort', unregister, { once: true });
      // Whoever was told of the new tool may have aborted by now.
      if (signal?.aborted) unregister();
      return unregister;
    },
    listTools: (request) => catalog.list(request),
    getToolDefinition: (name) => catalog.findVisible(name),
    getToolNames: () => catalog.visible.getSnapshot().map(({ name }) => name),
    hasTool: (name) => catalog.findVisible(name) !== undefined,
    getToolComposition: (name) => (catalog.isAllowed(name) ? catalog.find(name)?.composition : undefined),
    callTool: (request, callOptions = {}) => perform(request, callOptions, CALL_DEFAULTS),
    executeModelToolCall: (call, callOptions = {}) => perform(fromModelCall(call), callOptions, MODEL_CALL_DEFAULTS),
    ...createToolOperations(durable),
    ...createToolExports(catalog),
    observe: (observer) => observers.add(observer),
    catalog: catalog.visible,
  };
}

function durableBoundary(
  options: ToolRegistryOptions,
  ownerId: string,
  forget: (operationKey: string) => void,
): DurableBoundary | undefined {
  const { durableOperationStore: store, durableOperationLeaseMs: leaseMs = DEFAULT_LEASE_MS } = options;
  return store && { store, ownerId, leaseMs, diagnosticPolicy: options.durableDiagnosticPolicy, forget };
}

/** The shape only; the canonical request is checked like any other, so a bad model call is a result, not a throw. */
function fromModelCall(call: ModelToolCall): unknown {
  try {
    const { id, name, arguments: args } = call;
    return { id, method: 'tools/call', params: { name, arguments: args ?? {} } } satisfies Record<
      keyof ToolCallRequest,
      unknown
    >;
  } catch {
    return undefined;
  }
}

function readCallOptions(
  options: ToolCallOptions,
  defaults: ToolCallContext,
): ReturnType<typeof checkCallOptions> | undefined {
  try {
    return checkCallOptions(options, defaults);
  } catch {
    return undefined;
  }
}

function unreadableOptions(): ToolCallResult {
  return createToolCallError('The call options are not valid.', {
    code: TOOL_CALL_ERROR_CODES.INVALID_OPTIONS,
    retryable: false,
    details: { option: 'options' },
  });
}
