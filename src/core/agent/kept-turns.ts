import type { WritableStore } from '../base/store.js';
import type { AgentSnapshot, ConversationMessage, TurnUndoState } from './agent-model.js';
import type { StoredTurn, TurnRepository } from './conversation-store.js';
import type { FollowedFiles, TurnFiles } from './own-changes.js';
import { restoringFiles, turnUndoState, type RestoredFiles } from './turn-undo.js';

/** Turns that can be taken back; in memory a turn shares its files with the workspace's own states. */
export const TURN_LIMIT = 20;

/** Characters of a turn that storage keeps, before and after together; a larger turn is forgotten with the page. */
const STORED_CHARACTERS = 1_000_000;

export interface KeptTurnsBench extends Pick<FollowedFiles, 'currentFiles' | 'onWorkspaceChange'> {
  readonly store: WritableStore<AgentSnapshot>;
  readonly workspaceId: string;
  /** Without it the turns are forgotten with the page. */
  readonly turns: TurnRepository | undefined;
  readonly now: () => number;
}

/**
 * The latest turns that changed files, with what they changed: on show is what can be done about each of them right now.
 * They outlive the page where storage takes them; a page learns of the turns of others with their messages.
 */
export class KeptTurns {
  readonly #bench: KeptTurnsBench;
  readonly #turns = new Map<string, TurnFiles>();
  readonly #startedAt = new Map<string, number>();
  readonly #pending = new Map<string, TurnFiles>();
  /** Turns of this page: what it knows of them is never older than what is stored. */
  readonly #own = new Set<string>();
  /** Messages of which storage was asked already. */
  readonly #looked = new Set<string>();
  readonly #stops: readonly (() => void)[];
  /** The answers on show that have ended. */
  #ended: ReadonlySet<string> = new Set();
  #underWay: string | undefined;
  #shownFor: unknown;
  #working: Promise<void> = Promise.resolve();

