import { CodedError } from '../base/coded-error.js';

/** One figure of a group: `count` counts rows, the others leave `null` out, as a database does. */
export type Aggregate<Row> =
  { readonly of: 'count' } | { readonly of: 'sum' | 'avg' | 'min' | 'max'; readonly column: keyof Row & string };

export interface ViewQuery<Row> {
  readonly where?: (row: Row) => boolean;
  /** One group for each value of these columns; one group of all without. */
  readonly groupBy?: readonly (keyof Row & string)[];
  /** By the name that the figure gets. */
  readonly select: Readonly<Record<string, Aggregate<Row>>>;
  /** A name of `select` or a grouped column. */
  readonly orderBy?: string;
  readonly descending?: boolean;
  readonly limit?: number;
}

export type QueryRow = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Groups and sums the rows of a view: `select operation, avg(service_ms) … group by operation`. Reads only. Throws
 * `TOOL_INVALID_OPTIONS` for a name that is neither selected nor grouped.
 */
export function queryView<Row extends object>(rows: readonly Row[], query: ViewQuery<Row>): readonly QueryRow[] {
  const { where = () => true, groupBy = [], select, orderBy, descending = false, limit = Infinity } = query;
  if (orderBy !== undefined && !Object.hasOwn(select, orderBy) && !groupBy.includes(orderBy as never)) {
    throw new CodedError('TOOL_INVALID_OPTIONS', `There is no column “${orderBy}” to order by.`);
  }
  const groups = new Map<string, Row[]>();
  for (const row of rows.filter(where)) {
    const key = JSON.stringify(groupBy.map((column) => row[column]));
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const answers = [...groups.values()].map((group) => ({
    ...Object.fromEntries(groupBy.map((column) => [column, group[0]![column]])),
    ...Object.fromEntries(Object.entries(select).map(([name, aggregate]) => [name, figureOf(group, aggregate)])),
  })) as QueryRow[];
  if (orderBy !== undefined)
    answers.sort((one, other) => compare(one[orderBy], other[orderBy]) * (descending ? -1 : 1));
  return answers.slice(0, limit);
}

function figureOf<Row extends object>(rows: readonly Row[], aggregate: Aggregate<Row>): number | null {
  if (aggregate.of === 'count') return rows.length;
  const numbers = rows.map((row) => row[aggregate.column]).filter((value) => typeof value === 'number');
  if (numbers.length === 0) return null;
  const total = numbers.reduce((sum, number) => sum + number, 0);
  switch (aggregate.of) {
    case 'sum':
      return total;
    case 'avg':
      return total / numbers.length;
    case 'min':
      return numbers.reduce((least, number) => Math.min(least, number), Infinity);
    case 'max':
      return numbers.reduce((most, number) => Math.max(most, number), -Infinity);
  }
}

/** `null` comes first, as in SQLite. */
function compare(one: QueryRow[string] | undefined, other: QueryRow[string] | undefined): number {
  if (one === other) return 0;
  if (one === null || one === undefined) return -1;
  if (other === null || other === undefined) return 1;
  return one < other ? -1 : 1;
}
