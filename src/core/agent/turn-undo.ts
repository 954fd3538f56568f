import { CodedError } from '../base/coded-error.js';
import type { FileEdit } from '../workspace/apply-change.js';
import { sameContent } from '../workspace/workspace-file.js';
import type { WorkspaceFile } from '../workspace/workspace-model.js';
import type { TurnUndoState } from './agent-model.js';
import type { TurnFiles } from './own-changes.js';

type Files = ReadonlyMap<string, WorkspaceFile>;
export type RestoredFiles = ReadonlyMap<string, WorkspaceFile | undefined>;

/**
 * What can be done about a turn now. It is read off the files, so it stays true whoever changed them since, and by
 * whatever way: also after `workspace.undo`, in another page, after a reload.
 */
export function turnUndoState(turn: TurnFiles, current: Files): TurnUndoState {
  const edits = [...turn.values()];
  const later = edits.filter((edit) => isLater(edit, current)).map(({ path }) => path);
  if (later.length > 0) return { state: 'changed-since', paths: later };
  const standing = edits.filter((edit) => !isBack(edit, current)).map(({ path }) => path);
  return standing.length > 0
    ? { state: 'offered', paths: standing }
    : { state: 'undone', paths: edits.map(({ path }) => path) };
}

/**
 * The files to put back; none where they are back already. Throws `WORKSPACE_REVISION_CONFLICT` with `details.paths` where a
 * file of the turn was changed after it: what came later is not overwritten, and then nothing of the turn is put back.
 */
export function restoringFiles(turn: TurnFiles, current: Files): RestoredFiles {
  const { state, paths } = turnUndoState(turn, current);
  if (state === 'changed-since') {
    throw new CodedError('WORKSPACE_REVISION_CONFLICT', `Changed again after this turn: ${paths.join(', ')}.`, {
      details: { paths, operation: 'undo-turn' },
    });
  }
  return state === 'undone' ? new Map() : new Map(paths.map((path) => [path, turn.get(path)?.before]));
}

function isBack({ path, before }: FileEdit, current: Files): boolean {
  return sameContent(current.get(path), before);
}

function isLater(edit: FileEdit, current: Files): boolean {
  return !isBack(edit, current) && !sameContent(current.get(edit.path), edit.after);
}
