import { AGENT_WORDS } from './agent-words.js';
import type { ConversationMessage } from './agent-model.js';
import { MESSAGE_LIMIT } from './conversation.js';
import type { StoredConversation } from './conversation-store.js';
import { trimmedMessages } from './provider/model-history.js';
import type { ModelMessage } from './provider/model-provider.js';

/** The conversation as one page holds it. */
export interface PageConversation extends StoredConversation {
  /** Messages that this page made: nobody else changes them. */
  readonly own: ReadonlySet<string>;
  /** Those of them that storage may not have yet as they are now. */
  readonly unsaved: ReadonlySet<string>;
}

/**
 * What is stored, with what this page made put in: its messages and exchanges as they are now, new ones at the end, each
 * once. Of a conversation that another page ended meanwhile only what storage has not seen goes over into the new one.
 */
export function mergeConversations(stored: StoredConversation | undefined, page: PageConversation): StoredConversation {
  if (!stored) return fieldsOf(page);
  const goesIn = ({ id }: { readonly id: string }): boolean => page.unsaved.has(id);
  const messages = mergeById(stored.messages, page.messages.filter(isOwn(page)), goesIn);
  const exchanges = mergeById(exchangesOf(stored.history), exchangesOf(page.history).filter(isOwn(page)), goesIn);
  const open = [...openAnswers(stored).filter((id) => !page.own.has(id)), ...openAnswers(page)];
  return {
    ...(stored.id !== undefined && { id: stored.id }),
    messages: messages.slice(-MESSAGE_LIMIT),
    history: trimmedMessages(exchanges.flatMap((exchange) => exchange.messages)),
    open,
    running: open.length > 0,
  };
}

/** The answers under way; an older record says only that the last one is. */
export function openAnswers({ open, running, messages }: StoredConversation): readonly string[] {
  if (open) return open;
  const last = messages.at(-1);
  return running && last?.role === 'assistant' ? [last.id] : [];
}

function fieldsOf({ id, messages, history, open = [] }: PageConversation): StoredConversation {
  return { ...(id !== undefined && { id }), messages, history, open, running: open.length > 0 };
}

const isOwn =
  ({ own }: PageConversation) =>
  ({ id }: { readonly id: string }): boolean =>
    own.has(id);

/** `before` in its order with each entry replaced by its namesake of `mine`; the others of `mine` that go in come after. */
function mergeById<T extends { readonly id: string }>(
  before: readonly T[],
  mine: readonly T[],
  goesIn: (entry: T) => boolean,
): readonly T[] {
  const byId = new Map(mine.map((entry) => [entry.id, entry]));
  const known = new Set(before.map(({ id }) => id));
  return [
    ...before.map((entry) => byId.get(entry.id) ?? entry),
    ...mine.filter((entry) => !known.has(entry.id) && goesIn(entry)),
  ];
}

interface Exchange {
  /** The answer's id; of an exchange from an older record, its place. */
  readonly id: string;
  readonly messages: readonly ModelMessage[];
}

/** A prompt and all that followed from it. Exchanges of two pages never mix, so every call keeps its result beside it. */
function exchangesOf(history: readonly ModelMessage[]): readonly Exchange[] {
  const exchanges: { readonly id: string; readonly messages: ModelMessage[] }[] = [];
  for (const message of history) {
    if (message.role === 'user' || exchanges.length === 0) {
      const turn = message.role === 'user' ? message.turn : undefined;
      exchanges.push({ id: turn ?? `at-${exchanges.length}`, messages: [] });
    }
    exchanges.at(-1)?.messages.push(message);
  }
  return exchanges;
}

/** A page was left in the middle of an answer: how it would have ended nobody knows, and it is never told as done. */
export function interruptAnswers(
  messages: readonly ConversationMessage[],
  ids: ReadonlySet<string>,
): readonly ConversationMessage[] {
  return messages.map((message) =>
    ids.has(message.id) && message.tone === undefined ? interrupted(message) : message,
  );
}

function interrupted(message: ConversationMessage): ConversationMessage {
  const steps = message.steps?.map((step) =>
    step.status === 'running' || step.status === 'waiting-for-approval'
      ? { ...step, status: 'cancelled' as const }
      : step,
  );
  const { text: said } = message;
  const { code, text } = AGENT_WORDS.interrupted();
  return {
    ...message,
    ...(said === '' ? { text } : { said, text: `${said}\n\n${text}` }),
    code,
    tone: 'interrupted',
    ...(steps && { steps }),
  };
}
