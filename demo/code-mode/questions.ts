import { queryView, type CodeModeActionLog, type ViewQuery } from 'jig-studio/code-mode.js';

const VIEW_NAMES = ['code_mode_action_traces', 'code_mode_nested_tool_usage'] as const;
type ViewName = (typeof VIEW_NAMES)[number];
/** A query as it is written down: all that `queryView` takes but a function. */
type WrittenQuery = { readonly view: ViewName } & Omit<ViewQuery<Record<string, unknown>>, 'where'>;

export const QUESTIONS: readonly { readonly name: string; readonly query: WrittenQuery }[] = [
  {
    name: 'What did each stage cost?',
    query: {
      view: 'code_mode_action_traces',
      groupBy: ['operation'],
      select: {
        attempts: { of: 'count' },
        avg_service_ms: { of: 'avg', column: 'service_ms' },
        model_bytes: { of: 'sum', column: 'serialized_result_bytes' },
        nested_calls: { of: 'sum', column: 'nested_calls' },
      },
      orderBy: 'attempts',
      descending: true,
    },
  },
  {
    name: 'Which tools were called?',
    query: {
      view: 'code_mode_nested_tool_usage',
      groupBy: ['tool_name'],
      select: { calls: { of: 'sum', column: 'calls' } },
      orderBy: 'calls',
      descending: true,
    },
  },
  {
    name: 'How did programs end?',
    query: {
      view: 'code_mode_action_traces',
      groupBy: ['outcome'],
      select: { attempts: { of: 'count' }, slowest_ms: { of: 'max', column: 'service_ms' } },
      orderBy: 'attempts',
      descending: true,
    },
  },
  {
    name: 'How much did programs leave out?',
    query: {
      view: 'code_mode_action_traces',
      select: {
        bytes_read: { of: 'sum', column: 'nested_raw_result_bytes_total' },
        bytes_emitted: { of: 'sum', column: 'returned_bytes' },
        waited_ms: { of: 'sum', column: 'slot_wait_ms' },
      },
    },
  },
];

/** As a person would write it: what holds nothing further stands on one line. */
export function written(query: WrittenQuery): string {
  const text = JSON.stringify(query, null, 2);
  return text.replaceAll(/([{[])\s+([^{}[\]]*?)\s+([}\]])/g, (_, open: string, inside: string, close: string) => {
    const line = inside.replaceAll(/\s*\n\s*/g, ' ');
    return open === '{' ? `{ ${line} }` : `[${line}${close}`;
  });
}

/** A table of the answer, or what is wrong with the question. */
export function answerOf(log: CodeModeActionLog, text: string): HTMLElement {
  try {
    const { view, ...query } = JSON.parse(text) as WrittenQuery;
    const rows: readonly object[] = view === 'code_mode_nested_tool_usage' ? log.nestedToolUsage() : log.actionTraces();
    const fault = faultOf(view, query, rows[0]);
    if (fault !== undefined) return line(fault);
    return rows.length === 0 ? line('No program has run yet.') : tableOf(queryView(rows, query as never));
  } catch (error) {
    return line(error instanceof Error ? error.message : 'This is no query.');
  }
}

/** What a person may get wrong in a query: the types that keep a program from it are not here. */
function faultOf(
  view: string | undefined,
  { select, groupBy = [] }: Partial<Omit<WrittenQuery, 'view'>>,
  row: object | undefined,
): string | undefined {
  if (!VIEW_NAMES.some((name) => name === view)) return `“view” is one of ${VIEW_NAMES.join(', ')}.`;
  if (typeof select !== 'object') return '“select” names what is counted, as { "attempts": { "of": "count" } }.';
  const columns = [...groupBy, ...Object.values(select).flatMap((figure) => ('column' in figure ? figure.column : []))];
  const unknown = row && columns.find((column) => !(column in row));
  return unknown === undefined ? undefined : `There is no column “${unknown}” in ${view}.`;
}

function tableOf(rows: readonly Readonly<Record<string, unknown>>[]): HTMLTableElement {
  const table = document.createElement('table');
  const names = Object.keys(rows[0]!);
  const head = table.createTHead().insertRow();
  head.append(...names.map((name) => Object.assign(document.createElement('th'), { textContent: name, scope: 'col' })));
  const body = table.createTBody();
  for (const row of rows) {
    const cells = names.map((name) => {
      const value = row[name];
      const textContent = typeof value === 'number' ? String(Math.round(value * 10) / 10) : String(value ?? '–');
      return Object.assign(document.createElement('td'), { textContent });
    });
    body.insertRow().append(...cells);
  }
  return table;
}

function line(textContent: string): HTMLParagraphElement {
  return Object.assign(document.createElement('p'), { textContent });
}
