import { throwIfAborted, createCancelledError } from '../base/abort.js';
import { errorMessage } from '../base/coded-error.js';
import { createStore } from '../base/store.js';
import type { WorkspaceState } from '../workspace/workspace-model.js';
import { AcknowledgementWaiters } from './acknowledgement-waiters.js';
import {
  createAcknowledgementTimeout,
  createRuntimeError,
  createSupersededError,
  describeRuntimeError,
} from './preview-errors.js';
import { ACKNOWLEDGEMENT_TIMEOUT_MS, cutErrorText } from './preview-limits.js';
import type {
  PreviewDocument,
  PreviewRuntimeError,
  PreviewSnapshot,
  PreviewSurface,
  PreviewSurfaceEvent,
} from './preview-model.js';
import type { AcknowledgementOptions, Preview, PreviewAcknowledgement } from './preview-port.js';

/** A promise where a part of the compiler has to be loaded first. */
export type PreviewCompile = (state: WorkspaceState) => PreviewDocument | Promise<PreviewDocument>;

export interface PreviewOptions {
  /** Gives the compiler on first need; the built-in one, in its own chunk, unless given. */
  readonly loadCompiler?: () => Promise<PreviewCompile>;
  /** Milliseconds; 2500 unless given. */
  readonly acknowledgementTimeoutMs?: number;
}

interface AttachedSurface {
  readonly surface: PreviewSurface;
  /** What it said about the document that it shows now. */
  event: PreviewSurfaceEvent | undefined;
  stop: () => void;
}

/**
 * Renders workspace states on the attached surfaces and tells which revision is shown. The first surface decides, the
 * others mirror. Everything that a surface says is checked against the revision that it was asked to show.
 */
export function createPreview(options: PreviewOptions = {}): Preview {
  return new RevisionPreview(options);
}

