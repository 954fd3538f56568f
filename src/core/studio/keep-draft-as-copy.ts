import { createToolCallSuccess } from '../protocol/call-result.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { EditorDrafts } from '../workspace/drafts-port.js';
import { copyPath } from '../workspace/tabs/merge-states.js';
import type { Workspace } from '../workspace/workspace-port.js';
import type { DirectCalls } from './direct-calls.js';

interface Bench {
  readonly calls: DirectCalls;
  readonly workspace: Workspace;
  readonly drafts: EditorDrafts;
}

/** The draft goes only once its text is in a file. Without a draft there is nothing to keep. */
export async function keepDraftAsCopy({ calls, workspace, drafts }: Bench, path: string): Promise<ToolCallResult> {
  const draft = drafts.getSnapshot().get(path);
  if (!draft) return createToolCallSuccess({ path });
  const { files, revision } = workspace.getSnapshot().state;
  const args = { path: copyPath(path, files), source: draft.source, expectedRevision: revision };
  const result = await calls.call('workspace.createFile', args);
  const isWritten = !result.isError || result.error?.details?.['changeApplied'] === true;
  if (isWritten && drafts.getSnapshot().get(path)?.source === draft.source) drafts.discard(path);
  return result;
}
