import type { EditorDrafts } from '../../workspace/drafts-port.js';
import type { WorkspaceFile } from '../../workspace/workspace-model.js';

type Files = ReadonlyMap<string, WorkspaceFile>;

/**
 * What a person is typing in a file goes along when a step of history moves the file, as a rename does. A step keeps no names
 * of what it moved: the file is the one of the same text at a path that was free, and with several of them none is guessed.
 */
export function moveDrafts(drafts: EditorDrafts, before: Files, after: Files): void {
  for (const path of drafts.getSnapshot().keys()) {
    const gone = before.get(path);
    if (gone?.kind !== 'text' || after.has(path)) continue;
    const came = [...after.values()].filter(
      (file) => !before.has(file.path) && file.kind === 'text' && file.source === gone.source,
    );
    if (came.length === 1) drafts.move(path, came[0]!.path);
  }
}
