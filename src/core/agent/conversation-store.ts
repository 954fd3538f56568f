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

/** Lives as long as the page; several studios may share one. */
export function createMemoryConversations(): ConversationRepository {
  const conversations = new Map<string, string>();
  return {
    load(workspaceId) {
      const text = conversations.get(workspaceId);
      return Promise.resolve(text === undefined ? undefined : (JSON.parse(text) as StoredConversation));
    },
    save(workspaceId, conversation) {
      conversations.set(workspaceId, JSON.stringify(conversation));
      return Promise.resolve();
    },
  };
}
