import type { AgentSnapshot } from '../agent/agent-model.js';
import { CodedError } from '../base/coded-error.js';
import type { ReadableStore } from '../base/store.js';
import type { EditorDrafts } from '../workspace/drafts-port.js';
import type { FolderCandidate } from '../workspace/folder/folder-port.js';
import type { LinkedFolder } from '../workspace/folder/linked-folder-port.js';
import type { Workspace } from '../workspace/workspace-port.js';
import { toErrorShape } from './error-shape.js';
import type { FolderOpenOutcome } from './studio-view.js';

export interface OpenFolderBench {
  readonly workspace: Workspace;
  readonly folder: LinkedFolder;
  readonly drafts: EditorDrafts;
  readonly agent: ReadableStore<Pick<AgentSnapshot, 'running'>>;
}

/**
 * Choosing comes first, while the person's gesture still counts; what is typed is written next; and only who confirms
 * has unsaved work replaced.
 */
export async function openFolder(
  { workspace, folder, drafts, agent }: OpenFolderBench,
  confirm: (() => boolean | Promise<boolean>) | undefined,
  choose: () => Promise<FolderCandidate | undefined> = () => folder.pick(),
): Promise<FolderOpenOutcome> {
  try {
    const candidate = await choose();
    if (!candidate) return { state: 'cancelled' };
    await drafts.flush();
    const { state, dirtyPaths, deletedPaths } = workspace.getSnapshot();
    if (dirtyPaths.length + deletedPaths.length > 0 && (await confirm?.()) !== true) return { state: 'cancelled' };

    // A run may have begun while the person chose and answered.
    if (agent.getSnapshot().running)
      throw new CodedError('AGENT_BUSY', 'Nothing was opened: a run is under way.', { retryable: true });
    const { imported } = await folder.open(candidate, { expectedRevision: state.revision });
    const { rootName, files, skipped } = imported;
    return { state: 'opened', rootName, fileCount: files.length, skipped };
  } catch (error) {
    return { state: 'failed', error: toErrorShape(error) };
  }
}
