import { CodedError } from '../../core/base/coded-error.js';

/** Unquoted identifiers, plain or `schema.table`; anything else is refused rather than escaped. */
const TABLE_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,62}(?:\.[A-Za-z_][A-Za-z0-9_]{0,62})?$/;

export const POSTGRES_DURABLE_OPERATION_TABLE = 'context_action_durable_operations';

/** Throws `TOOL_INVALID_OPTIONS` for a name that is not a plain identifier. */
export function assertTableName(tableName: string): string {
  if (TABLE_NAME.test(tableName)) return tableName;
  throw new CodedError('TOOL_INVALID_OPTIONS', 'The table name must be a plain identifier or schema.table.', {
    details: { tableName: String(tableName).slice(0, 128) },
  });
}

/**
 * The migration for a table of operations; run it yourself, the backend never does. `result` holds the value's JSON
 * text as a JSON string: jsonb would reorder keys and refuse NUL, and a replay has to be lossless.
 */
export function createPostgresDurableOperationSchemaSql(tableName: string = POSTGRES_DURABLE_OPERATION_TABLE): string {
  const table = assertTableName(tableName);
  const indexName = `${table.split('.').at(-1)}_updated_at_idx`;
  return `CREATE TABLE IF NOT EXISTS ${table} (
  operation_key text COLLATE "C" PRIMARY KEY,
  fingerprint text NOT NULL,
  owner_id text NOT NULL,
  revision bigint NOT NULL CHECK (revision >= 1),
  incarnation text,
  state text NOT NULL CHECK (state IN ('pending', 'completed', 'failed', 'unknown')),
  result jsonb,
  result_present boolean NOT NULL DEFAULT false,
  reason text,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  lease_expires_at bigint,
  reconciled_by text,
  reconciled_at bigint
);
CREATE INDEX IF NOT EXISTS ${indexName} ON ${table} (updated_at);
`;
}

export const POSTGRES_DURABLE_OPERATION_SCHEMA_SQL = createPostgresDurableOperationSchemaSql();
