import { assertSourceWithinLimit } from './changes/change-effect.js';
import { isStructural, type ChangePlan, type FileEdit } from './apply-change.js';
import { HISTORY_LIMIT, TYPING_JOIN_MS } from './limits.js';
import type { WorkspaceFile, WorkspaceState } from './workspace-model.js';
import { sameRecord, withoutOrigin } from './workspace-file.js';
import { historyEmpty } from './workspace-errors.js';

export type HistoryDirection = 'undo' | 'redo';

/** Who made a change: `folder` is what lay on the disk, `host` the page around, by its own code. */
export type ChangeAuthor = 'person' | 'agent' | 'folder' | 'host';

export interface HistoryStep {
  readonly edits: readonly FileEdit[];
  readonly activeBefore: string | undefined;
  readonly activeAfter: string | undefined;
  /** The revision that the change made when it was first made. */
  readonly revision: number;
  /** Epoch milliseconds of the change. */
  readonly at: number;
  readonly by: ChangeAuthor;
  /** Present while the step may still take in further typing in `path`. */
  readonly typing?: { readonly path: string };
}

/** Immutable. It moves files, never the checkpoint: what was saved stays saved. */
export interface WorkspaceHistory {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
}

export const EMPTY_HISTORY: WorkspaceHistory = { past: [], future: [] };

export interface RecordedEdit {
  readonly before: WorkspaceState;
  readonly after: WorkspaceState;
  readonly edits: readonly FileEdit[];
  /** True for keystrokes; a tool's edit is always a step of its own. */
  readonly typing: boolean;
  /** Milliseconds. */
  readonly at: number;
  readonly by: ChangeAuthor;
}

/** Adds a step, or lets the last one take in typing in the same file within 750 ms. Forgets what was undone. */
export function recordEdit(history: WorkspaceHistory, edit: RecordedEdit): WorkspaceHistory {
  const step = toStep(edit);
  const last = history.past.at(-1);
  if (last && history.future.length === 0 && continuesTyping(last, step)) {
    return { past: [...history.past.slice(0, -1), joinTyping(last, step)], future: [] };
  }
  return { past: [...history.past, step].slice(-HISTORY_LIMIT), future: [] };
}

/** True when a step would bring back what was in a file before somebody else changed it. */
export function touchesAny({ past, future }: WorkspaceHistory, changed: readonly FileEdit[]): boolean {
  const paths = new Set(changed.map(({ path }) => path));
  return paths.size > 0 && [...past, ...future].some(({ edits }) => edits.some(({ path }) => paths.has(path)));
}

/** Ends the present run of typing: a save is a point that undo should be able to stop at. */
export function sealHistory(history: WorkspaceHistory): WorkspaceHistory {
  const last = history.past.at(-1);
  if (!last?.typing) return history;
  return { ...history, past: [...history.past.slice(0, -1), sealStep(last)] };
}

/**
 * The plan of one step back or forth. Throws `WORKSPACE_HISTORY_EMPTY`, or `WORKSPACE_SOURCE_LIMIT` where an edit would
 * be restored to text above the mutation limit (spec: history restores pass the same guard). A deleted or replaced file
 * comes back whole whatever its size, as an import lets it in: undo of a deletion must never be impossible.
 */
export function planHistoryStep(
  state: WorkspaceState,
  history: WorkspaceHistory,
  direction: HistoryDirection,
): { readonly plan: ChangePlan; readonly history: WorkspaceHistory } {
  const step = (direction === 'undo' ? history.past : history.future).at(-1);
  if (!step) throw historyEmpty(direction);

  const edits: FileEdit[] = [];
  for (const edit of step.edits) {
    const before = state.files.get(edit.path);
    const after = restorable(state, direction === 'undo' ? edit.before : edit.after);
    if (!sameRecord(before, after)) edits.push({ path: edit.path, before, after });
  }
  if (!isStructural(edits)) assertRestoredSources(edits);

  return {
    plan: { edits, activePath: activePathAfter(state, step, direction) },
    history: moveStep(history, sealStep(step), direction),
  };
}

function toStep(edit: RecordedEdit): HistoryStep {
  const [first] = edit.edits;
  return {
    edits: edit.edits,
    activeBefore: edit.before.activePath,
    activeAfter: edit.after.activePath,
    revision: edit.after.revision,
    at: edit.at,
    by: edit.by,
    ...(edit.typing && first && edit.edits.length === 1 && { typing: { path: first.path } }),
  };
}

function continuesTyping(last: HistoryStep, step: HistoryStep): boolean {
  if (!last.typing || !step.typing || last.typing.path !== step.typing.path) return false;
  const elapsed = step.at - last.at;
  return elapsed >= 0 && elapsed <= TYPING_JOIN_MS;
}

function joinTyping(last: HistoryStep, step: HistoryStep): HistoryStep {
  const edits = step.edits.map((edit) => ({ ...edit, before: last.edits[0]?.before }));
  return { ...step, edits, activeBefore: last.activeBefore };
}

function sealStep({ typing: _typing, ...step }: HistoryStep): HistoryStep {
  return step;
}

/** A save since then may have made the remembered origin meaningless. */
function restorable(state: WorkspaceState, file: WorkspaceFile | undefined): WorkspaceFile | undefined {
  if (!file) return undefined;
  return file.renamedFrom === undefined || state.checkpoint.has(file.renamedFrom) ? file : withoutOrigin(file);
}

function assertRestoredSources(edits: readonly FileEdit[]): void {
  for (const { after } of edits) {
    if (after?.kind === 'text') assertSourceWithinLimit(after.source);
  }
}

/** Tab rule of the spec: moving through source edits keeps the tab, a structural step restores its own. */
function activePathAfter(state: WorkspaceState, step: HistoryStep, direction: HistoryDirection): string | undefined {
  if (!isStructural(step.edits)) return state.activePath;
  return direction === 'undo' ? step.activeBefore : step.activeAfter;
}

function moveStep(history: WorkspaceHistory, step: HistoryStep, direction: HistoryDirection): WorkspaceHistory {
  return direction === 'undo'
    ? { past: history.past.slice(0, -1), future: [...history.future, step] }
    : { past: [...history.past, step], future: history.future.slice(0, -1) };
}
