import type { DurableOperationBackend } from '../../../src/core/durable/operation-backend-port.js';
import type { DurableOperationRecord } from '../../../src/core/durable/operation-record.js';

export interface ContractCase {
  readonly name: string;
  run(backend: DurableOperationBackend): Promise<void>;
}

export interface ContractAssert {
  equal(actual: unknown, expected: unknown): void;
  deepEqual(actual: unknown, expected: unknown): void;
}

let serial = 0;

/** A key that no other case of any run uses. */
export function freshKey(name = 'operation'): string {
  serial += 1;
  return `${name}:${Date.now()}:${serial}:${Math.random().toString(36).slice(2)}`;
}

export function pendingRecord(key: string, changes: Partial<DurableOperationRecord> = {}): DurableOperationRecord {
  return {
    key,
    fingerprint: 'fnv1a64:0123456789abcdef:12',
    ownerId: 'owner-a',
    revision: 1,
    incarnation: 'life-1',
    state: 'pending',
    createdAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_000,
    leaseExpiresAt: 1_700_000_300_000,
    ...changes,
  };
}

const AWKWARD_RESULTS: readonly unknown[] = [
  null,
  false,
  0,
  '',
  [],
  {},
  'plain text',
  '"quoted"',
  { b: 1, a: { z: [1, 2.5, -0.25], text: 'NUL \u0000, lone \ud800, 한국어, 🪚' } },
];

/** What every durable backend must do; one suite for all of them. */
export function durableBackendContract(assert: ContractAssert): readonly ContractCase[] {
  return [
    {
      name: 'answers undefined for a key that was never written',
      async run(backend) {
        assert.equal(await backend.read(freshKey()), undefined);
      },
    },
    {
      name: 'inserts only when absent',
      async run(backend) {
        const record = pendingRecord(freshKey());
        assert.equal(await backend.compareAndSet(record.key, undefined, record), true);
        assert.equal(await backend.compareAndSet(record.key, undefined, { ...record, ownerId: 'owner-b' }), false);
        assert.deepEqual(await backend.read(record.key), record);
      },
    },
    {
      name: 'replaces only the expected revision',
      async run(backend) {
        const record = pendingRecord(freshKey());
        await backend.compareAndSet(record.key, undefined, record);
        const { leaseExpiresAt: _lease, ...kept } = record;
        const next: DurableOperationRecord = { ...kept, revision: 2, state: 'completed', result: { ok: true } };
        assert.equal(await backend.compareAndSet(record.key, 7, next), false);
        assert.equal(await backend.compareAndSet(record.key, 1, next), true);
        assert.equal(await backend.compareAndSet(record.key, 1, record), false);
        assert.deepEqual(await backend.read(record.key), next);
      },
    },
    {
      name: 'does not make a record by replacing an absent one',
      async run(backend) {
        const record = pendingRecord(freshKey());
        assert.equal(await backend.compareAndSet(record.key, 1, { ...record, revision: 2 }), false);
        assert.equal(await backend.read(record.key), undefined);
      },
    },
    {
      name: 'deletes only the expected revision',
      async run(backend) {
        const record = pendingRecord(freshKey());
        await backend.compareAndSet(record.key, undefined, record);
        assert.equal(await backend.compareAndSet(record.key, 2, undefined), false);
        assert.equal(await backend.compareAndSet(record.key, 1, undefined), true);
        assert.equal(await backend.read(record.key), undefined);
        assert.equal(await backend.compareAndSet(record.key, 1, undefined), false);
      },
    },
    {
      name: 'gives results back as they were, whatever they hold',
      async run(backend) {
        for (const result of AWKWARD_RESULTS) {
          const record = pendingRecord(freshKey(), { state: 'completed', result });
          await backend.compareAndSet(record.key, undefined, record);
          const stored = await backend.read(record.key);
          assert.deepEqual(stored, record);
          assert.equal(JSON.stringify(stored?.result), JSON.stringify(result));
        }
      },
    },
    {
      name: 'tells an absent result from a null one',
      async run(backend) {
        const record = pendingRecord(freshKey());
        await backend.compareAndSet(record.key, undefined, record);
        assert.equal('result' in ((await backend.read(record.key)) ?? {}), false);
      },
    },
    {
      name: 'keeps every optional field',
      async run(backend) {
        const record = pendingRecord(freshKey('키 "\' ; --'), {
          state: 'failed',
          reason: 'the provider said no',
          result: { code: 'X' },
          reconciledBy: 'operator',
          reconciledAt: 1_700_000_000_500,
        });
        await backend.compareAndSet(record.key, undefined, record);
        assert.deepEqual(await backend.read(record.key), record);
      },
    },
    {
      name: 'lets exactly one of many contenders win',
      async run(backend) {
        const key = freshKey();
        const tries = Array.from({ length: 12 }, (_, index) =>
          backend.compareAndSet(key, undefined, pendingRecord(key, { ownerId: `owner-${index}` })),
        );
        assert.equal((await Promise.all(tries)).filter(Boolean).length, 1);
        const moves = Array.from({ length: 12 }, (_, index) =>
          backend.compareAndSet(key, 1, pendingRecord(key, { revision: 2, ownerId: `late-${index}` })),
        );
        assert.equal((await Promise.all(moves)).filter(Boolean).length, 1);
      },
    },
    {
      name: 'pages through all records in order, also while earlier pages are deleted',
      async run(backend) {
        const prefix = freshKey('page');
        const keys = Array.from({ length: 7 }, (_, index) => `${prefix}:${index}`);
        for (const key of keys) await backend.compareAndSet(key, undefined, pendingRecord(key));
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await backend.listPage!({ limit: 2, ...(cursor !== undefined && { cursor }) });
          const ours = page.records.filter((record) => record.key.startsWith(prefix));
          seen.push(...ours.map((record) => record.key));
          for (const record of ours) await backend.compareAndSet(record.key, record.revision, undefined);
          cursor = page.nextCursor;
        } while (cursor !== undefined);
        assert.deepEqual(seen, keys);
      },
    },
  ];
}
