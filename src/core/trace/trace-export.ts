import type { TraceEntry } from './trace-model.js';

/** Characters one exported field may have; a model chooses names and ids, so they are bounded here. */
const FIELD_LIMIT = 160;

/** The metadata-only projection: who, what, when, how it ended. Never an argument, a result or an owner's diagnostics. */
export function exportTraceEntries(entries: readonly TraceEntry[]): string {
  return JSON.stringify(entries.map(toMetadata), null, 2);
}

function toMetadata(entry: TraceEntry): Readonly<Record<string, unknown>> {
  const { argumentsText: _arguments, resultText: _result, provenance, ...metadata } = entry;
  return Object.fromEntries(
    Object.entries({ ...metadata, ...(provenance && { provenance }) })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, typeof value === 'string' ? value.slice(0, FIELD_LIMIT) : value]),
  );
}