  constructor(bench: KeptTurnsBench) {
    this.#bench = bench;
    const onFiles = bench.onWorkspaceChange(() => {
      if (this.#bench.currentFiles() !== this.#shownFor) this.show();
    });
    const onStored = bench.turns?.listen?.(bench.workspaceId, () => this.#queue(() => this.#load()));
    this.#stops = onStored ? [onFiles, onStored] : [onFiles];
  }

  /** What would take a turn back; undefined for one that is not kept. Throws where it was changed since. */
  restoring(messageId: string): RestoredFiles | undefined {
    const turn = this.#turns.get(messageId);
    return turn && restoringFiles(turn, this.#bench.currentFiles());
  }

  /** A turn of this page begins; it cannot be taken back before it ends. */
  begin(messageId: string): void {
    this.#underWay = messageId;
    this.#own.add(messageId);
  }

  end(): void {
    this.#underWay = undefined;
    this.show();
  }

  /** What a turn has changed as yet; told again with each change of it, so that a page that dies leaves it behind. */
  record(messageId: string, files: TurnFiles): void {
    if (files.size === 0) this.#turns.delete(messageId);
    else this.#turns.set(messageId, files);
    this.#letOldestGo();
    this.#write(messageId, files);
  }

  /** The messages on show, without answers that are still being given: asks storage for the turns it may have of them. */
  follow(messages: readonly ConversationMessage[], open: ReadonlySet<string>): void {
    const ended = messages.filter(({ id, role }) => role === 'assistant' && !open.has(id));
    this.#ended = new Set(ended.map(({ id }) => id));
    const unknown = ended.filter((message) => mayHaveChanged(message) && !this.#knows(message.id));
    for (const { id } of unknown) this.#looked.add(id);
    const shown = new Set(messages.map(({ id }) => id));
    for (const id of this.#turns.keys()) if (!shown.has(id)) this.#turns.delete(id);
    if (unknown.length > 0) this.#queue(() => this.#load());
    this.show();
  }

  /** The conversation of these messages was ended: nothing in it can be taken back, nor what storage has yet to tell of. */
  forgetAll(messageIds: readonly string[]): void {
    const ids = [...new Set([...messageIds, ...this.#turns.keys()])];
    this.#turns.clear();
    this.#pending.clear();
    this.#ended = new Set();
    this.show();
    this.#queue(() => this.#bench.turns?.forget(this.#bench.workspaceId, ids));
  }

  /** Puts on show what can be done about each turn, where it is not what stands there. */
  show(): void {
    const { store, currentFiles } = this.#bench;
    const files = currentFiles();
    this.#shownFor = files;
    const ended = [...this.#turns].filter(([id]) => id !== this.#underWay);
    const next = new Map(ended.map(([id, turn]) => [id, turnUndoState(turn, files)]));
    if (sameStates(store.getSnapshot().turnUndo, next)) return;
    store.update(({ turnUndo: _before, ...snapshot }) => (next.size > 0 ? { ...snapshot, turnUndo: next } : snapshot));
  }

  /** Settles when nothing is left to write. */
  saved(): Promise<void> {
    return this.#working;
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #knows(messageId: string): boolean {
    return this.#own.has(messageId) || this.#looked.has(messageId);
  }

  #write(messageId: string, files: TurnFiles): void {
    const { turns, workspaceId, now } = this.#bench;
    if (!turns) return;
    const at = this.#startedAt.get(messageId) ?? now();
    this.#startedAt.set(messageId, at);
    this.#pending.set(messageId, files);
    this.#queue(() => {
      const latest = this.#pending.get(messageId);
      this.#pending.delete(messageId);
      if (!latest) return undefined;
      const turn: StoredTurn = { id: messageId, at, files: [...latest.values()] };
      // Half of a turn must not pass for the whole of it: what cannot be kept is not kept at all.
      const forget = (): Promise<void> => turns.forget(workspaceId, [messageId]);
      return isStorable(turn) ? turns.keep(workspaceId, turn, TURN_LIMIT).catch(forget) : forget();
    });
  }

  async #load(): Promise<void> {
    const { turns, workspaceId } = this.#bench;
    const stored = (await turns?.load(workspaceId)) ?? [];
    const found = stored.filter(({ id }) => this.#ended.has(id) && !this.#own.has(id));
    // They are older than what this page itself has added meanwhile.
    const mine = [...this.#turns];
    this.#turns.clear();
    for (const { id, files } of found) this.#turns.set(id, new Map(files.map((edit) => [edit.path, edit])));
    for (const [id, files] of mine) if (!this.#turns.has(id)) this.#turns.set(id, files);
    this.#letOldestGo();
    this.show();
  }

  #letOldestGo(): void {
    for (const oldest of [...this.#turns.keys()].slice(0, -TURN_LIMIT)) this.#turns.delete(oldest);
  }

  /** One after the other; what storage refuses lives on in memory. */
  #queue(work: () => Promise<void> | undefined): void {
    this.#working = this.#working.then(work).catch(() => undefined);
  }
}

/** Of what broke off nobody noted whether it changed something. */
function mayHaveChanged({ revision, tone }: ConversationMessage): boolean {
  return revision !== undefined || tone === 'interrupted';
}

/** Texts only: an asset's bytes have no identity beyond the page, so nobody could tell whether it was changed since. */
function isStorable({ files }: StoredTurn): boolean {
  let characters = 0;
  for (const { before, after } of files) {
    for (const file of [before, after]) {
      if (file?.kind === 'asset') return false;
      characters += file?.source.length ?? 0;
    }
  }
  return files.length > 0 && characters <= STORED_CHARACTERS;
}

function sameStates(
  before: ReadonlyMap<string, TurnUndoState> = new Map(),
  next: ReadonlyMap<string, TurnUndoState>,
): boolean {
  if (before.size !== next.size) return false;
  return [...next].every(([id, { state, paths }]) => {
    const known = before.get(id);
    return known?.state === state && known.paths.join('\n') === paths.join('\n');
  });
}
