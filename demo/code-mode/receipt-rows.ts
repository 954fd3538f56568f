import type { CellRecord } from 'jig-studio/core';

/** A line for each call of the latest program. */
export function receiptRows(record: CellRecord | undefined): readonly HTMLTableRowElement[] {
  return (record?.receipts ?? []).map(({ ordinal, tool, state, reason, started_ms: from, ended_ms: to }) => {
    const row = document.createElement('tr');
    const took = from !== undefined && to !== undefined ? `${to - from} ms` : '';
    const cells = [String(ordinal), tool, reason === undefined ? state : `${state} · ${reason}`, took];
    row.append(...cells.map((text) => Object.assign(document.createElement('td'), { textContent: text })));
    row.dataset['state'] = state;
    return row;
  });
}
