import type { Dexie } from 'dexie';
import type {
  ConversationPages,
  ConversationRepository,
  StoredConversation,
  TurnRepository,
} from '../../core/agent/conversation-store.js';
import type { StudioDatabaseOptions } from './studio-database.js';
import { useDatabase } from './use-database.js';
import { workspaceRecord } from './workspace-record.js';

const record = workspaceRecord<{ readonly text: string }>('conversation');

/**
 * Conversations beside the workspaces they belong to, as JSON text. Several pages of the origin may hold one: they tell
 * each other over a BroadcastChannel, and by a lock which answers are being given. Rejects with `WORKSPACE_STORAGE_…` codes.
 */
export function createDexieConversations(options: Partial<StudioDatabaseOptions> = {}): ConversationRepository {
  const use = <T>(work: (database: Dexie) => PromiseLike<T>): Promise<T> => useDatabase(options, work);
  const bell = createBell();

  return {
    load: (workspaceId) => use((database) => read(database, workspaceId)),
    save: (workspaceId, conversation) => use((database) => write(database, workspaceId, conversation)),
    turns: lateTurnRepository(use, bell),
    pages: {
      async update(workspaceId, change) {
        const next = await use((database) =>
          database.transaction('rw', 'preferences', async () => {
            const changed = change(await read(database, workspaceId));
            await write(database, workspaceId, changed);
            return changed;
          }),
        );
        bell.ring(workspaceId);
        return next;
      },
      listen: bell.listen,
      ...answerLocks(),
    },
  };
}

/** Their code comes with the first turn that changes a file, or that a page finds. */
function lateTurnRepository(
  use: <T>(work: (database: Dexie) => PromiseLike<T>) => Promise<T>,
  bell: Bell,
): TurnRepository {
  const open = async (): Promise<TurnRepository> => (await import('./dexie-turns.js')).turnsInDexie(use);
  const ofTurns = (workspaceId: string): string => `${workspaceId}/turns`;
  return {
    load: async (workspaceId) => (await open()).load(workspaceId),
    async keep(workspaceId, turn, limit) {
      await (await open()).keep(workspaceId, turn, limit);
      bell.ring(ofTurns(workspaceId));
    },
    forget: async (workspaceId, ids) => (await open()).forget(workspaceId, ids),
    listen: (workspaceId, listener) => bell.listen(ofTurns(workspaceId), listener),
  };
}

async function read(database: Dexie, workspaceId: string): Promise<StoredConversation | undefined> {
  const found = await record.read(database, workspaceId);
  return found && (JSON.parse(found.text) as StoredConversation);
}

function write(database: Dexie, workspaceId: string, conversation: StoredConversation): Promise<void> {
  return record.write(database, workspaceId, { text: JSON.stringify(conversation) });
}

interface Bell extends Pick<ConversationPages, 'listen'> {
  ring(workspaceId: string): void;
}

/** Tells other pages that a conversation was stored. Without channels a page learns of the others at its next write. */
function createBell(): Bell {
  const listeners = new Set<(data: unknown) => void>();
  let channel: BroadcastChannel | undefined;
  const open = (): void => {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    try {
      channel = new BroadcastChannel('jig-studio/conversations/v1');
      channel.onmessage = ({ data }) => listeners.forEach((listener) => listener(data));
    } catch {
      // A page that may not have one is alone.
    }
  };
  return {
    ring: (workspaceId) => channel?.postMessage(workspaceId),
    listen(workspaceId, listener) {
      open();
      const own = (data: unknown): void => {
        if (data === workspaceId) listener();
      };
      listeners.add(own);
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}

/** A lock is let go with its page, whatever ends it. Without locks no answer is known to be under way elsewhere. */
function answerLocks(): Pick<ConversationPages, 'hold' | 'isHeld' | 'whenReleased'> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const nameOf = (messageId: string): string => `jig-studio/answer/${messageId}`;
  return {
    hold(messageId) {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      void locks?.request(nameOf(messageId), () => released).catch(() => undefined);
      return release;
    },
    async isHeld(messageId) {
      const { held = [] } = (await locks?.query()) ?? {};
      return held.some(({ name }) => name === nameOf(messageId));
    },
    async whenReleased(messageId, signal) {
      await locks?.request(nameOf(messageId), { signal, mode: 'shared' }, () => undefined);
    },
  };
}
