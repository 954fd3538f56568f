import type { ToolCallResult } from '../../core/protocol/result.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { SOURCE_LIMIT } from '../../core/workspace/limits.js';
import { joinPath, nameOf } from './file-tree.js';

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

export type Refusal = { readonly kind: 'notText' | 'tooLarge'; readonly name: string };

/** Adds text files; what is there under the name is never overwritten, the tool refuses it. */
export async function addFiles(
  view: StudioView,
  folder: string,
  files: readonly File[],
): Promise<{ readonly refusals: readonly Refusal[]; readonly result: ToolCallResult | undefined }> {
  const refusals: Refusal[] = [];
  let result: ToolCallResult | undefined;
  for (const file of files) {
    const name = nameOf(file.name);
    const source = textOf(await file.arrayBuffer());
    if (source === undefined) {
      refusals.push({ kind: 'notText', name });
      continue;
    }
    if (source.length > SOURCE_LIMIT) {
      refusals.push({ kind: 'tooLarge', name });
      continue;
    }
    result = await view.commands.createFile(joinPath(folder, name), source);
    if (result.isError) break;
  }
  return { refusals, result };
}

function guard(view: StudioView): { readonly expectedRevision: number } {
  return { expectedRevision: view.workspace.getSnapshot().state.revision };
}

/** Undefined for bytes that are no text. */
function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
