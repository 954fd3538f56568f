import type { ToolCallEvent } from '../protocol/event.js';
import type { ToolCallResult } from '../protocol/result.js';
import { resultRevision, summarizeToolResult } from './result-summary.js';
import type { ChildCall } from '../protocol/child-call.js';
import type { TraceChild, TraceEntry, TraceStatus } from './trace-model.js';
import type { TraceRow } from './trace-row.js';

type FinalEvent = Exclude<ToolCallEvent, { type: 'started' }>;

/**
 * The row of one call. It holds its events until it is read, and never longer than the log lets it wait; what it shows holds
 * neither request nor result. Events that are not frozen are read at once: they could be others by then.
 */
export class CallRow implements TraceRow {
  readonly id: string;
  readonly sessionId: string | undefined;
  running = true;
  finishedAt = 0;
  readonly #describe: (value: unknown) => string;
  #started: ToolCallEvent | undefined;
  #final: FinalEvent | undefined;
  #entry: TraceEntry | undefined;
  #children: readonly TraceChild[] = [];

  constructor(id: string, event: ToolCallEvent, describe: (value: unknown) => string) {
    this.id = id;
    this.sessionId = event.context?.sessionId;
    this.#started = event;
    this.#describe = describe;
    if (!Object.isFrozen(event.request)) this.read();
  }

  end(event: FinalEvent): void {
    this.running = false;
    this.#final = event;
    if (!Object.isFrozen(event.result)) this.read();
  }

  /** Writes down one event of a call that this call's program made; a late one, too. */
  addChild({ ordinal }: ChildCall, event: ToolCallEvent): void {
    const child = describeChild(ordinal, event);
    const others = this.#children.filter((other) => other.ordinal !== ordinal);
    this.#children = [...others, child].sort((one, other) => one.ordinal - other.ordinal);
    this.#entry = { ...this.read(), children: this.#children };
  }

  read(): TraceEntry {
    if (this.#started) {
      this.#entry = startedEntry(this.id, this.#started, this.#describe);
      this.#started = undefined;
    }
    if (this.#final) {
      this.#entry = finishedEntry(this.#entry!, this.#final, this.#describe);
      this.#final = undefined;
    }
    return this.#entry!;
  }
}

function startedEntry(id: string, event: ToolCallEvent, describe: (value: unknown) => string): TraceEntry {
  const { context, request } = event;
  return {
    id,
    kind: 'call',
    method: 'tools/call',
    name: event.name,
    ...(event.toolCallId !== undefined && { toolCallId: event.toolCallId }),
    ...(context?.sessionId !== undefined && { sessionId: context.sessionId }),
    source: context?.source ?? 'mcp',
    ...(context?.mode !== undefined && { mode: context.mode }),
    status: 'running',
    startedAt: event.timestamp,
    provenance: event.provenance,
    argumentsText: describe(request.params.arguments ?? {}),
  };
}

function finishedEntry(entry: TraceEntry, event: FinalEvent, describe: (value: unknown) => string): TraceEntry {
  const { result } = event;
  const revision = resultRevision(result);
  return {
    ...entry,
    status: statusOf(result),
    durationMs: event.durationMs,
    provenance: event.provenance,
    ...(result.error && { errorCode: result.error.code, retryable: result.error.retryable ?? false }),
    ...summarizeToolResult(result),
    ...(revision !== undefined && { revision }),
    resultText: describe(result.isError ? result.error : (result.structuredContent ?? result.content)),
  };
}

function describeChild(ordinal: number, event: ToolCallEvent): TraceChild {
  const { name, timestamp } = event;
  if (event.type === 'started') return { ordinal, name, status: 'running', startedAt: timestamp };
  const { result, durationMs } = event;
  return {
    ordinal,
    name,
    status: statusOf(result),
    startedAt: timestamp - durationMs,
    durationMs,
    ...(result.error && { errorCode: result.error.code }),
  };
}

function statusOf(result: ToolCallResult): TraceStatus {
  if (!result.isError) return 'completed';
  return result.error?.code === 'TOOL_CANCELLED' ? 'cancelled' : 'failed';
}
