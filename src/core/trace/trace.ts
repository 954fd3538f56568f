import { createIdSource } from '../base/ids.js';
import { createToolObservabilityPolicy } from '../protocol/observability-policy.js';
import { serializeToolObservabilityValue } from '../protocol/observability-redaction.js';
import { createTraceCalls } from './trace-calls.js';
import { exportTraceEntries } from './trace-export.js';
import { createTraceLog } from './trace-log.js';
import { createSpanRow } from './trace-row.js';
import type { Trace, TraceEntry, TraceSpan, TraceSpanInput } from './trace-model.js';

export interface TraceOptions {
  /** Rows kept; 24 unless given (CONTRACT 4). */
  readonly maxEntries?: number;
  /** Milliseconds a finished row stays readable; 15 minutes unless given. */
  readonly retentionMs?: number;
  /** UTF-8 bytes of one argument or result text; 2400 unless given. */
  readonly maxDetailBytes?: number;
  readonly now?: () => number;
}

/** The visible record of what was asked, called and answered. Holds no request, no result and no file source. */
export function createTrace(options: TraceOptions = {}): Trace {
  const { maxEntries = 24, retentionMs = 900_000, maxDetailBytes = 2400, now = Date.now } = options;
  const log = createTraceLog({ maxEntries, retentionMs, now });
  const nextId = createIdSource('trace', now);
  const policy = createToolObservabilityPolicy({ maxBytes: maxDetailBytes, retentionMs, maxEntries });
  const record = createTraceCalls({
    log,
    nextId,
    describe: (value) => serializeToolObservabilityValue(value, policy),
  });

  const begin = (row: Omit<TraceEntry, 'id' | 'status' | 'startedAt'>): TraceSpan => {
    const id = nextId();
    const startedAt = now();
    const span = createSpanRow({ ...row, id, status: 'running', startedAt });
    log.add(span);
    return {
      id,
      end(outcome) {
        if (!span.running || !log.has(span)) return;
        span.end({ ...span.read(), ...outcome, durationMs: now() - startedAt });
        log.ended(span);
      },
    };
  };

  return {
    getSnapshot: log.getSnapshot,
    subscribe: log.subscribe,
    pages: log.pages,
    record,
    beginAgentRequest: ({ name, ...input }) =>
      begin({ kind: 'agent', method: 'agent.request', name, ...spanFields(input) }),
    beginDiscovery: (input) =>
      begin({ kind: 'discovery', method: 'tools/list', name: 'tools/list', ...spanFields(input) }),
    clear: log.clear,
    exportJson: () => exportTraceEntries(log.getSnapshot()),
  };
}

function spanFields({ sessionId, source, mode }: TraceSpanInput): TraceSpanInput {
  return { sessionId, source, mode };
}
