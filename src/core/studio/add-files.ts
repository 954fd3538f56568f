import type { AgentSnapshot } from '../agent/agent-model.js';
import { abortable, throwIfAborted } from '../base/abort.js';
import type { CodedErrorShape } from '../base/coded-error.js';
import type { ReadableStore } from '../base/store.js';
import { isPathTaken } from '../workspace/changes/change-effect.js';
import type { FolderContents } from '../workspace/folder/folder-port.js';
import { readFolder, type FolderReading } from '../workspace/folder/import-folder.js';
import { IMPORT_LIMITS, type ImportLimits } from '../workspace/folder/import-limits.js';
import { fileSize } from '../workspace/workspace-file.js';
import type { WorkspaceFile, WorkspaceState } from '../workspace/workspace-model.js';
import { filesWithArchives } from './files-with-archives.js';
import type { ArchiveBench } from './archive-commands.js';
import { toErrorShape } from './error-shape.js';

export interface AddFilesOptions {
  readonly signal?: AbortSignal;
  /** Told after each file that was read, with how many they are by then. */
  readonly onProgress?: (read: number) => void;
  /** Asked once when files of these names are here already; without it, or with false, they are left out. */
  readonly mayReplace?: (paths: readonly string[]) => boolean | Promise<boolean>;
  /** Everything is read, and put into its place when the agent is done. */
  readonly onWaiting?: () => void;
}

export interface AddFilesBench extends ArchiveBench {
  readonly agent: ReadableStore<Pick<AgentSnapshot, 'running'>>;
}

/** What came of adding files. `skipped` says `<path> · <reason>`, bounded; with no paths nothing was changed. */
export type AddFilesOutcome =
  | { readonly state: 'added'; readonly paths: readonly string[]; readonly skipped: readonly string[] }
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly error: CodedErrorShape };

/**
 * Files of the person's computer, whole folders and what zip files hold, put beside those that are here as one step of
 * undo. Everything is read before anything changes; the limits are those of an import, for the workspace as a whole. A
 * run of the agent that began meanwhile is waited for, as nothing is changed by hand during one.
 */
export async function addFiles(
  bench: AddFilesBench,
  contents: FolderContents,
  options: AddFilesOptions = {},
): Promise<AddFilesOutcome> {
  const { workspace, drafts, archive } = bench;
  const { signal, onProgress } = options;
  try {
    await drafts.flush({ ...(signal && { signal }) });
    const limits = roomIn(workspace.getSnapshot().state);
    const reading = await readFolder(filesWithArchives(contents, archive), { signal, onProgress, limits });
    const replaceable = await askWhatToReplace(bench, reading, options);
    const files = fitting(reading, workspace.getSnapshot().state, replaceable);
    const skipped = reading.skipped.toList();
    if (files.length > 0) await workspace.apply({ kind: 'put-files', files }, { by: 'person' }).persisted;
    return { state: 'added', paths: files.map(({ path }) => path), skipped };
  } catch (error) {
    return signal?.aborted ? { state: 'cancelled' } : { state: 'failed', error: toErrorShape(error) };
  }
}

/**
 * The paths that may be replaced. When it settles no run is under way, and what the person was asked about is what is here:
 * a file that changed while they thought is asked about again, one that came meanwhile is not replaced.
 */
async function askWhatToReplace(
  { workspace, agent }: AddFilesBench,
  { files }: FolderReading,
  { signal, mayReplace, onWaiting }: AddFilesOptions,
): Promise<ReadonlySet<string>> {
  for (;;) {
    if (agent.getSnapshot().running) onWaiting?.();
    await untilDone(agent, signal);
    const before = workspace.getSnapshot().state;
    const known = [...files.keys()].filter((path) => before.files.has(path));
    const replaces = known.length > 0 && (await mayReplace?.(known)) === true;
    throwIfAborted(signal);
    const { state } = workspace.getSnapshot();
    const asAsked = !replaces || known.every((path) => state.files.get(path) === before.files.get(path));
    if (asAsked && !agent.getSnapshot().running) return new Set(replaces ? known : []);
  }
}

/** A run ends by itself: its steps and waits are bounded, and a person can cancel it. */
function untilDone(agent: AddFilesBench['agent'], signal: AbortSignal | undefined): Promise<void> {
  let stop: (() => void) | undefined;
  const done = new Promise<void>((resolve) => {
    const look = (): void => {
      if (!agent.getSnapshot().running) resolve();
    };
    stop = agent.subscribe(look);
    look();
  });
  return abortable(done, signal).finally(stop);
}

/** What can be put into its place; the rest joins what was left out. */
function fitting(
  { files, skipped }: FolderReading,
  state: WorkspaceState,
  replaceable: ReadonlySet<string>,
): readonly WorkspaceFile[] {
  const together = new Map(state.files);
  return [...files.values()].filter((file) => {
    const here = state.files.get(file.path);
    if (here && !replaceable.has(file.path)) skipped.add(file.path, 'exists already');
    else if (!here && isPathTaken(together, file.path)) skipped.add(file.path, 'name is taken');
    else return (together.set(file.path, file), true);
    return false;
  });
}

/** What a folder could still take in when it is read again: more would be lost then. */
function roomIn({ files }: WorkspaceState): ImportLimits {
  const size = [...files.values()].reduce((sum, file) => sum + fileSize(file), 0);
  return {
    ...IMPORT_LIMITS,
    files: Math.max(0, IMPORT_LIMITS.files - files.size),
    totalBytes: Math.max(0, IMPORT_LIMITS.totalBytes - size),
  };
}
