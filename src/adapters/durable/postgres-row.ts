import type { DurableOperationRecord } from '../../core/durable/operation-record.js';

/** The columns in the order in which `toValues` gives their values. */
export const OPERATION_COLUMNS = [
  'operation_key',
  'fingerprint',
  'owner_id',
  'revision',
  'incarnation',
  'state',
  'result',
  'result_present',
  'reason',
  'created_at',
  'updated_at',
  'lease_expires_at',
  'reconciled_by',
  'reconciled_at',
] as const;

/** The same, with `result` as text whatever a driver does with jsonb. */
export const SELECTED_COLUMNS: readonly string[] = OPERATION_COLUMNS.map((column) =>
  column === 'result' ? `result #>> '{}' AS result` : column,
);

export function toValues(record: DurableOperationRecord): readonly unknown[] {
  const present = record.result !== undefined;
  return [
    record.key,
    record.fingerprint,
    record.ownerId,
    record.revision,
    record.incarnation ?? null,
    record.state,
    present ? JSON.stringify(JSON.stringify(record.result)) : null,
    present,
    record.reason ?? null,
    Math.trunc(record.createdAt),
    Math.trunc(record.updatedAt),
    record.leaseExpiresAt === undefined ? null : Math.trunc(record.leaseExpiresAt),
    record.reconciledBy ?? null,
    record.reconciledAt === undefined ? null : Math.trunc(record.reconciledAt),
  ];
}

/** `bigint` comes as text from most drivers; `result` as the text that `SELECTED_COLUMNS` asks for. */
export function fromRow(row: Readonly<Record<string, unknown>>): DurableOperationRecord {
  const text = (column: string): string | undefined => (row[column] as string | null) ?? undefined;
  const number = (column: string): number | undefined => (row[column] == null ? undefined : Number(row[column]));
  return withoutUndefined({
    key: text('operation_key'),
    fingerprint: text('fingerprint'),
    ownerId: text('owner_id'),
    revision: number('revision'),
    incarnation: text('incarnation'),
    state: text('state'),
    result: row['result_present'] === true ? JSON.parse(row['result'] as string) : undefined,
    reason: text('reason'),
    createdAt: number('created_at'),
    updatedAt: number('updated_at'),
    leaseExpiresAt: number('lease_expires_at'),
    reconciledBy: text('reconciled_by'),
    reconciledAt: number('reconciled_at'),
  }) as unknown as DurableOperationRecord;
}

function withoutUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
