import { randomId } from '../base/random-id.js';
import type { WritableStore } from '../base/store.js';
import type { AgentSnapshot, ConversationMessage } from './agent-model.js';
import type { ConversationRepository, StoredConversation } from './conversation-store.js';
import { interruptAnswers, mergeConversations, openAnswers, type PageConversation } from './merge-conversations.js';
import type { ModelMessage } from './provider/model-provider.js';

export interface ConversationKeeper {
  /** Settles when the stored conversation is on show, or could not be read. */
  readonly ready: Promise<void>;
  /** An answer of this page begins, with the messages that are its own; writes, as `end` and `save` do. */
  begin(answerId: string, messageIds: readonly string[]): void;
  end(): void;
  /** Writes the present conversation, after any write that is under way; never throws. */
  save(): void;
  /** Ends the conversation, in every page that holds it. */
  startAnew(): void;
  /** Settles when nothing is left to write. */
  saved(): Promise<void>;
  /** Hears and shows nothing of other pages any more. */
  close(): void;
}

export interface KeeperOptions {
  readonly repository: ConversationRepository;
  readonly workspaceId: string;
  /** Told of what is stored whenever it was read, with the answers that some page still gives. */
  readonly onShown?: (messages: readonly ConversationMessage[], open: ReadonlySet<string>) => void;
}

/**
 * Keeps a conversation where it outlives the page, together with the other pages that hold it: what each of them made
 * goes in once, and shows in all. What cannot be stored lives on in memory.
 */
export function keepConversation(
  store: WritableStore<AgentSnapshot>,
  history: ModelMessage[],
  { repository, workspaceId, onShown }: KeeperOptions,
): ConversationKeeper {
  const { pages } = repository;
  const life = new AbortController();
  const own = new Set<string>();
  const unsaved = new Set<string>();
  /** Answers of other pages: given right now, and broken off. */
  const followed = new Set<string>();
  const broken = new Set<string>();
  let id: string | undefined;
  let answering: { readonly id: string; readonly release: (() => void) | undefined } | undefined;
  /** The conversation that was begun here and is not stored yet; what is stored till then is another. */
  let begun: string | undefined;
  const wanted = { read: false, write: false };
  let working: Promise<void> | undefined;

  /** One after the other: what was read before a write never shows after it. */
  const want = (what: keyof typeof wanted): Promise<void> => {
    wanted[what] = true;
    return (working ??= work());
  };
  const work = async (): Promise<void> => {
    while (wanted.write || wanted.read) {
      const what = wanted.write ? 'write' : 'read';
      wanted[what] = false;
      const stored = await (what === 'write' ? write() : repository.load(workspaceId)).catch(() => undefined);
      if (stored && !life.signal.aborted) await follow(stored).then(() => show(stored));
    }
    working = undefined;
  };

  const write = async (): Promise<StoredConversation | undefined> => {
    const written = answering ? [] : [...unsaved];
    const anew = begun;
    const change = (stored: StoredConversation | undefined): StoredConversation =>
      withoutBroken(mergeConversations(anew === undefined ? stored : undefined, present()));
    const stored = await (pages ? pages.update(workspaceId, change) : saveAlone(change(undefined)));
    if (begun === anew) begun = undefined;
    if (!answering) written.forEach((messageId) => unsaved.delete(messageId));
    return stored;
  };
  const saveAlone = async (conversation: StoredConversation): Promise<undefined> => {
    await repository.save(workspaceId, conversation);
  };

  const present = (): PageConversation => ({
    ...(id !== undefined && { id }),
    messages: store.getSnapshot().messages,
    history: [...history],
    running: answering !== undefined,
    open: answering ? [answering.id] : [],
    own,
    unsaved,
  });
  const withoutBroken = (conversation: StoredConversation): StoredConversation => {
    const open = openAnswers(conversation).filter((answer) => !broken.has(answer));
    const messages = interruptAnswers(conversation.messages, broken);
    return { ...conversation, messages, open, running: open.length > 0 };
  };

  /** Answers of other pages: those that a page still gives are waited for, the others were broken off. */
  const follow = async (stored: StoredConversation): Promise<void> => {
    const foreign = openAnswers(stored).filter((answer) => !own.has(answer));
    const held = await Promise.all(foreign.map((answer) => pages?.isHeld(answer).catch(() => false) ?? false));
    broken.clear();
    foreign.forEach((answer, index) => {
      if (held[index] === false) broken.add(answer);
      else if (!followed.has(answer)) void waitFor(answer);
    });
  };
  const waitFor = async (answer: string): Promise<void> => {
    followed.add(answer);
    await pages?.whenReleased(answer, life.signal).then(
      () => void want('read'),
      () => undefined,
    );
    followed.delete(answer);
  };

  /** Puts on show what is stored, with what this page knows better. */
  const show = (stored: StoredConversation): void => {
    if (begun !== undefined) return;
    const merged = withoutBroken(mergeConversations(stored, present()));
    id = merged.id;
    if (!answering) history.splice(0, history.length, ...merged.history);
    const { messages: before } = store.getSnapshot();
    const known = new Map(before.map((message) => [message.id, message]));
    const messages = merged.messages.map((message) => unchanged(known.get(message.id), message));
    if (messages.length !== before.length || messages.some((message, index) => message !== before[index])) {
      store.update((snapshot) => ({ ...snapshot, messages, ...interruptedRun(snapshot, messages.at(-1)) }));
    }
    onShown?.(messages, new Set(merged.open));
  };

  const stopListening = pages?.listen(workspaceId, () => void want('read'));

  return {
    ready: want('read'),
    begin(answerId, messageIds) {
      for (const messageId of messageIds) {
        own.add(messageId);
        unsaved.add(messageId);
      }
      answering = { id: answerId, release: pages?.hold(answerId) };
      void want('write');
    },
    end() {
      const ended = answering;
      answering = undefined;
      // Held until it is stored as it ended: who waits for that must not find it open.
      void want('write').then(() => ended?.release?.());
    },
    save: () => void want('write'),
    startAnew() {
      begun = id = randomId();
      unsaved.clear();
      void want('write');
    },
    async saved() {
      await working;
    },
    close() {
      life.abort();
      stopListening?.();
      answering?.release?.();
    },
  };
}

/** A run that broke off before this page had one of its own is its latest run. */
function interruptedRun(
  { run }: AgentSnapshot,
  last: ConversationMessage | undefined,
): Pick<AgentSnapshot, 'run'> | undefined {
  if (run || last?.tone !== 'interrupted' || !last.run) return undefined;
  return { run: { ...last.run, state: 'interrupted' } };
}

/** The object that is on show already, where it says the same: nothing is drawn again for it. */
function unchanged(shown: ConversationMessage | undefined, next: ConversationMessage): ConversationMessage {
  return shown && (shown === next || JSON.stringify(shown) === JSON.stringify(next)) ? shown : next;
}