class RevisionPreview implements Preview {
  readonly #loadCompiler: () => Promise<PreviewCompile>;
  readonly #timeoutMs: number;
  readonly #waiters = new AcknowledgementWaiters();
  readonly #store = createStore<PreviewSnapshot>({
    revision: -1,
    status: 'waiting',
    acknowledgedRevision: -1,
    diagnostics: [],
    entryPath: undefined,
    attached: false,
  });
  /** In the order of attachment: the first one acknowledges. */
  readonly #surfaces: AttachedSurface[] = [];
  #compiler: Promise<PreviewCompile> | undefined;
  #compile: PreviewCompile | undefined;
  /** Grows with every render: work that belongs to an older one is dropped. */
  #turn = 0;
  /** What the surfaces were last told to show; undefined while a newer state is being compiled. */
  #document: PreviewDocument | undefined;
  #disposed = false;

  constructor({ loadCompiler = loadBuiltInCompiler, acknowledgementTimeoutMs }: PreviewOptions) {
    this.#loadCompiler = loadCompiler;
    this.#timeoutMs = acknowledgementTimeoutMs ?? ACKNOWLEDGEMENT_TIMEOUT_MS;
  }

  getSnapshot(): PreviewSnapshot {
    return this.#store.getSnapshot();
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(listener);
  }

  attach(surface: PreviewSurface): () => void {
    const attached: AttachedSurface = { surface, event: undefined, stop: () => undefined };
    attached.stop = surface.listen((event) => this.#receive(attached, event));
    this.#surfaces.push(attached);
    if (this.#surfaces.length === 1) this.#store.update((snapshot) => ({ ...asWaiting(snapshot), attached: true }));
    if (this.#document) surface.show(this.#document, { remount: false });
    // It will be needed: it loads while the workspace does. A failure is told when something is to be shown.
    this.#loadCompilerOnce().catch(() => undefined);
    return () => this.#detach(attached);
  }

  render(state: WorkspaceState, { remount = false }: { readonly remount?: boolean } = {}): void {
    if (this.#disposed) return;
    const turn = ++this.#turn;
    this.#document = undefined;
    for (const attached of this.#surfaces) attached.event = undefined;
    this.#store.update((snapshot) => ({ ...asWaiting(snapshot), revision: state.revision }));
    this.#waiters.settle(({ revision }) =>
      revision < state.revision ? { error: createSupersededError(revision, state.revision) } : undefined,
    );
    if (this.#compile) return this.#show(this.#compile, state, turn, remount);
    this.#loadCompilerOnce().then(
      (compile) => this.#show(compile, state, turn, remount),
      (error: unknown) => {
        if (turn === this.#turn) this.#fail({ message: `The preview could not be loaded: ${errorMessage(error)}` });
      },
    );
  }

  async waitFor(revision: number, options: AcknowledgementOptions = {}): Promise<PreviewAcknowledgement> {
    throwIfAborted(options.signal);
    const snapshot = this.getSnapshot();
    if (this.#disposed || !snapshot.attached) return { state: 'detached', revision };
    const timeoutMs = options.timeoutMs ?? this.#timeoutMs;
    if (revision < snapshot.revision) throw createSupersededError(revision, snapshot.revision);
    if (revision === snapshot.revision) {
      if (snapshot.status === 'synced') return { state: 'synced', revision };
      if (snapshot.status === 'error') throw failureOf(snapshot, timeoutMs);
    }
    return this.#waiters.add(revision, { timeoutMs, signal: options.signal });
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#turn += 1;
    this.#document = undefined;
    for (const { stop } of this.#surfaces.splice(0)) stop();
    this.#store.update((snapshot) => ({ ...snapshot, attached: false }));
    this.#waiters.settle(() => ({ error: createCancelledError('The studio was closed.') }));
  }

  /** One load for all; a failed one is forgotten, so that the next render tries again. */
  #loadCompilerOnce(): Promise<PreviewCompile> {
    this.#compiler ??= this.#loadCompiler().then(
      (compile) => (this.#compile = compile),
      (error: unknown) => {
        this.#compiler = undefined;
        throw error;
      },
    );
    return this.#compiler;
  }

  #show(compile: PreviewCompile, state: WorkspaceState, turn: number, remount: boolean): void {
    if (turn !== this.#turn) return;
    let compiled: PreviewDocument | Promise<PreviewDocument>;
    try {
      compiled = compile(state);
    } catch (error) {
      return this.#failToBuild(error, turn);
    }
    if (!(compiled instanceof Promise)) return this.#present(compiled, turn, remount);
    compiled.then(
      (document) => this.#present(document, turn, remount),
      (error: unknown) => this.#failToBuild(error, turn),
    );
  }

  #present(document: PreviewDocument, turn: number, remount: boolean): void {
    if (turn !== this.#turn) return;
    this.#document = document;
    const { diagnostics, entryPath } = document;
    this.#store.update((snapshot) => ({ ...snapshot, diagnostics, entryPath }));
    for (const attached of [...this.#surfaces]) {
      if (turn === this.#turn) attached.surface.show(document, { remount });
    }
  }

  #failToBuild(error: unknown, turn: number): void {
    if (turn === this.#turn) this.#fail({ message: `The preview could not be built: ${errorMessage(error)}` });
  }

  #receive(attached: AttachedSurface, event: PreviewSurfaceEvent): void {
    if (!this.#surfaces.includes(attached) || event.revision !== this.#document?.revision) return;
    // The first error of a revision stands: a page that failed is not shown, whatever it says later.
    if (attached.event?.kind === 'error') return;
    attached.event = event;
    if (attached === this.#surfaces[0]) this.#adopt(event);
  }

  #adopt(event: PreviewSurfaceEvent): void {
    if (event.kind === 'ready') return this.#acknowledge(event.revision);
    if (event.kind === 'error') return this.#fail(event.error);
    this.#store.update((snapshot) => ({
      ...withoutFailure(snapshot),
      status: 'error',
      message: event.advice,
      unresponsive: true,
    }));
    this.#rejectWaiters();
  }

  #acknowledge(revision: number): void {
    this.#store.update((snapshot) => ({
      ...withoutFailure(snapshot),
      status: 'synced',
      acknowledgedRevision: revision,
    }));
    this.#waiters.settle((waiter) =>
      waiter.revision === revision ? { acknowledgement: { state: 'synced', revision } } : undefined,
    );
  }

  #fail(failure: PreviewRuntimeError): void {
    const error = { ...failure, message: cutErrorText(failure.message) };
    this.#store.update((snapshot) => ({
      ...withoutFailure(snapshot),
      status: 'error',
      message: cutErrorText(describeRuntimeError(error)),
      error,
    }));
    this.#rejectWaiters();
  }

  #rejectWaiters(): void {
    const snapshot = this.getSnapshot();
    this.#waiters.settle(({ revision, timeoutMs }) =>
      revision === snapshot.revision ? { error: failureOf(snapshot, timeoutMs) } : undefined,
    );
  }

  #detach(attached: AttachedSurface): void {
    const index = this.#surfaces.indexOf(attached);
    if (index === -1) return;
    this.#surfaces.splice(index, 1);
    attached.stop();
    if (index > 0) return;
    const successor = this.#surfaces[0];
    // What the leaving surface showed is shown no more; its successor speaks for itself.
    this.#store.update((snapshot) => ({ ...asWaiting(snapshot), attached: successor !== undefined }));
    if (successor?.event) this.#adopt(successor.event);
    if (!successor) this.#waiters.settle(({ revision }) => ({ acknowledgement: { state: 'detached', revision } }));
  }
}

function failureOf(snapshot: PreviewSnapshot, timeoutMs: number): Error {
  const { revision, error, message } = snapshot;
  if (snapshot.unresponsive || !error) return createAcknowledgementTimeout(revision, timeoutMs, message);
  return createRuntimeError(revision, error);
}

function asWaiting(snapshot: PreviewSnapshot): PreviewSnapshot {
  return { ...withoutFailure(snapshot), status: 'waiting' };
}

function withoutFailure(snapshot: PreviewSnapshot): PreviewSnapshot {
  const { message: _message, error: _error, unresponsive: _unresponsive, ...rest } = snapshot;
  return rest;
}

async function loadBuiltInCompiler(): Promise<PreviewCompile> {
  const [{ createPreviewCompiler }, { loadModuleLexer, needsModuleLexer }] = await Promise.all([
    import('./compile/compile-preview.js'),
    import('./compile/module-source.js'),
  ]);
  const compile = createPreviewCompiler();
  return (state) => (needsModuleLexer(state) ? loadModuleLexer().then(() => compile(state)) : compile(state));
}
