import { CodedError, hasErrorCode } from '../base/coded-error.js';
import type { ToolHandlerContext } from '../registry/tool-registry-port.js';
import type { WorkspaceSnapshot } from '../workspace/workspace-model.js';
import type { WorkspaceCommit } from '../workspace/workspace-port.js';
import type { ToolBench } from './studio-tool.js';

interface StorageFields {
  readonly storageMode: WorkspaceSnapshot['storageMode'];
  readonly storageError?: string;
}

interface LocatedFields extends StorageFields {
  readonly activePath?: string;
  readonly revision: number;
}

interface SyncedFields extends LocatedFields {
  readonly preview: 'synced' | { readonly state: 'detached' };
}

export function storageFields({ storageMode, storageError }: WorkspaceSnapshot): StorageFields {
  return { storageMode, ...(storageError !== undefined && { storageError }) };
}

export function locatedFields(snapshot: WorkspaceSnapshot): LocatedFields {
  const { activePath, revision } = snapshot.state;
  return { ...(activePath !== undefined && { activePath }), revision, ...storageFields(snapshot) };
}

/**
 * Waits until a change is shown and stored, then reports it. A change whose acknowledgement fails still stands: the
 * coded error says so with its revision, and never before the write has settled.
 */
export async function reportChange(
  bench: ToolBench,
  commit: WorkspaceCommit,
  context: ToolHandlerContext,
): Promise<SyncedFields> {
  const { revision, activePath } = commit.state;
  const preview = await awaitAcknowledgement(bench, revision, context).catch(async (error: unknown) => {
    await commit.persisted;
    throw standingChangeError(error, revision);
  });
  await commit.persisted;
  const storage = storageFields(bench.workspace.getSnapshot());
  return { ...(activePath !== undefined && { activePath }), revision, preview, ...storage };
}

/** What the preview says of `revision`: shown, or that nothing is attached that could show it. */
export async function awaitAcknowledgement(
  bench: ToolBench,
  revision: number,
  { signal }: ToolHandlerContext,
): Promise<SyncedFields['preview']> {
  const timeoutMs = bench.acknowledgementTimeoutMs;
  const acknowledgement = await bench.preview.waitFor(revision, { signal, timeoutMs });
  return acknowledgement.state === 'synced' ? 'synced' : { state: 'detached' };
}

function standingChangeError(error: unknown, revision: number): unknown {
  if (!hasErrorCode(error)) return error;
  const { retryable, details } = error as Partial<CodedError>;
  return new CodedError(error.code, `${error.message} The change itself stands as revision ${revision}.`, {
    retryable: retryable ?? false,
    details: { ...details, revision, changeApplied: true },
    cause: error,
  });
}
