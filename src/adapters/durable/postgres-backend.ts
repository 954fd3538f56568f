import type { DurableOperationBackend, DurableOperationPage } from '../../core/durable/operation-backend-port.js';
import { fromRow, OPERATION_COLUMNS, SELECTED_COLUMNS, toValues } from './postgres-row.js';
import { assertTableName, POSTGRES_DURABLE_OPERATION_TABLE } from './postgres-schema.js';

/** What the backend asks of a client or pool; no driver is a dependency. */
export interface PostgresDurableOperationClient {
  query(
    text: string,
    values: readonly unknown[],
  ): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[]; readonly rowCount?: number | null }>;
}

export interface PostgresDurableOperationBackendOptions {
  readonly client: PostgresDurableOperationClient;
  /** Plain or `schema.table`; made beforehand with `createPostgresDurableOperationSchemaSql`. */
  readonly tableName?: string;
}

export interface PostgresDurableOperationBackend extends DurableOperationBackend {
  listPage(request: { readonly cursor?: string; readonly limit: number }): Promise<DurableOperationPage>;
}

/** Single parameterised statements, each atomic under READ COMMITTED. Never migrates. */
export function createPostgresDurableOperationBackend({
  client,
  tableName = POSTGRES_DURABLE_OPERATION_TABLE,
}: PostgresDurableOperationBackendOptions): PostgresDurableOperationBackend {
  const table = assertTableName(tableName);
  const columns = OPERATION_COLUMNS.join(', ');
  const selected = SELECTED_COLUMNS.join(', ');
  const parameters = OPERATION_COLUMNS.map((_, index) => `$${index + 1}`).join(', ');
  const assignments = OPERATION_COLUMNS.map((column, index) => `${column} = $${index + 1}`).join(', ');
  const expected = `$${OPERATION_COLUMNS.length + 1}`;

  const select = `SELECT ${selected} FROM ${table} WHERE operation_key = $1`;
  const insert = `INSERT INTO ${table} (${columns}) VALUES (${parameters}) ON CONFLICT DO NOTHING`;
  const update = `UPDATE ${table} SET ${assignments} WHERE operation_key = $1 AND revision = ${expected}`;
  const remove = `DELETE FROM ${table} WHERE operation_key = $1 AND revision = $2`;
  const page = `SELECT ${selected} FROM ${table} WHERE operation_key > $1 ORDER BY operation_key LIMIT $2`;

  const changed = async (text: string, values: readonly unknown[]): Promise<boolean> =>
    (await client.query(text, values)).rowCount === 1;

  return {
    async read(key) {
      const [row] = (await client.query(select, [key])).rows;
      return row && fromRow(row);
    },

    async compareAndSet(key, expectedRevision, next) {
      if (!next) return expectedRevision !== undefined && changed(remove, [key, expectedRevision]);
      if (expectedRevision === undefined) return changed(insert, toValues(next));
      return changed(update, [...toValues(next), expectedRevision]);
    },

    async listPage({ cursor = '', limit }) {
      const { rows } = await client.query(page, [cursor, limit + 1]);
      const records = rows.slice(0, limit).map(fromRow);
      const last = records.at(-1);
      return { records, ...(rows.length > limit && last && { nextCursor: last.key }) };
    },
  };
}
