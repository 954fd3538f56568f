import type { TraceEntry, TracePage } from '../../core/trace/trace-model.js';
import { lowerBound } from '../virtual-list/lower-bound.js';
import { oncePerPage } from './trace-pages.js';
import type { TraceSession } from './trace-sessions.js';

/** One thing the list shows: the head of a session, or one of its rows. */
export type TraceItem =
  | { readonly kind: 'head'; readonly session: TraceSession }
  | { readonly kind: 'row'; readonly session: TraceSession; readonly entry: TraceEntry };

/** Items that stand together: the head of a session, or a part of its rows. */
interface Piece {
  readonly session: TraceSession;
  /** Undefined for the head. */
  readonly rows: TracePage | undefined;
}

/**
 * Where everything stands in the list. It knows where each part of a session begins and nothing of the single rows, so a
 * long trace costs no more than its parts. A single session has no head: the bar names it.
 */
export class TraceLayout {
  readonly count: number;
  /** Indices of the heads, ascending. */
  readonly heads: readonly number[];
  readonly #pieces: readonly Piece[];
  readonly #starts: readonly number[];

  constructor(sessions: readonly TraceSession[]) {
    const pieces: Piece[] = [];
    const starts: number[] = [];
    const heads: number[] = [];
    let count = 0;
    const add = (session: TraceSession, rows: TracePage | undefined): void => {
      pieces.push({ session, rows });
      starts.push(count);
      count += rows?.length ?? 1;
    };
    for (const session of sessions) {
      if (sessions.length > 1) {
        heads.push(count);
        add(session, undefined);
      }
      for (const rows of session.parts) add(session, rows);
    }
    this.#pieces = pieces;
    this.#starts = starts;
    this.heads = heads;
    this.count = count;
  }

  itemAt(index: number): TraceItem | undefined {
    if (index < 0 || index >= this.count) return undefined;
    const at = lowerBound(this.#starts, index + 1) - 1;
    const { session, rows } = this.#pieces[at]!;
    return rows ? { kind: 'row', session, entry: rows[index - this.#starts[at]!]! } : { kind: 'head', session };
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
    for (const [at, { rows }] of this.#pieces.entries()) {
      const place = rows && placesIn(rows).get(id);
      if (place !== undefined) return this.#starts[at]! + place;
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

/** Where each row stands in a page, by its id. */
const placesIn = oncePerPage((page) => new Map(page.map(({ id }, place) => [id, place])));

/** What is drawn, in the order of its sessions. */
export function groupBySession(items: readonly TraceItem[]): ReadonlyMap<TraceSession, readonly TraceItem[]> {
  const groups = new Map<TraceSession, TraceItem[]>();
  for (const item of items) {
    const group = groups.get(item.session);
    if (group) group.push(item);
    else groups.set(item.session, [item]);
  }
  return groups;
}
