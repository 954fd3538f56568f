import type { WritableStore } from '../base/store.js';
import type { AgentActivity, AgentSnapshot, AgentStep, ConversationMessage } from './agent-model.js';

/** Messages kept; a longer conversation lets its oldest go. */
const MESSAGE_LIMIT = 200;

export const EMPTY_CONVERSATION: AgentSnapshot = {
  running: false,
  activity: { kind: 'idle' },
  messages: [],
  mode: 'local',
};

/** The assistant's turn while it grows: steps are added and replaced, and one answer ends it. */
export interface AssistantTurn {
  setActivity(activity: AgentActivity): void;
  addStep(step: AgentStep): void;
  updateStep(toolCallId: string, change: Partial<AgentStep>): void;
  finish(answer: Omit<ConversationMessage, 'id' | 'role' | 'steps'>): void;
}

/** Adds the person's message and an empty answer, and marks the conversation as running. */
export function openTurn(
  store: WritableStore<AgentSnapshot>,
  { sessionId, prompt, nextId }: { readonly sessionId: string; readonly prompt: string; readonly nextId: () => string },
): AssistantTurn {
  const id = nextId();
  const asked: ConversationMessage = { id: nextId(), role: 'user', text: prompt };
  const answer: ConversationMessage = { id, role: 'assistant', text: '', steps: [] };
  store.update((snapshot) => ({
    ...snapshot,
    running: true,
    sessionId,
    activity: { kind: 'planning' },
    messages: [...snapshot.messages, asked, answer].slice(-MESSAGE_LIMIT),
  }));

  const edit = (change: (message: ConversationMessage) => ConversationMessage): void =>
    store.update((snapshot) => ({
      ...snapshot,
      messages: snapshot.messages.map((message) => (message.id === id ? change(message) : message)),
    }));

  return {
    setActivity: (activity) => store.update((snapshot) => ({ ...snapshot, activity })),
    addStep: (step) => edit((message) => ({ ...message, steps: [...(message.steps ?? []), step] })),
    updateStep: (toolCallId, change) =>
      edit((message) => ({
        ...message,
        steps: message.steps?.map((step) => (step.toolCallId === toolCallId ? { ...step, ...change } : step)),
      })),
    finish(final) {
      edit((message) => ({ ...message, ...final }));
      store.update((snapshot) => ({ ...snapshot, running: false, activity: { kind: 'idle' } }));
    },
  };
}
