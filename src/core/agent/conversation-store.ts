import { abortable } from '../base/abort.js';
import type { ConversationMessage } from './agent-model.js';
import type { FileEdit } from '../workspace/apply-change.js';
import type { ModelMessage } from './provider/model-provider.js';

/** A workspace's conversation as it is kept: what people saw, and what a model was told. JSON data. */
export interface StoredConversation {
  readonly messages: readonly ConversationMessage[];
  readonly history: readonly ModelMessage[];
  /** True while a run goes on: found so after a reload, it was interrupted. */
  readonly running: boolean;
  /** Another conversation, another id; a page that still holds the one before knows by it that it was ended. */
  readonly id?: string;
  /** The answers that are being given right now, by message id; in every page that has this conversation open. */
  readonly open?: readonly string[];
}

/** Port: one conversation for each workspace. */
export interface ConversationRepository {
  load(workspaceId: string): Promise<StoredConversation | undefined>;
  save(workspaceId: string, conversation: StoredConversation): Promise<void>;
  /** For storage that several pages may have open. Without it each page writes the whole, and the last one stands. */
  readonly pages?: ConversationPages;
  /** Keeps what turns changed, beside the conversation. Without it they can be taken back until the page is left. */
  readonly turns?: TurnRepository;
}

/** A turn that changed files: each of them as it was before and after. */
export interface StoredTurn {
  /** The id of its answer. */
  readonly id: string;
  /** Milliseconds since the epoch, of its first change. */
  readonly at: number;
  readonly files: readonly FileEdit[];
}

/** The latest turns of each workspace. */
export interface TurnRepository {
  /** Oldest first. */
  load(workspaceId: string): Promise<readonly StoredTurn[]>;
  /** In place of what was kept of this turn; beyond `limit` turns the oldest are let go. */
  keep(workspaceId: string, turn: StoredTurn, limit: number): Promise<void>;
  forget(workspaceId: string, ids: readonly string[]): Promise<void>;
  /** Calls back after another page kept a turn; answers the function that ends it. */
  listen?(workspaceId: string, listener: () => void): () => void;
}

/** What pages that hold one conversation need of each other. */
export interface ConversationPages {
  /** Stores what `change` makes of what is stored by then; nobody writes in between. Answers what it made. */
  update(
    workspaceId: string,
    change: (stored: StoredConversation | undefined) => StoredConversation,
  ): Promise<StoredConversation>;
  /** Calls back after another page stored the conversation; answers the function that ends it. */
  listen(workspaceId: string, listener: () => void): () => void;
  /** Tells the others that this page gives this answer, until the returned function is called or the page is gone. */
  hold(messageId: string): () => void;
  /** Whether some page gives this answer now. */
  isHeld(messageId: string): Promise<boolean>;
  /** Settles when no page does any more; rejects with the signal's reason. */
  whenReleased(messageId: string, signal: AbortSignal): Promise<void>;
}

/** Lives as long as the page; several studios may share one. Nothing of it is copied: messages are never changed. */
export function createMemoryConversations(): ConversationRepository {
  const conversations = new Map<string, StoredConversation>();
  const listeners = new Map<string, Set<() => void>>();
  const held = new Map<string, { readonly released: Promise<void> }>();

  const save = (workspaceId: string, conversation: StoredConversation): void => {
    conversations.set(workspaceId, conversation);
    for (const listener of listeners.get(workspaceId) ?? []) queueMicrotask(listener);
  };

  return {
    load: (workspaceId) => Promise.resolve(conversations.get(workspaceId)),
    save: (workspaceId, conversation) => Promise.resolve(save(workspaceId, conversation)),
    turns: createMemoryTurns(),
    pages: {
      update(workspaceId, change) {
        const next = change(conversations.get(workspaceId));
        save(workspaceId, next);
        return Promise.resolve(next);
      },
      listen(workspaceId, listener) {
        const all = listeners.get(workspaceId) ?? new Set();
        listeners.set(workspaceId, all.add(listener));
        return () => void all.delete(listener);
      },
      hold(messageId) {
        let release = (): void => undefined;
        held.set(messageId, { released: new Promise((resolve) => (release = resolve)) });
        return () => {
          held.delete(messageId);
          release();
        };
      },
      isHeld: (messageId) => Promise.resolve(held.has(messageId)),
      whenReleased: (messageId, signal) => abortable(held.get(messageId)?.released ?? Promise.resolve(), signal),
    },
  };
}

function createMemoryTurns(): TurnRepository {
  const workspaces = new Map<string, readonly StoredTurn[]>();
  const listeners = new Set<() => void>();
  const turnsOf = (workspaceId: string): readonly StoredTurn[] => workspaces.get(workspaceId) ?? [];
  return {
    load: (workspaceId) => Promise.resolve(turnsOf(workspaceId)),
    keep(workspaceId, turn, limit) {
      const turns = [...turnsOf(workspaceId).filter(({ id }) => id !== turn.id), turn];
      workspaces.set(workspaceId, turns.sort((one, other) => one.at - other.at).slice(-limit));
      for (const listener of listeners) queueMicrotask(listener);
      return Promise.resolve();
    },
    listen(_workspaceId, listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    forget(workspaceId, ids) {
      workspaces.set(
        workspaceId,
        turnsOf(workspaceId).filter(({ id }) => !ids.includes(id)),
      );
      return Promise.resolve();
    },
  };
}
