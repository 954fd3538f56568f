import { batch, type StepOutcome } from './changes/batch.js';
import type { ChangeEffect } from './changes/change-effect.js';
import { createFile } from './changes/create-file.js';
import { deleteFile } from './changes/delete-file.js';
import { editFiles } from './changes/edit-files.js';
import { patchFile } from './changes/patch-file.js';
import { putFiles } from './changes/put-files.js';
import { renameFile } from './changes/rename-file.js';
import { replaceAll } from './changes/replace-all.js';
import { restoreFiles } from './changes/restore-files.js';
import { revertFile } from './changes/revert-file.js';
import { writeFile } from './changes/write-file.js';
import { selectActivePath } from './entry-selection.js';
import type { WorkspaceChange, WorkspaceFile, WorkspaceState } from './workspace-model.js';
import { sameRecord } from './workspace-file.js';
import { toOrderedFiles } from './workspace-order.js';

/** One path before and after: the unit of undo, of persistence and of dirty tracking. */
export interface FileEdit {
  readonly path: string;
  readonly before: WorkspaceFile | undefined;
  readonly after: WorkspaceFile | undefined;
}

/** A change made exact against one state: only what really differs. */
export interface ChangePlan {
  readonly edits: readonly FileEdit[];
  readonly activePath?: string | undefined;
  readonly rootName?: string;
  readonly replacements?: number;
  readonly saved?: true;
}

/** The new state; the same one when nothing differs. Throws a coded error and changes nothing. */
export function applyChange(state: WorkspaceState, change: WorkspaceChange): WorkspaceState {
  return applyPlan(state, planChange(state, change));
}

export function planChange(state: WorkspaceState, change: WorkspaceChange): ChangePlan {
  const { files, ...rest } = effectOf(state, change);
  return { ...rest, edits: editsBetween(state.files, files) };
}

export function applyPlan(state: WorkspaceState, plan: ChangePlan): WorkspaceState {
  const rootName = plan.rootName ?? state.rootName;
  const files = applyEdits(state.files, plan.edits);
  const checkpoint = plan.saved ? files : state.checkpoint;
  const wanted = plan.activePath ?? state.activePath;
  const activePath = wanted !== undefined && files.has(wanted) ? wanted : selectActivePath(files);

  const changed = files !== state.files || rootName !== state.rootName;
  if (!changed && checkpoint === state.checkpoint && activePath === state.activePath) return state;
  return { rootName, files, checkpoint, activePath, revision: state.revision + (changed ? 1 : 0) };
}

/** Paths appear, vanish or move; a plain edit keeps the set of paths. */
export function isStructural(edits: readonly FileEdit[]): boolean {
  return edits.some((edit) => !edit.before || !edit.after);
}

/** Only the entries of `wanted` that differ from `files`; `undefined` deletes. */
export function editsBetween(
  files: ReadonlyMap<string, WorkspaceFile>,
  wanted: ReadonlyMap<string, WorkspaceFile | undefined>,
): readonly FileEdit[] {
  const edits: FileEdit[] = [];
  for (const [path, after] of wanted) {
    const before = files.get(path);
    if (!sameRecord(before, after)) edits.push({ path, before, after });
  }
  return edits;
}

function effectOf(state: WorkspaceState, change: WorkspaceChange): ChangeEffect {
  switch (change.kind) {
    case 'create-file':
      return createFile(state, change);
    case 'write-file':
      return writeFile(state, change);
    case 'patch-file':
      return patchFile(state, change);
    case 'edit-files':
      return editFiles(state, change);
    case 'rename-file':
      return renameFile(state, change);
    case 'delete-file':
      return deleteFile(state, change);
    case 'revert-file':
      return revertFile(state, change);
    case 'put-files':
      return putFiles(state, change);
    case 'restore-files':
      return restoreFiles(change);
    case 'batch':
      return batch(state, change, takeStep);
    case 'replace-all':
      return replaceAll(state, change);
  }
}

function takeStep(state: WorkspaceState, step: WorkspaceChange): StepOutcome {
  const plan = planChange(state, step);
  return {
    state: applyPlan(state, plan),
    touchedPaths: plan.edits.map(({ path }) => path),
    replacements: plan.replacements ?? 0,
  };
}

function applyEdits(
  files: ReadonlyMap<string, WorkspaceFile>,
  edits: readonly FileEdit[],
): ReadonlyMap<string, WorkspaceFile> {
  if (edits.length === 0) return files;
  const next = new Map(files);
  for (const { path, after } of edits) {
    if (after) next.set(path, after);
    else next.delete(path);
  }
  return isStructural(edits) ? toOrderedFiles(next.values()) : next;
}
