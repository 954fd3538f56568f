import type { StudioAgent } from '../agent/agent.js';
import { CodedError } from '../base/coded-error.js';
import { createToolCallError, createToolCallSuccess } from '../protocol/call-result.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { Preview } from '../preview/preview-port.js';
import type { EditorDrafts } from '../workspace/drafts-port.js';
import type { Workspace } from '../workspace/workspace-port.js';
import { toErrorShape } from './error-shape.js';

interface Bench {
  readonly agent: StudioAgent;
  readonly workspace: Workspace;
  readonly drafts: EditorDrafts;
  readonly preview: Preview;
}

/**
 * Puts back what one turn changed: one revision, one step of `workspace.undo`. Success means stored and, where a preview is
 * open, shown. Files that were changed since are not overwritten: then nothing is put back. What is back already stays.
 */
export async function undoTurn(
  { agent, workspace, drafts, preview }: Bench,
  messageId: string,
): Promise<ToolCallResult> {
  const refuseDuringRun = (): void => {
    if (agent.getSnapshot().running) throw new CodedError('AGENT_BUSY', 'A run is under way.', { retryable: true });
  };
  try {
    refuseDuringRun();
    await drafts.flush();
    // One may have begun meanwhile; from here to the change nothing waits.
    refuseDuringRun();
    const restored = agent.restoring(messageId);
    if (!restored) throw new CodedError('AGENT_TURN_NOT_FOUND', 'This turn cannot be taken back any more.');
    const commit = workspace.apply({ kind: 'restore-files', files: restored }, { by: 'person' });
    const shown = await preview.waitFor(commit.state.revision, {}).finally(() => commit.persisted);
    await commit.persisted;
    return createToolCallSuccess({
      revision: commit.state.revision,
      paths: [...restored.keys()],
      preview: shown.state === 'synced' ? 'synced' : { state: 'detached' },
    });
  } catch (error) {
    const { code, message, retryable, details } = toErrorShape(error);
    return createToolCallError(message, { code, retryable, ...(details && { details }) });
  }
}
