import type { WritableStore } from '../base/store.js';
import type {
  AgentActivity,
  AgentSnapshot,
  AgentStep,
  ConversationMessage,
  RunState,
  PickedElement,
} from './agent-model.js';

/** Messages kept; a longer conversation lets its oldest go. */
export const MESSAGE_LIMIT = 200;

export const EMPTY_CONVERSATION: AgentSnapshot = {
  running: false,
  activity: { kind: 'idle' },
  messages: [],
  mode: 'local',
};

/** The assistant's turn while it grows: steps are added and replaced, and one answer ends it. */
export interface AssistantTurn {
  readonly messageId: string;
  /** The person's message that it answers. */
  readonly promptId: string;
  setActivity(activity: AgentActivity): void;
  addStep(step: AgentStep): void;
  updateStep(toolCallId: string, change: Partial<AgentStep>): void;
  /** The answer as far as it has come. */
  setText(text: string): void;
  text(): string;
  finish(answer: Omit<ConversationMessage, 'id' | 'role' | 'steps'>, state: RunState): void;
}

interface OpenedTurn {
  readonly sessionId: string;
  /** The local agent, or a provider by its name. */
  readonly agent: string;
  readonly prompt: string;
  readonly selection: PickedElement | undefined;
  readonly nextId: () => string;
}

/** Adds the person's message and an empty answer, and marks the conversation as running. */
export function openTurn(
  store: WritableStore<AgentSnapshot>,
  { sessionId, agent, prompt, selection, nextId }: OpenedTurn,
): AssistantTurn {
  const id = nextId();
  const asked: ConversationMessage = {
    id: nextId(),
    role: 'user',
    text: prompt,
    ...(selection && { selection: { selector: selection.selector, path: selection.path } }),
  };
  const answer: ConversationMessage = { id, role: 'assistant', text: '', steps: [], run: { sessionId, agent } };
  store.update((snapshot) => ({
    ...snapshot,
    running: true,
    sessionId,
    run: { sessionId, state: 'started', agent },
    mode: agent === 'local' ? 'local' : 'provider',
    activity: { kind: 'planning' },
    messages: [...snapshot.messages, asked, answer].slice(-MESSAGE_LIMIT),
  }));

  const edit = (change: (message: ConversationMessage) => ConversationMessage): void =>
    store.update((snapshot) => ({
      ...snapshot,
      messages: snapshot.messages.map((message) => (message.id === id ? change(message) : message)),
    }));

  return {
    messageId: id,
    promptId: asked.id,
    setActivity(activity) {
      const state = activity.kind === 'waiting-for-approval' ? activity.kind : 'running';
      store.update((snapshot) => ({ ...snapshot, activity, run: { sessionId, state, agent } }));
    },
    addStep: (step) => edit((message) => ({ ...message, steps: [...(message.steps ?? []), step] })),
    updateStep: (toolCallId, change) =>
      edit((message) => ({
        ...message,
        steps: message.steps?.map((step) => (step.toolCallId === toolCallId ? { ...step, ...change } : step)),
      })),
    setText: (text) => edit((message) => (message.text === text ? message : { ...message, text })),
    text: () => store.getSnapshot().messages.find((message) => message.id === id)?.text ?? '',
    finish(final, state) {
      edit((message) => ({ ...message, ...final }));
      const run = { sessionId, state, agent };
      store.update((snapshot) => ({ ...snapshot, running: false, activity: { kind: 'idle' }, run }));
    },
  };
}
