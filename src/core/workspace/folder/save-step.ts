import { createCancelledError } from '../../base/abort.js';
import { withTimeout, type Timers } from '../../base/timers.js';
import { CodedError } from '../../base/coded-error.js';
import type { SideEffectOutcome, SideEffectRun } from '../../durable/side-effect-model.js';
import { bytesOfBlob, bytesOfFile, digestOf } from './file-content.js';
import { folderFilesChanged, isHarmlessRefusal, sideEffectUnknown } from './folder-errors.js';
import type { FolderPort } from './folder-port.js';
import { boundedRead } from './folder-reads.js';
import {
  guarded,
  operationFingerprint,
  operationKey,
  type SaveOperationName,
  type SaveOperations,
} from './save-operations.js';
import { judgeDisk, type SaveStep } from './save-plan.js';

export interface SaveStepBench {
  readonly port: FolderPort;
  readonly operations: SaveOperations;
  readonly scopeId: string;
  readonly revision: number;
  readonly signal?: AbortSignal | undefined;
  readonly timers: Timers;
  /** Told of every attempt, so that nobody judges the disk while one may still land. */
  readonly onAttempt: (attempt: Promise<unknown>) => void;
}

/** Milliseconds one write may take; less than the lease, so that its outcome can still be recorded. */
const WRITE_TIMEOUT_MS = 20_000;

/** Retries within one revision that find only finished records; above that the records are not believed any more. */
const MAX_ATTEMPTS = 1000;

/**
 * Brings one file to the disk as one durable side effect (spec, "External side-effect adapter boundary"). Resolves only
 * when the disk has it. Throws `WORKSPACE_SIDE_EFFECT_UNKNOWN` when that is in doubt, the port's own code when nothing
 * was written, `WORKSPACE_FOLDER_FILE_CHANGED` when somebody else changed the file.
 */
export async function runSaveStep(step: SaveStep, bench: SaveStepBench): Promise<void> {
  const { scopeId, revision, operations } = bench;
  const bytes = step.kind === 'write' ? await bytesOfFile(step.file) : undefined;
  const digest = bytes ? await digestOf(bytes) : 'delete';

  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const name: SaveOperationName = { scopeId, revision, kind: step.kind, path: step.path, attempt };
    let refusal: CodedError | undefined;
    const diagnostic = {
      operation: step.kind,
      path: step.path,
      scopeId,
      revision,
      ...(bytes && { sourceLength: bytes.length, sourceHash: digest }),
    };
    const run = await guarded(() =>
      operations.runner.run<string>({
        key: operationKey(name),
        fingerprint: operationFingerprint(step.kind, step.path, digest),
        leaseMs: operations.leaseMs,
        ...(bench.signal && { signal: bench.signal }),
        abortDiagnostic: diagnostic,
        execute: () => perform(step, bench),
        onError(error): SideEffectOutcome<string> {
          const reason = error instanceof Error ? error.message : 'The folder gave no reason.';
          if (!isHarmlessRefusal(error) && !isFileChanged(error)) return { state: 'unknown', reason, diagnostic };
          refusal = error;
          return { state: 'failed', reason, diagnostic };
        },
      }),
    );
    if (isFinished(run)) continue;
    return settle(run, name, refusal);
  }
  throw new CodedError('WORKSPACE_DURABLE_STATE_UNAVAILABLE', `"${step.path}" was tried too often.`);
}

/** The disk is looked at again at the last moment: what changed since the plan was made must not be overwritten. */
async function perform(step: SaveStep, { port, timers, onAttempt }: SaveStepBench): Promise<SideEffectOutcome<string>> {
  const disk = await port.readFile(step.path);
  const verdict = await judgeDisk(step, disk && (await boundedRead(bytesOfBlob(disk), timers)));
  if (verdict === 'changed') throw folderFilesChanged([step.path]);
  if (verdict === 'ready') {
    const work =
      step.kind === 'write' ? port.writeFile(step.path, await blobOf(step.file)) : port.removeFile(step.path);
    onAttempt(work);
    await withTimeout(
      work,
      WRITE_TIMEOUT_MS,
      () => new Error(`The folder gave no answer in ${WRITE_TIMEOUT_MS} ms.`),
      timers,
    );
  }
  return { state: 'completed', result: step.kind };
}

async function blobOf(file: (SaveStep & { kind: 'write' })['file']): Promise<Blob> {
  return file.kind === 'asset' ? file.blob : new Blob([await bytesOfFile(file)], { type: file.mimeType });
}

/** A record of an earlier try that ended: it says nothing about the disk of now, which still needs the step. */
function isFinished({ state, operation }: SideEffectRun<string>): boolean {
  const ended = operation?.state === 'completed' || operation?.state === 'failed';
  return state === 'replayed' || (state === 'conflict' && ended);
}

function settle(run: SideEffectRun<string>, name: SaveOperationName, refusal: CodedError | undefined): void {
  if (run.state === 'completed') return;
  if (run.state === 'cancelled') throw createCancelledError('The save was cancelled before this file.');
  if (run.state === 'failed' && refusal) throw refusal;
  throw sideEffectUnknown({
    operation: name.kind,
    path: name.path,
    revision: name.revision,
    operationKey: operationKey(name),
    state: run.state === 'pending' ? 'pending' : 'unknown',
    ...(run.reason !== undefined && { reason: run.reason }),
    ...(run.diagnostic !== undefined && { diagnostic: run.diagnostic }),
  });
}

function isFileChanged(error: unknown): error is CodedError {
  return error instanceof CodedError && error.code === 'WORKSPACE_FOLDER_FILE_CHANGED';
}
