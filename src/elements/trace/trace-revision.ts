import type { TraceEntry } from '../../core/trace/trace-model.js';

/** The first call whose result carries a revision is the one that made it: those that only read it come later. */
export function callThatMade(revision: number, entries: readonly TraceEntry[]): TraceEntry | undefined {
  return entries
    .filter((entry) => entry.kind === 'call' && entry.revision === revision)
    .reduce<TraceEntry | undefined>(
      (first, entry) => (first === undefined || entry.startedAt < first.startedAt ? entry : first),
      undefined,
    );
}
