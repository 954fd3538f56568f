import { CodedError } from '../base/coded-error.js';
import { sameRecord } from '../workspace/workspace-file.js';
import type { WorkspaceFile } from '../workspace/workspace-model.js';

/** The files of interest; undefined where there was none. */
type Files = ReadonlyMap<string, WorkspaceFile | undefined>;

/** Turns that can be taken back; files are shared with the workspace's own states, so a turn costs a map. */
const TURN_LIMIT = 20;

/** What the files of a turn were before and after each of the latest turns; it is forgotten with the page. */
export class TurnUndo {
  readonly #turns = new Map<string, { readonly before: Files; readonly after: Files }>();

  /** True when the turn changed a file, so that there is something to take back. */
  record(messageId: string, before: Files, after: Files): boolean {
    if (changedPaths(before, after).length === 0) return false;
    this.#turns.set(messageId, { before, after });
    if (this.#turns.size > TURN_LIMIT) this.#turns.delete(this.#turns.keys().next().value ?? messageId);
    return true;
  }

  /**
   * The files to put back. Throws `AGENT_TURN_NOT_FOUND`, or `WORKSPACE_REVISION_CONFLICT` with `details.paths` where a
   * file of the turn was changed after it: what came later is not overwritten.
   */
  restoring(messageId: string, current: Files): ReadonlyMap<string, WorkspaceFile | undefined> {
    const turn = this.#turns.get(messageId);
    if (!turn) throw new CodedError('AGENT_TURN_NOT_FOUND', 'This turn cannot be taken back any more.');
    const paths = changedPaths(turn.before, turn.after);
    const later = paths.filter((path) => !sameRecord(turn.after.get(path), current.get(path)));
    if (later.length > 0) {
      throw new CodedError('WORKSPACE_REVISION_CONFLICT', `Changed again after this turn: ${later.join(', ')}.`, {
        details: { paths: later, operation: 'undo-turn' },
      });
    }
    return new Map(paths.map((path) => [path, turn.before.get(path)]));
  }

  forget(messageId: string): void {
    this.#turns.delete(messageId);
  }
}

function changedPaths(before: Files, after: Files): readonly string[] {
  if (before === after) return [];
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => !sameRecord(before.get(path), after.get(path)));
}
