import { errorMessage, hasErrorCode, CodedError } from '../../base/coded-error.js';
import { throwIfAborted } from '../../base/abort.js';
import { revisionConflict } from '../workspace-errors.js';
import type { Workspace } from '../workspace-port.js';
import { folderFilesChanged, sideEffectUnknown } from './folder-errors.js';
import type { FolderSaved } from './linked-folder-port.js';
import { readDisk } from './reconcile-save.js';
import type { UnsettledSave } from './save-operations.js';
import { judgeDisk, planSave, type SaveStep } from './save-plan.js';
import { runSaveStep, type SaveStepBench } from './save-step.js';

export interface SaveFolderBench extends Omit<SaveStepBench, 'revision'> {
  readonly workspace: Workspace;
}

/**
 * One save of everything that is dirty. First all files are compared with the disk, so that a file that changed outside
 * ends the save before anything was written; then each is written and marked, on its own.
 */
export async function saveFolder(bench: SaveFolderBench): Promise<FolderSaved> {
  const { workspace, operations, scopeId } = bench;
  const [inDoubt] = await operations.unsettled(scopeId);
  if (inDoubt) throw unknownError(inDoubt, operations.now());
  await operations.prune();

  const snapshot = workspace.getSnapshot();
  const { revision } = snapshot.state;
  const saving = new Saving(workspace);
  try {
    const ready = await compareWithDisk(planSave(snapshot), bench, saving);
    for (const step of ready) {
      throwIfAborted(bench.signal);
      await runSaveStep(step, { ...bench, revision });
      saving.markSaved(step);
    }
    // The disk has what was asked for; that it is not everything any more must not look like a clean workspace (spec).
    const current = workspace.getSnapshot().state.revision;
    if (current !== revision) throw revisionConflict(revision, current, 'save');
    await saving.persisted;
    return saving.summary();
  } catch (error) {
    await saving.persisted;
    throw withSummary(error, saving);
  }
}

/** What is to be done, without what the disk holds already. Throws for files that changed outside, naming them all. */
async function compareWithDisk(
  steps: readonly SaveStep[],
  { port, signal }: SaveFolderBench,
  saving: Saving,
): Promise<readonly SaveStep[]> {
  const ready: SaveStep[] = [];
  const changed: string[] = [];
  for (const step of steps) {
    throwIfAborted(signal);
    const verdict =
      step.kind === 'write' && step.followsDeletion ? 'ready' : await judgeDisk(step, await readDisk(port, step.path));
    if (verdict === 'arrived') saving.markSaved(step);
    else if (verdict === 'changed') changed.push(step.path);
    else ready.push(step);
  }
  if (changed.length > 0) throw folderFilesChanged(changed);
  return ready;
}

class Saving {
  readonly #workspace: Workspace;
  readonly #savedPaths: string[] = [];
  readonly #deletedPaths: string[] = [];
  persisted: Promise<void> = Promise.resolve();

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  /** At once, so that a later failure cannot make this file look unsaved. */
  markSaved(step: SaveStep): void {
    const file = step.kind === 'write' ? step.file : undefined;
    this.persisted = this.#workspace.markFilesSaved(new Map([[step.path, file]])).persisted;
    (file ? this.#savedPaths : this.#deletedPaths).push(step.path);
  }

  summary(): FolderSaved {
    return { savedPaths: this.#savedPaths, deletedPaths: this.#deletedPaths };
  }

  remainingPaths(): readonly string[] {
    const { dirtyPaths, deletedPaths } = this.#workspace.getSnapshot();
    return [...dirtyPaths, ...deletedPaths];
  }
}

/** The same code, with what is on the disk all the same. */
function withSummary(error: unknown, saving: Saving): CodedError {
  const { savedPaths, deletedPaths } = saving.summary();
  const done = [...savedPaths, ...deletedPaths];
  const { retryable = false, details } = (error ?? {}) as Partial<CodedError>;
  const code = hasErrorCode(error) ? error.code : 'TOOL_EXECUTION_FAILED';
  const saved = done.length === 0 ? 'Nothing was saved.' : `Saved before that: ${done.join(', ')}.`;
  return new CodedError(code, `${errorMessage(error)} ${saved}`, {
    retryable,
    details: { ...details, savedPaths, deletedPaths, remainingPaths: saving.remainingPaths() },
    cause: error,
  });
}

function unknownError({ kind, path, revision, record }: UnsettledSave, now: number): CodedError {
  // A claim that ran out belongs to a page that is gone: waiting for it settles nothing.
  const underWay = record.state === 'pending' && (record.leaseExpiresAt ?? Infinity) > now;
  return sideEffectUnknown({
    operation: kind,
    path,
    revision,
    operationKey: record.key,
    state: underWay ? 'pending' : 'unknown',
    ...(record.reason !== undefined && { reason: record.reason }),
  });
}
