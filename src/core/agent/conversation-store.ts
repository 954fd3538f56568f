import type { ConversationMessage } from './agent-model.js';
import type { ModelMessage } from './provider/model-provider.js';

/** A workspace's conversation as it is kept: what people saw, and what a model was told. JSON data. */
export interface StoredConversation {
  readonly messages: readonly ConversationMessage[];
  readonly history: readonly ModelMessage[];
  /** True while a run goes on: found so after a reload, it was interrupted. */
  readonly running: boolean;
}

/** Port: one conversation for each workspace. */
export interface ConversationRepository {
  load(workspaceId: string): Promise<StoredConversation | undefined>;
  save(workspaceId: string, conversation: StoredConversation): Promise<void>;
}

/** Lives as long as the page; several studios may share one. What is loaded is a copy, as from any other storage. */
export function createMemoryConversations(): ConversationRepository {
  // Snapshots never change, so one is kept as it is: a run saves at every step, and its length must not count each time.
  const conversations = new Map<string, StoredConversation>();
  return {
    load(workspaceId) {
      const kept = conversations.get(workspaceId);
      return Promise.resolve(kept && (JSON.parse(JSON.stringify(kept)) as StoredConversation));
    },
    save(workspaceId, conversation) {
      conversations.set(workspaceId, conversation);
      return Promise.resolve();
    },
  };
}
