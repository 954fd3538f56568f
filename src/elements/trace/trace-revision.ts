import type { PreviewSnapshot } from '../../core/preview/preview-model.js';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { TraceEntry, TracePage } from '../../core/trace/trace-model.js';
import type { RevisionState } from '../revision/revision-chip.js';
import { oncePerPage } from './trace-pages.js';

export interface MadeRevision {
  readonly revision: number;
  readonly state: RevisionState;
}

/** The first call whose result carries a revision is the one that made it: those that only read it come later. */
export function callThatMade(revision: number, pages: readonly TracePage[]): TraceEntry | undefined {
  return pages.reduce<TraceEntry | undefined>(
    (first, page) => earlier(first, firstCallsIn(page).get(revision)),
    undefined,
  );
}

/** The revision that this call made; filled once the preview has shown it, or one after it. Who only reads made none. */
export function madeRevision(
  entry: TraceEntry,
  pages: readonly TracePage[],
  catalog: readonly ToolDefinition[] | undefined,
  preview: PreviewSnapshot | undefined,
): MadeRevision | undefined {
  const { id, name, revision, status } = entry;
  if (revision === undefined || callThatMade(revision, pages)?.id !== id) return undefined;
  const onlyReads = catalog?.find((tool) => tool.name === name)?.annotations?.readOnlyHint === true;
  if (onlyReads) return undefined;
  const shown = (preview?.acknowledgedRevision ?? 0) >= revision;
  return { revision, state: status === 'failed' ? 'failed' : shown ? 'shown' : 'rendering' };
}

const firstCallsIn = oncePerPage((page): ReadonlyMap<number, TraceEntry> => {
  const first = new Map<number, TraceEntry>();
  for (const entry of page) {
    if (entry.kind !== 'call' || entry.revision === undefined) continue;
    first.set(entry.revision, earlier(first.get(entry.revision), entry) ?? entry);
  }
  return first;
});

function earlier(one: TraceEntry | undefined, other: TraceEntry | undefined): TraceEntry | undefined {
  if (!one || !other) return one ?? other;
  return other.startedAt < one.startedAt ? other : one;
}
