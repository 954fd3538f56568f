import { fileTypeConflict } from '../workspace-errors.js';
import type { WorkspaceChange, WorkspaceFile, WorkspaceState } from '../workspace-model.js';
import { isPathTaken } from '../changes/change-effect.js';
import { fileName } from '../paths.js';
import { fileOfBytes } from './file-content.js';
import type { FolderChoice } from './linked-folder-port.js';

/** The disk's version of a path as a workspace file; undefined for none. Throws when it is no text any more. */
export function theirVersion(path: string, disk: Uint8Array<ArrayBuffer> | undefined): WorkspaceFile | undefined {
  if (!disk) return undefined;
  const file = fileOfBytes(path, disk);
  if (!file) throw fileTypeConflict(path, 'read', 'unsupported', 'text');
  return file;
}

/** The change that makes the workspace hold the chosen version; undefined when it does already. */
export function choiceChange(
  state: WorkspaceState,
  path: string,
  theirs: WorkspaceFile | undefined,
  choice: FolderChoice,
): WorkspaceChange | undefined {
  const mine = state.files.get(path);
  if (choice === 'mine' || (choice === 'both' && !theirs)) return undefined;
  if (!theirs) return mine && { kind: 'delete-file', path };
  if (choice === 'theirs' || !mine) return { kind: 'put-files', files: [theirs] };
  return { kind: 'put-files', files: [theirs, { ...mine, path: freeCopyPath(state, path) }] };
}

/** `notes.md` → `notes (mine).md`, `notes (mine 2).md`, … */
function freeCopyPath({ files }: WorkspaceState, path: string): string {
  const name = fileName(path);
  const dot = name.lastIndexOf('.');
  const stem = path.slice(0, path.length - name.length + (dot > 0 ? dot : name.length));
  const ending = path.slice(stem.length);
  for (let number = 1; ; number++) {
    const copy = `${stem} (mine${number === 1 ? '' : ` ${number}`})${ending}`;
    if (!isPathTaken(files, copy)) return copy;
  }
}
