import { throwIfAborted } from '../../base/abort.js';
import type { DryRunReport } from '../../registry/dry-run.js';
import type { ToolHandlerContext } from '../../registry/tool-registry-port.js';
import type { TextFile, WorkspaceChange, WorkspaceState } from '../../workspace/workspace-model.js';
import type { WorkspaceCommit, WorkspaceGuard } from '../../workspace/workspace-port.js';
import { authorOf } from '../author-of.js';
import { foretell } from '../foretell.js';
import type { ToolBench } from '../studio-tool.js';
import { applyTextEdits, type TextEdit } from './text-edits.js';

export type FilePick = (state: WorkspaceState) => TextFile;
export type EditPlan = (file: TextFile) => Promise<readonly TextEdit[]>;

/**
 * Picks a file of the present state, lets `plan` find its edits, and writes them against that very revision: what changed
 * while a parser was loading is a conflict, never overwritten, and a call that was cancelled meanwhile changes nothing.
 */
export async function rewriteFile(
  bench: ToolBench,
  context: ToolHandlerContext,
  pick: FilePick,
  plan: EditPlan,
): Promise<WorkspaceCommit> {
  const { change, guard } = await planRewrite(bench, pick, plan);
  throwIfAborted(context.signal);
  return bench.workspace.apply(change, { ...guard, by: authorOf(context) });
}

export async function foretellRewrite(bench: ToolBench, pick: FilePick, plan: EditPlan): Promise<DryRunReport> {
  const { change, guard } = await planRewrite(bench, pick, plan);
  return foretell(bench, change, guard);
}

async function planRewrite(
  { workspace }: ToolBench,
  pick: FilePick,
  plan: EditPlan,
): Promise<{ readonly change: WorkspaceChange; readonly guard: WorkspaceGuard }> {
  const { state } = workspace.getSnapshot();
  const file = pick(state);
  const source = applyTextEdits(file.source, await plan(file));
  return { change: { kind: 'write-file', path: file.path, source }, guard: { expectedRevision: state.revision } };
}
