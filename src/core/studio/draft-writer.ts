import { CodedError } from '../base/coded-error.js';
import { TYPING_METADATA } from '../tools/typing-call.js';
import type { EditorDraftsOptions } from '../workspace/editor-drafts.js';
import type { Workspace } from '../workspace/workspace-port.js';
import type { DirectCalls } from './direct-calls.js';

/**
 * Typing goes into the workspace by `workspace.writeFile` like every other change. While an agent works it is kept
 * back, so that the revision a person approved stays the one that is changed.
 */
export function createDraftWriter(
  calls: DirectCalls,
  workspace: Workspace,
  isLocked: () => boolean,
): Pick<EditorDraftsOptions, 'read' | 'write'> {
  return {
    read(path) {
      const { files, revision } = workspace.getSnapshot().state;
      const file = files.get(path);
      return file?.kind === 'text' ? { source: file.source, revision } : undefined;
    },
    async write(path, source, expectedRevision) {
      if (isLocked())
        throw new CodedError('AGENT_BUSY', 'Your text is kept until the agent is done.', { retryable: true });
      const args = { path, source, ...(expectedRevision !== undefined && { expectedRevision }) };
      const { error } = await calls.call('workspace.writeFile', args, { metadata: TYPING_METADATA });
      // A page that fails with the new text, or shows it late, still has the text written.
      if (!error || error.details?.['changeApplied'] === true) return;
      const { code, message, retryable = false, details } = error;
      throw new CodedError(code, message, { retryable, ...(details && { details }) });
    },
  };
}
