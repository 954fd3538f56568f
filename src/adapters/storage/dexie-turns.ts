import type { Dexie } from 'dexie';
import type { StoredTurn, TurnRepository } from '../../core/agent/conversation-store.js';

interface TurnRecord extends StoredTurn {
  readonly workspaceId: string;
  /** In the order of their beginning. */
  readonly key: string;
}

type Use = <T>(work: (database: Dexie) => PromiseLike<T>) => Promise<T>;

const PREFIX = 'turn:';
const AFTER_PREFIX = 'turn;';
/** Digits of milliseconds, for some time to come. */
const TIME_DIGITS = 15;

/** What turns changed, one record each, beside the conversation they belong to. */
export function turnsInDexie(use: Use): TurnRepository {
  return {
    load: (workspaceId) =>
      use(async (database) => {
        const records = (await turnsOf(database, workspaceId).toArray()) as TurnRecord[];
        return records.filter(isWhole).map(({ id, at, files }) => ({ id, at, files }));
      }),
    keep: (workspaceId, turn, limit) =>
      use((database) =>
        database.transaction('rw', 'preferences', async () => {
          const record: TurnRecord = { ...turn, workspaceId, key: keyOf(turn) };
          await database.table('preferences').put(record);
          const keys = await turnsOf(database, workspaceId).primaryKeys();
          if (keys.length > limit) await database.table('preferences').bulkDelete(keys.slice(0, -limit));
        }),
      ),
    forget: (workspaceId, ids) =>
      use(async (database) => {
        const isForgotten = (key: string): boolean => ids.some((id) => key.endsWith(`:${id}`));
        const keys = (await turnsOf(database, workspaceId).primaryKeys()) as unknown as [string, string][];
        await database.table('preferences').bulkDelete(keys.filter(([, key]) => isForgotten(key)));
      }),
  };
}

function turnsOf(database: Dexie, workspaceId: string) {
  const records = database.table('preferences').where('[workspaceId+key]');
  return records.between([workspaceId, PREFIX], [workspaceId, AFTER_PREFIX]);
}

function keyOf({ id, at }: StoredTurn): string {
  return `${PREFIX}${String(at).padStart(TIME_DIGITS, '0')}:${id}`;
}

/** Other code of the origin may have been at it. */
function isWhole({ id, files }: TurnRecord): boolean {
  return typeof id === 'string' && Array.isArray(files) && files.every(({ path }) => typeof path === 'string');
}
