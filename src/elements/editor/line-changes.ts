import { diffArrays } from 'diff';

/** A run of lines that differ, in the text as it is now. */
export interface LineChange {
  readonly kind: 'added' | 'changed' | 'removed';
  /** 0-based; of removed lines, the line that now stands where they were. */
  readonly line: number;
  /** How many lines of the text as it is now; 0 when lines were only removed. */
  readonly count: number;
}

/** Lines that may differ before they count as one change: what is beyond costs the square of it. */
const EDIT_LENGTH = 500;

/** Where the lines of two texts differ, in order; where too much does, all from the first to the last of them as one change. */
export function lineChanges(before: readonly string[], now: readonly string[]): readonly LineChange[] {
  const groups = diffArrays([...before], [...now], { maxEditLength: EDIT_LENGTH });
  if (!groups) return [between(before, now)];
  const changes: LineChange[] = [];
  let line = 0;
  let removed = 0;
  for (const group of groups) {
    if (group.removed) {
      removed = group.count;
      continue;
    }
    if (group.added) changes.push({ kind: removed > 0 ? 'changed' : 'added', line, count: group.count });
    else if (removed > 0) changes.push({ kind: 'removed', line, count: 0 });
    removed = 0;
    line += group.count;
  }
  if (removed > 0) changes.push({ kind: 'removed', line, count: 0 });
  return changes;
}

/** What lies between the lines that both begin with, and those that both end with. */
function between(before: readonly string[], now: readonly string[]): LineChange {
  const most = Math.min(before.length, now.length);
  let first = 0;
  while (first < most && before[first] === now[first]) first += 1;
  let alike = 0;
  while (alike < most - first && before.at(-1 - alike) === now.at(-1 - alike)) alike += 1;
  const count = now.length - alike - first;
  const hasGone = before.length > alike + first;
  return { kind: count === 0 ? 'removed' : hasGone ? 'changed' : 'added', line: first, count };
}
