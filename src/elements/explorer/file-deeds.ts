import type { ToolCallResult } from '../../core/protocol/result.js';
import type { StudioView } from '../../core/studio/studio-view.js';

/** The files of a folder, or the file itself. */
export function filesUnder(view: StudioView, path: string): readonly string[] {
  const { files } = view.workspace.getSnapshot().state;
  return files.has(path) ? [path] : [...files.keys()].filter((other) => other.startsWith(`${path}/`));
}

/** Gives a file or a whole folder another path, in one change. */
export function renamePath(view: StudioView, from: string, to: string): Promise<ToolCallResult> {
  const { expectedRevision } = guard(view);
  const paths = filesUnder(view, from);
  if (paths.length === 1 && paths[0] === from) {
    return view.commands.callTool('workspace.renameFile', { fromPath: from, toPath: to, expectedRevision });
  }
  const edits = paths.map((path) => ({ kind: 'rename', fromPath: path, toPath: to + path.slice(from.length) }));
  return view.commands.callTool('workspace.editFiles', { edits, expectedRevision });
}

/** Deletes a file or a whole folder, in one change. */
export function deletePath(view: StudioView, path: string): Promise<ToolCallResult> {
  const { expectedRevision } = guard(view);
  const paths = filesUnder(view, path);
  if (paths.length === 1 && paths[0] === path) {
    return view.commands.callTool('workspace.deleteFile', { path, expectedRevision });
  }
  const edits = paths.map((each) => ({ kind: 'delete', path: each }));
  return view.commands.callTool('workspace.editFiles', { edits, expectedRevision });
}

function guard(view: StudioView): { readonly expectedRevision: number } {
  return { expectedRevision: view.workspace.getSnapshot().state.revision };
}
