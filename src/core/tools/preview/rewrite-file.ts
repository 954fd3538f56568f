import { throwIfAborted } from '../../base/abort.js';
import type { ToolHandlerContext } from '../../registry/tool-registry-port.js';
import type { TextFile, WorkspaceState } from '../../workspace/workspace-model.js';
import type { WorkspaceCommit } from '../../workspace/workspace-port.js';
import type { ToolBench } from '../studio-tool.js';
import { applyTextEdits, type TextEdit } from './text-edits.js';

/**
 * Picks a file of the present state, lets `plan` find its edits, and writes them against that very revision: what changed
 * while a parser was loading is a conflict, never overwritten, and a call that was cancelled meanwhile changes nothing.
 */
export async function rewriteFile(
  { workspace }: ToolBench,
  { signal }: ToolHandlerContext,
  pick: (state: WorkspaceState) => TextFile,
  plan: (file: TextFile) => Promise<readonly TextEdit[]>,
): Promise<WorkspaceCommit> {
  const { state } = workspace.getSnapshot();
  const file = pick(state);
  const source = applyTextEdits(file.source, await plan(file));
  throwIfAborted(signal);
  return workspace.apply({ kind: 'write-file', path: file.path, source }, { expectedRevision: state.revision });
}
