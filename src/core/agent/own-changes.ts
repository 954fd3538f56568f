import type { ToolCallResult } from '../protocol/result.js';
import { resultRevision } from '../trace/result-summary.js';
import { sameRecord } from '../workspace/workspace-file.js';
import type { WorkspaceFile } from '../workspace/workspace-model.js';

type Files = ReadonlyMap<string, WorkspaceFile>;
type PartOfFiles = ReadonlyMap<string, WorkspaceFile | undefined>;

export interface FollowedFiles {
  readonly currentFiles: () => Files;
  readonly currentRevision: () => number;
  readonly onWorkspaceChange: (listener: () => void) => () => void;
}

interface Change {
  readonly revision: number;
  readonly before: Files;
  readonly after: Files;
}

/**
 * What the calls of one run changed. A person, the host and other pages may change files while a run waits; what they did
 * is none of its work, and must not be taken back or told as the run's.
 */
export class OwnChanges {
  readonly #source: FollowedFiles;
  #seen: Change[] = [];
  #own: Change[] = [];
  #files: Files = new Map();
  #stop: (() => void) | undefined;

  constructor(source: FollowedFiles) {
    this.#source = source;
  }

  /** A run begins. */
  begin(): void {
    this.end();
    this.#seen = [];
    this.#own = [];
    this.#files = this.#source.currentFiles();
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
   * succeeded tells none. A call that failed changed nothing, unless its error says so.
   */
  claim(mark: number, result: ToolCallResult): void {
    this.#look();
    if (result.isError && result.error?.details?.['changeApplied'] !== true) return;
    const revision = resultRevision(result);
    const since = this.#seen.slice(mark).filter((change) => !this.#own.includes(change));
    this.#own.push(...since.filter((change) => revision === undefined || change.revision === revision));
  }

  /** The revision of the latest change of the run. */
  get revision(): number | undefined {
    return this.#own.at(-1)?.revision;
  }

  /** The files that the run changed, as they were and as it left them. */
  files(): { readonly before: PartOfFiles; readonly after: PartOfFiles } {
    const before = new Map<string, WorkspaceFile | undefined>();
    const after = new Map<string, WorkspaceFile | undefined>();
    for (const change of this.#own) {
      for (const path of new Set([...change.before.keys(), ...change.after.keys()])) {
        const [from, to] = [change.before.get(path), change.after.get(path)];
        if (sameRecord(from, to)) continue;
        // Somebody else wrote in between: that is what the file goes back to.
        if (!before.has(path) || !sameRecord(after.get(path), from)) before.set(path, from);
        after.set(path, to);
      }
    }
    return { before, after };
  }

  #look(): void {
    if (!this.#stop) return;
    const files = this.#source.currentFiles();
    if (files === this.#files) return;
    this.#seen.push({ revision: this.#source.currentRevision(), before: this.#files, after: files });
    this.#files = files;
  }
}
