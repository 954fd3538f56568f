import { abortable } from '../base/abort.js';
import type { ConversationMessage } from './agent-model.js';
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

/** Lives as long as the page; several studios may share one. */
export function createMemoryConversations(): ConversationRepository {
  const conversations = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const held = new Map<string, { readonly released: Promise<void> }>();

  const load = (workspaceId: string): StoredConversation | undefined => {
    const text = conversations.get(workspaceId);
    return text === undefined ? undefined : (JSON.parse(text) as StoredConversation);
  };
  const save = (workspaceId: string, conversation: StoredConversation): void => {
    conversations.set(workspaceId, JSON.stringify(conversation));
    for (const listener of listeners.get(workspaceId) ?? []) queueMicrotask(listener);
  };

  return {
    load: (workspaceId) => Promise.resolve(load(workspaceId)),
    save: (workspaceId, conversation) => Promise.resolve(save(workspaceId, conversation)),
    pages: {
      update(workspaceId, change) {
        const next = change(load(workspaceId));
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
