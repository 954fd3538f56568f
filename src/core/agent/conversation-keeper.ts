import type { WritableStore } from '../base/store.js';
import type { AgentSnapshot, AgentStep, ConversationMessage } from './agent-model.js';
import type { ConversationRepository, StoredConversation } from './conversation-store.js';
import type { ModelMessage } from './provider/model-provider.js';

export interface ConversationKeeper {
  /** Settles when the stored conversation is on show, or could not be read. */
  readonly ready: Promise<void>;
  /** Writes the present conversation, after any write that is under way; never throws. */
  save(): void;
  /** Settles when nothing is left to write. */
  saved(): Promise<void>;
}

/** Keeps a conversation where it outlives the page. What cannot be stored lives on in memory. */
export function keepConversation(
  store: WritableStore<AgentSnapshot>,
  history: ModelMessage[],
  { repository, workspaceId }: { readonly repository: ConversationRepository; readonly workspaceId: string },
): ConversationKeeper {
  let unsaved = false;
  let saving: Promise<void> | undefined;

  const writeAll = async (): Promise<void> => {
    while (unsaved) {
      unsaved = false;
      const { messages, running } = store.getSnapshot();
      await repository.save(workspaceId, { messages, history: [...history], running }).catch(() => undefined);
    }
    saving = undefined;
  };

  const show = (stored: StoredConversation | undefined): void => {
    if (!stored || store.getSnapshot().messages.length > 0) return;
    history.push(...stored.history);
    const messages = stored.running ? interruptLast(stored.messages) : stored.messages;
    store.update((snapshot) => ({ ...snapshot, messages: messages.map(withoutUndo) }));
  };

  return {
    ready: repository.load(workspaceId).then(show, () => undefined),
    save() {
      unsaved = true;
      saving ??= writeAll();
    },
    async saved() {
      await saving;
    },
  };
}

/** A page was left in the middle of a run: how it would have ended nobody knows, and it is never told as done. */
function interruptLast(messages: readonly ConversationMessage[]): readonly ConversationMessage[] {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return messages;
  const steps = last.steps?.map(endStep);
  const interrupted: ConversationMessage = {
    ...last,
    text: last.text || 'Interrupted: the page was left while this went on. What was done before stands.',
    ...(last.text === '' && { code: 'agent.interrupted' }),
    tone: 'interrupted',
    ...(steps && { steps }),
  };
  return [...messages.slice(0, -1), interrupted];
}

function endStep(step: AgentStep): AgentStep {
  const open = step.status === 'running' || step.status === 'waiting-for-approval';
  return open ? { ...step, status: 'cancelled' } : step;
}

/** What a turn was before is remembered by its own page only. */
function withoutUndo({ undo: _undo, ...message }: ConversationMessage): ConversationMessage {
  return message;
}
