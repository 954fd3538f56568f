import type { ToolCallResult } from '../protocol/result.js';
import { resultRevision } from '../trace/result-summary.js';
import { editsBetween, type FileEdit } from '../workspace/apply-change.js';
import type { WorkspaceHistory } from '../workspace/history.js';
import { sameRecord } from '../workspace/workspace-file.js';
import type { WorkspaceFile } from '../workspace/workspace-model.js';

type Files = ReadonlyMap<string, WorkspaceFile>;

/** What a turn did to each file that it changed, by path. */
export type TurnFiles = ReadonlyMap<string, FileEdit>;

export interface FollowedFiles {
  readonly currentFiles: () => Files;
  readonly currentRevision: () => number;
  readonly currentHistory: () => WorkspaceHistory;
  readonly onWorkspaceChange: (listener: () => void) => () => void;
}

interface Change {
  readonly revision: number;
  readonly edits: readonly FileEdit[];
}

/**
 * What the calls of one run changed. A person, the host and other pages may change files while a run waits; what they did
 * is none of its work, and must not be taken back or told as the run's.
 */
export class OwnChanges {
  readonly #source: FollowedFiles;
  #seen: Change[] = [];
  readonly #claimed = new Set<Change>();
  readonly #byPath = new Map<string, FileEdit>();
  #revision: number | undefined;
  #files: Files = new Map();
  #lookedAt = 0;
  #stop: (() => void) | undefined;
  #onOwn: () => void = () => undefined;

  constructor(source: FollowedFiles) {
    this.#source = source;
  }

  /** A run begins; `onOwn` is told of each change that turns out to be its own. */
  begin(onOwn: () => void = () => undefined): void {
    this.end();
    this.#seen = [];
    this.#claimed.clear();
    this.#byPath.clear();
    this.#revision = undefined;
    this.#onOwn = onOwn;
    this.#files = this.#source.currentFiles();
    this.#lookedAt = this.#source.currentRevision();
    this.#stop = this.#source.onWorkspaceChange(() => this.#look());
  }

  end(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** What was seen until now; a call that begins here can only have made what comes later. */
  mark(): number {
    this.#look();
    return this.#seen.length;
  }

  /**
   * Counts as the run's what changed since `mark`: the revision that the result tells, or all of it where a tool that
   * succeeded tells none. A call that failed changed nothing, unless its error says so; one that was cancelled may have
   * made its change before, which then is the first.
   */
  claim(mark: number, result: ToolCallResult): void {
    this.#look();
    const since = this.#seen.slice(mark).filter((change) => !this.#claimed.has(change));
    const own = since.filter(ownOf(result));
    for (const change of isCancelled(result) ? own.slice(0, 1) : own) this.#take(change);
    if (own.length > 0) this.#onOwn();
  }

  /** The revision of the latest change of the run; undefined while it has changed nothing. */
  get revision(): number | undefined {
    return this.#revision;
  }

  /** The files that the run changed, as they were and as it left them. */
  files(): TurnFiles {
    return new Map([...this.#byPath].filter(([, { before, after }]) => !sameRecord(before, after)));
  }

  #take(change: Change): void {
    this.#claimed.add(change);
    this.#revision = change.revision;
    for (const edit of change.edits) {
      const earlier = this.#byPath.get(edit.path);
      // Where somebody else wrote in between, that is what the file goes back to.
      const continues = earlier !== undefined && sameRecord(earlier.after, edit.before);
      this.#byPath.set(edit.path, continues ? { ...edit, before: earlier.before } : edit);
    }
  }

  #look(): void {
    if (!this.#stop) return;
    const files = this.#source.currentFiles();
    if (files === this.#files) return;
    const revision = this.#source.currentRevision();
    this.#seen.push({ revision, edits: this.#latestEdits(revision) ?? allEdits(this.#files, files) });
    this.#files = files;
    this.#lookedAt = revision;
  }

  /** As the workspace noted them, where it did: a step of undo or another page's work is found by comparing. */
  #latestEdits(revision: number): readonly FileEdit[] | undefined {
    const step = this.#source.currentHistory().past.at(-1);
    const isWhole = step?.revision === revision && revision === this.#lookedAt + 1 && !step.typing;
    return isWhole ? step.edits : undefined;
  }
}

function ownOf(result: ToolCallResult): (change: Change) => boolean {
  if (isCancelled(result)) return () => true;
  if (result.isError && result.error?.details?.['changeApplied'] !== true) return () => false;
  const told = resultRevision(result);
  return ({ revision }) => told === undefined || revision === told;
}

function isCancelled({ isError, error }: ToolCallResult): boolean {
  return isError === true && error?.code === 'TOOL_CANCELLED' && error.details?.['changeApplied'] !== true;
}

function allEdits(before: Files, after: Files): readonly FileEdit[] {
  const wanted = new Map<string, WorkspaceFile | undefined>(after);
  for (const path of before.keys()) if (!wanted.has(path)) wanted.set(path, undefined);
  return editsBetween(before, wanted);
}
