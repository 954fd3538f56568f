import { abortable } from '../base/abort.js';
import { CodedError, errorMessage, hasErrorCode, type CodedErrorShape } from '../base/coded-error.js';
import { createStore, type WritableStore } from '../base/store.js';
import { systemTimers, type Timers } from '../base/timers.js';
import type { EditorDraft, EditorDrafts } from './drafts-port.js';
import { DRAFT_DEBOUNCE_MS } from './limits.js';
import { fileNotFound } from './workspace-errors.js';

export interface EditorDraftsOptions {
  /** The text file as the workspace has it now; undefined when there is none. */
  readonly read: (path: string) => { readonly source: string; readonly revision: number } | undefined;
  /** Writes through the canonical tool path, guarded by the revision that was read. */
  readonly write: (path: string, source: string, expectedRevision?: number) => Promise<unknown>;
  readonly timers?: Timers;
  /** Milliseconds without typing before drafts are written; 650 unless given. */
  readonly debounceMs?: number;
}

type Drafts = ReadonlyMap<string, EditorDraft>;

/** Another file's change moves the revision too; that is no reason to bother the person. */
const WRITE_ATTEMPTS = 3;

export function createEditorDrafts(options: EditorDraftsOptions): EditorDrafts {
  return new DebouncedDrafts(options);
}

class DebouncedDrafts implements EditorDrafts {
  readonly #read: EditorDraftsOptions['read'];
  readonly #write: EditorDraftsOptions['write'];
  readonly #timers: Timers;
  readonly #debounceMs: number;
  readonly #drafts: WritableStore<Drafts> = createStore<Drafts>(new Map());
  #timer: unknown;
  #flushes: Promise<void> = Promise.resolve();
  /** The draft whose write is under way: it stays, even when typed back to the old text. */
  #writing: EditorDraft | undefined;
  /** The path whose text another page's change took the place of while it was written. */
  #displaced: string | undefined;

  constructor(options: EditorDraftsOptions) {
    this.#read = options.read;
    this.#write = options.write;
    this.#timers = options.timers ?? systemTimers;
    this.#debounceMs = options.debounceMs ?? DRAFT_DEBOUNCE_MS;
  }

  getSnapshot(): Drafts {
    return this.#drafts.getSnapshot();
  }

  subscribe(listener: () => void): () => void {
    return this.#drafts.subscribe(listener);
  }

  edit(path: string, source: string): void {
    const baseSource = this.#get(path)?.baseSource ?? this.#read(path)?.source ?? '';
    if (source === baseSource && this.#writing?.path !== path && this.#read(path)) return this.discard(path);
    this.#put({ path, source, baseSource });
    this.#schedule();
  }

  flush({ signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
    this.#timers.clear(this.#timer);
    const flush = this.#flushes.then(() => this.#writeAll(signal));
    this.#flushes = flush.catch(() => undefined);
    return abortable(flush, signal);
  }

  canKeep(path: string, source: string): boolean {
    const draft = this.#get(path);
    if (!draft || draft.baseSource === source || draft.source === source) return true;
    return this.#writing?.path === path && this.#writing.source === source;
  }

  keep(path: string, { source, baseSource }: { readonly source: string; readonly baseSource: string }): void {
    // What is being written did not last: its write must not settle the draft.
    if (this.#writing?.path === path) this.#displaced = path;
    this.#put({ path, source: this.#get(path)?.source ?? source, baseSource });
  }

  discard(path?: string): void {
    const drafts = new Map(this.getSnapshot());
    if (path === undefined) drafts.clear();
    else if (!drafts.delete(path)) return;
    if (drafts.size === 0) this.#timers.clear(this.#timer);
    this.#drafts.set(drafts);
  }

  move(fromPath: string, toPath: string): void {
    const draft = this.#get(fromPath);
    if (!draft || fromPath === toPath) return;
    this.discard(fromPath);
    this.#put({ path: toPath, source: draft.source, baseSource: draft.baseSource });
    this.#schedule();
  }

  rebase(path: string): void {
    const draft = this.#get(path);
    const current = this.#read(path);
    if (!draft || !current) return;
    this.#put({ path, source: draft.source, baseSource: current.source });
    this.#schedule();
  }

  async #writeAll(signal: AbortSignal | undefined): Promise<void> {
    const failures: unknown[] = [];
    for (const path of this.getSnapshot().keys()) {
      if (signal?.aborted) {
        this.#schedule();
        break;
      }
      const draft = this.#get(path);
      if (!draft) continue;
      try {
        await this.#writeDraft(draft);
      } catch (error) {
        failures.push(error);
        this.#fail(path, error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  async #writeDraft(draft: EditorDraft): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      // Discarded while it waited, as by a reset: writing it now would bring it back.
      if (!this.#get(draft.path)) return;
      const current = this.#read(draft.path);
      if (!current) throw fileNotFound(draft.path);
      if (current.source === draft.source) return this.#settle(draft);
      if (current.source !== draft.baseSource) throw draftConflict(draft.path, current.revision);

      this.#writing = draft;
      try {
        await this.#write(draft.path, draft.source, current.revision);
        if (this.#displaced === draft.path)
          throw draftConflict(draft.path, this.#read(draft.path)?.revision ?? current.revision);
        return this.#settle(draft);
      } catch (error) {
        if (attempt === WRITE_ATTEMPTS || !isRevisionConflict(error)) throw error;
      } finally {
        this.#writing = undefined;
        this.#displaced = undefined;
      }
    }
  }

  /** What was typed during the write goes on as a draft of the written text. */
  #settle(written: EditorDraft): void {
    const draft = this.#get(written.path);
    if (!draft) return;
    if (draft.source === written.source) return this.discard(written.path);
    this.#put({ path: draft.path, source: draft.source, baseSource: written.source });
    this.#schedule();
  }

  #fail(path: string, error: unknown): void {
    const draft = this.#get(path);
    if (!draft) return;
    if (draft.source === draft.baseSource) return this.discard(path);
    this.#put({ ...draft, error: toShape(error) });
  }

  #schedule(): void {
    this.#timers.clear(this.#timer);
    // A failure is kept on its draft, where the editor shows it.
    this.#timer = this.#timers.set(() => void this.flush().catch(() => undefined), this.#debounceMs);
  }

  #get(path: string): EditorDraft | undefined {
    return this.getSnapshot().get(path);
  }

  #put(draft: EditorDraft): void {
    this.#drafts.set(new Map(this.getSnapshot()).set(draft.path, draft));
  }
}

function draftConflict(path: string, currentRevision: number): CodedError {
  return new CodedError(
    'WORKSPACE_REVISION_CONFLICT',
    `"${path}" changed while you were typing in it; both texts are kept.`,
    { retryable: true, details: { path, currentRevision } },
  );
}

function isRevisionConflict(error: unknown): boolean {
  return hasErrorCode(error) && error.code === 'WORKSPACE_REVISION_CONFLICT';
}

function toShape(error: unknown): CodedErrorShape {
  if (!hasErrorCode(error)) return { code: 'TOOL_EXECUTION_FAILED', message: errorMessage(error), retryable: false };
  const { retryable, details } = error as Partial<CodedErrorShape>;
  return { code: error.code, message: errorMessage(error), retryable: retryable === true, ...(details && { details }) };
}
