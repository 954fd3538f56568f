import type { TraceEntry } from '../../core/trace/trace-model.js';
import { lowerBound } from '../virtual-list/lower-bound.js';
import type { TraceSession } from './trace-sessions.js';

/** One thing the list shows: the head of a session, or one of its rows. */
export type TraceItem =
  | { readonly kind: 'head'; readonly session: TraceSession }
  | { readonly kind: 'row'; readonly session: TraceSession; readonly entry: TraceEntry };

/**
 * Where everything stands in the list. It knows where each session begins and nothing of the single rows, so a long trace
 * costs no more than its sessions. A single session has no head: the bar names it.
 */
export class TraceLayout {
  readonly count: number;
  /** Indices of the heads, ascending. */
  readonly heads: readonly number[];
  readonly #sessions: readonly TraceSession[];
  readonly #starts: readonly number[];
  readonly #headRows: 0 | 1;

  constructor(sessions: readonly TraceSession[]) {
    this.#sessions = sessions;
    this.#headRows = sessions.length > 1 ? 1 : 0;
    const starts: number[] = [];
    let count = 0;
    for (const { entries } of sessions) {
      starts.push(count);
      count += entries.length + this.#headRows;
    }
    this.#starts = starts;
    this.heads = this.#headRows === 1 ? starts : [];
    this.count = count;
  }

  itemAt(index: number): TraceItem | undefined {
    if (index < 0 || index >= this.count) return undefined;
    const at = lowerBound(this.#starts, index + 1) - 1;
    const session = this.#sessions[at]!;
    const entry = session.entries[index - this.#starts[at]! - this.#headRows];
    return entry ? { kind: 'row', session, entry } : { kind: 'head', session };
  }

  items(start: number, end: number): readonly TraceItem[] {
    const items: TraceItem[] = [];
    for (let index = start; index < end; index += 1) {
      const item = this.itemAt(index);
      if (item) items.push(item);
    }
    return items;
  }

  /** The place of a row; undefined for one that is not on show. */
  indexOf(id: string): number | undefined {
    for (const [at, { entries }] of this.#sessions.entries()) {
      const place = entries.findIndex((entry) => entry.id === id);
      if (place >= 0) return this.#starts[at]! + this.#headRows + place;
    }
    return undefined;
  }

  /** The next row from `index` on in a direction, heads left out. */
  rowFrom(index: number, step: 1 | -1): { readonly entry: TraceEntry; readonly index: number } | undefined {
    for (let at = index; at >= 0 && at < this.count; at += step) {
      const item = this.itemAt(at);
      if (item?.kind === 'row') return { entry: item.entry, index: at };
    }
    return undefined;
  }
}
