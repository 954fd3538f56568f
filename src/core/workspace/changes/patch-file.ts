import { SOURCE_LIMIT } from '../limits.js';
import type { PatchOccurrence, WorkspaceState } from '../workspace-model.js';
import { patchAmbiguous, patchNotFound, sourceLimit } from '../workspace-errors.js';
import { requireTextFile, withSource, type ChangeEffect } from './change-effect.js';

interface Patch {
  readonly path: string;
  readonly search: string;
  readonly replace: string;
  readonly occurrence: PatchOccurrence;
}

/** A literal replacement: neither text is a pattern. */
export function patchFile(state: WorkspaceState, patch: Patch): ChangeEffect {
  const file = requireTextFile(state, patch.path, 'patch');
  const starts = findOccurrences(file.source, patch);
  if (starts.length === 0) throw patchNotFound(file.path, patch.occurrence, patch.search.length);
  if (patch.occurrence === 'only' && starts.length > 1) {
    throw patchAmbiguous(file.path, starts.length, patch.search.length);
  }

  // Checked before the text is built: a short search in a long file could ask for gigabytes.
  const length = file.source.length + starts.length * (patch.replace.length - patch.search.length);
  if (length > SOURCE_LIMIT) throw sourceLimit();

  const source = replaceAt(file.source, starts, patch);
  return { files: new Map([[file.path, withSource(file, source)]]), replacements: starts.length };
}

function findOccurrences(source: string, { search, occurrence }: Patch): readonly number[] {
  const starts: number[] = [];
  if (search === '') return starts;
  for (let at = source.indexOf(search); at >= 0; at = source.indexOf(search, at + search.length)) {
    starts.push(at);
    if (occurrence === 'first') break;
  }
  return starts;
}

function replaceAt(source: string, starts: readonly number[], { search, replace }: Patch): string {
  const parts: string[] = [];
  let from = 0;
  for (const start of starts) {
    parts.push(source.slice(from, start), replace);
    from = start + search.length;
  }
  parts.push(source.slice(from));
  return parts.join('');
}
