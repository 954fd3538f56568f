import type { TraceEntry, TracePage } from './trace-model.js';
import type { TraceRow } from './trace-row.js';

/** Rows of one page: few enough to be read anew with each change, many enough that a long trace has few pages. */
const PAGE_ROWS = 256;

/** The rows in the order they started, in pages. Whatever happens to a row costs its page, never the trace. */
export interface TracePages {
  readonly size: number;
  has(row: TraceRow): boolean;
  first(): TraceRow | undefined;
  add(row: TraceRow): void;
  remove(row: TraceRow): void;
  /** What the row shows is read anew. */
  changed(row: TraceRow): void;
  clear(): void;
  /** The same array until something changes, and the same pages but for those that did. */
  read(): readonly TracePage[];
  /** Lets the rows that were not read since they came or changed read their events, so that they let go of them. */
  readUnread(): void;
}

interface Page {
  readonly rows: TraceRow[];
  entries: TracePage | undefined;
}

export function createTracePages(): TracePages {
  const pageOf = new Map<TraceRow, Page>();
  const unread = new Set<TraceRow>();
  let pages: Page[] = [];
  let list: readonly TracePage[] | undefined;

  const touch = (page: Page): void => {
    page.entries = undefined;
    list = undefined;
  };

  const lastWithRoom = (): Page => {
    const last = pages.at(-1);
    if (last && last.rows.length < PAGE_ROWS) return last;
    const page: Page = { rows: [], entries: undefined };
    pages.push(page);
    return page;
  };

  return {
    get size() {
      return pageOf.size;
    },
    has: (row) => pageOf.has(row),
    first: () => pageOf.keys().next().value,
    add(row) {
      const page = lastWithRoom();
      page.rows.push(row);
      pageOf.set(row, page);
      unread.add(row);
      touch(page);
    },
    remove(row) {
      const page = pageOf.get(row);
      if (!page) return;
      pageOf.delete(row);
      unread.delete(row);
      page.rows.splice(page.rows.indexOf(row), 1);
      if (page.rows.length === 0) pages.splice(pages.indexOf(page), 1);
      touch(page);
    },
    changed(row) {
      const page = pageOf.get(row);
      if (!page) return;
      unread.add(row);
      touch(page);
    },
    clear() {
      pageOf.clear();
      unread.clear();
      pages = [];
      list = undefined;
    },
    read: () => (list ??= Object.freeze(pages.map(readPage))),
    readUnread() {
      for (const row of unread) row.read();
      unread.clear();
    },
  };
}

function readPage(page: Page): TracePage {
  return (page.entries ??= Object.freeze(page.rows.map((row): TraceEntry => row.read())));
}
