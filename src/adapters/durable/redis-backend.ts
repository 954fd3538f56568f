import type { DurableOperationBackend, DurableOperationPage } from '../../core/durable/operation-backend-port.js';
import type { DurableOperationRecord } from '../../core/durable/operation-record.js';
import type { RedisDurableOperationClient } from './redis-client.js';

export interface RedisDurableOperationBackendOptions {
  readonly client: RedisDurableOperationClient;
  /** `context-action:durable-operation:` unless given. On a cluster give it a hash tag: record and index share a slot. */
  readonly keyPrefix?: string;
}

export interface RedisDurableOperationBackend extends DurableOperationBackend {
  listPage(request: { readonly cursor?: string; readonly limit: number }): Promise<DurableOperationPage>;
}

/** Record and index change together or not at all. Empty text stands for "absent". */
const COMPARE_AND_SET = `
local current = redis.call('GET', KEYS[1])
if ARGV[1] == '' then
  if current then return 0 end
elseif not current or cjson.decode(current)['revision'] ~= tonumber(ARGV[1]) then
  return 0
end
if ARGV[2] == '' then
  redis.call('DEL', KEYS[1])
  redis.call('ZREM', KEYS[2], ARGV[3])
else
  redis.call('SET', KEYS[1], ARGV[2])
  redis.call('ZADD', KEYS[2], 0, ARGV[3])
end
return 1
`;

/** JSON records and a lexicographic index, for processes that share a Redis. Retention is the application's: call `prune`. */
export function createRedisDurableOperationBackend({
  client,
  keyPrefix = 'context-action:durable-operation:',
}: RedisDurableOperationBackendOptions): RedisDurableOperationBackend {
  const index = `${keyPrefix}index`;
  const recordKey = (member: string): string => `${keyPrefix}record:${member}`;

  const readMember = async (member: string): Promise<DurableOperationRecord | undefined> => {
    const text = await client.get(recordKey(member));
    return text === null ? undefined : (JSON.parse(text) as DurableOperationRecord);
  };

  return {
    read: (key) => readMember(toMember(key)),

    async compareAndSet(key, expectedRevision, next) {
      const member = toMember(key);
      const answer = await client.eval(COMPARE_AND_SET, {
        keys: [recordKey(member), index],
        arguments: [expectedRevision?.toString() ?? '', next ? JSON.stringify(next) : '', member],
      });
      return Number(answer) === 1;
    },

    async listPage({ cursor, limit }) {
      const min = cursor === undefined ? '-' : `(${cursor}`;
      const members = await client.rangeByLex(index, min, '+', limit + 1);
      const page = members.slice(0, limit);
      const records = await Promise.all(page.map(readMember));
      const last = page.at(-1);
      return {
        records: records.filter((record) => record !== undefined),
        ...(members.length > limit && last !== undefined && { nextCursor: last }),
      };
    },
  };
}

/** Hexadecimal UTF-8: safe in a key, and in the byte order that the index sorts by. */
function toMember(key: string): string {
  return Array.from(new TextEncoder().encode(key), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
