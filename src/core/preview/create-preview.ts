import { throwIfAborted, createCancelledError } from '../base/abort.js';
import { errorMessage } from '../base/coded-error.js';
import { createStore } from '../base/store.js';
import { systemTimers, type Timers } from '../base/timers.js';
import type { WorkspaceState } from '../workspace/workspace-model.js';
import { acknowledgementFields, advance, type Acknowledgement, type AcknowledgementInput } from './acknowledgement.js';
import { AcknowledgementWaiters } from './acknowledgement-waiters.js';
import { ConsoleLog } from './console-log.js';
import { DesignMode } from './design-mode.js';
import { linkTarget } from './link-target.js';
import { NOT_RENDERED } from './not-rendered.js';
import { createAcknowledgementTimeout, createRuntimeError, createSupersededError } from './preview-errors.js';
import { ACKNOWLEDGEMENT_TIMEOUT_MS, MAX_DIAGNOSTICS } from './preview-limits.js';
import type {
  PreviewDiagnostic,
  PreviewDocument,
  PreviewReport,
  PreviewSnapshot,
  PreviewSurface,
  PreviewSurfaceEvent,
  PreviewVerdict,
} from './preview-model.js';
import { checkPreviewPackages, type PreviewPackages } from './preview-packages.js';
import type { PreviewTransform } from './transform/preview-transform.js';
import type { PreviewCompile } from './preview-compile.js';
import type { AcknowledgementOptions, LinkTarget, Preview, PreviewAcknowledgement } from './preview-port.js';

export interface PreviewOptions {
  /** Languages that browsers do not read, asked before the built-in TypeScript and JSX. */
  readonly transforms?: readonly PreviewTransform[];
  /** Modules of other sites; none unless given. `TOOL_INVALID_OPTIONS` for an origin that is none. */
  readonly packages?: PreviewPackages;
  /** Gives the compiler on first need; the built-in one, in its own chunk, unless given. */
  readonly loadCompiler?: () => Promise<PreviewCompile>;
  /** Milliseconds; 2500 unless given. */
  readonly acknowledgementTimeoutMs?: number;
  /** The system's unless given. */
  readonly timers?: Timers;
}

interface AttachedSurface {
  readonly surface: PreviewSurface;
  /** What it said of the document that it shows now. */
  verdict: PreviewVerdict | undefined;
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
  readonly console = new ConsoleLog();
  readonly design = new DesignMode();
  readonly #loadCompiler: () => Promise<PreviewCompile>;
  readonly #timeoutMs: number;
  readonly #timers: Timers;
  readonly #waiters: AcknowledgementWaiters;
  readonly #store = createStore(NOT_RENDERED);
  /** In the order of attachment: the first one acknowledges. */
  readonly #surfaces: AttachedSurface[] = [];
  #acknowledgement: Acknowledgement = { state: 'none' };
  #overdueTimer: unknown;
  #compiler: Promise<PreviewCompile> | undefined;
  #compile: PreviewCompile | undefined;
  /** Another compiler with a memory of its own, so that checks do not make the page on show forget. */
  #compilerApart: Promise<PreviewCompile> | undefined;
  /** Aborted as a newer render takes over: what is still being read for the older one is dropped. */
  #compiling = new AbortController();
  /** Grows with every render: work that belongs to an older one is dropped. */
  #turn = 0;
  #state: WorkspaceState | undefined;
  /** The page that was chosen instead of the entry. */
  #page: string | undefined;
  /** What the surfaces were last told to show; undefined while a newer state is being compiled. */
  #document: PreviewDocument | undefined;
  #disposed = false;

  constructor(options: PreviewOptions) {
    const { loadCompiler, transforms = [], packages, acknowledgementTimeoutMs, timers = systemTimers } = options;
    if (packages) checkPreviewPackages(packages);
    this.#loadCompiler =
      loadCompiler ??
      (() =>
        import('./compile/built-in-compiler.js').then(({ createBuiltInCompiler }) =>
          createBuiltInCompiler({ transforms, ...(packages && { packages }) }),
        ));
    this.#timeoutMs = acknowledgementTimeoutMs ?? ACKNOWLEDGEMENT_TIMEOUT_MS;
    this.#timers = timers;
    this.#waiters = new AcknowledgementWaiters(timers);
  }

  getSnapshot(): PreviewSnapshot {
    return this.#store.getSnapshot();
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(listener);
  }

  attach(surface: PreviewSurface): () => void {
    const attached: AttachedSurface = { surface, verdict: undefined, stop: () => undefined };
    attached.stop = surface.listen((event) => this.#receive(attached, event));
    this.#surfaces.push(attached);
    if (this.#surfaces.length === 1) {
      this.#advance({ kind: 'withdraw' });
      this.#store.update((snapshot) => ({ ...snapshot, attached: true }));
    }
    if (this.design.getSnapshot().picking) surface.setPicking?.(true);
    if (this.#document) {
      if (this.#surfaces.length === 1) this.#expectWord(this.#turn);
      surface.show(this.#document, { remount: false });
    }
    // It will be needed: it loads while the workspace does. A failure is told when something is to be shown.
    this.#loadCompilerOnce().catch(() => undefined);
    return () => this.#detach(attached);
  }

  render(state: WorkspaceState, { remount = false }: { readonly remount?: boolean } = {}): void {
    if (this.#disposed) return;
    const turn = ++this.#turn;
    this.#compiling.abort();
    this.#compiling = new AbortController();
    this.#state = state;
    this.#document = undefined;
    for (const attached of this.#surfaces) attached.verdict = undefined;
    this.console.clear();
    this.#advance({ kind: 'render', revision: state.revision });
    this.#waiters.settle(({ revision }) =>
      revision < state.revision ? { error: createSupersededError(revision, state.revision) } : undefined,
    );
    if (this.#compile) return this.#show(this.#compile, state, turn, remount);
    this.#loadCompilerOnce().then(
      (compile) => this.#show(compile, state, turn, remount),
      (error: unknown) => this.#fail(`The preview could not be loaded: ${errorMessage(error)}`, turn),
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

  clearConsole(): void {
    this.console.clear();
  }

  setPicking(picking: boolean): void {
    if (this.#disposed || !this.design.setPicking(picking)) return;
    for (const { surface } of [...this.#surfaces]) surface.setPicking?.(picking);
  }

  clearSelection(): void {
    this.design.clearSelection();
  }

  openPage(path: string | undefined): void {
    this.#page = path;
    if (this.#state) this.render(this.#state, { remount: true });
  }

  followLink(href: string): LinkTarget {
    const page = this.#document?.entryPath;
    if (page === undefined || !this.#state) return { kind: 'none' };
    const target = linkTarget(href, page, this.#state, this.#document?.transformedPages);
    if (target.kind === 'page') this.openPage(target.path);
    if (target.kind === 'missing') {
      const message = `${page} links to ${target.path}, which is not in the workspace.`;
      this.#addDiagnostic({ kind: 'missing-reference', sourcePath: page, requestedPath: target.path, message });
    }
    return target;
  }

  async compile(state: WorkspaceState, page?: string): Promise<PreviewDocument> {
    this.#compilerApart ??= this.#loadCompiler();
    const compile = await this.#compilerApart.catch((error: unknown) => {
      this.#compilerApart = undefined;
      throw error;
    });
    return compile(state, page);
  }

  showApart(document: PreviewDocument, listener: (event: PreviewSurfaceEvent) => void): (() => void) | undefined {
    const able = this.#surfaces.find(({ surface }) => surface.showApart);
    return able?.surface.showApart?.(document, listener);
  }

  dispose(): void {
    if (this.#disposed) return;
    this.setPicking(false);
    this.#disposed = true;
    this.#turn += 1;
    this.#compiling.abort();
    this.#document = undefined;
    this.#timers.clear(this.#overdueTimer);
    for (const { stop } of this.#surfaces.splice(0)) stop();
    this.#advance({ kind: 'withdraw' });
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
      compiled = compile(state, this.#pageIn(state), this.#compiling.signal);
    } catch (error) {
      return this.#failToBuild(error, turn);
    }
    if (!(compiled instanceof Promise)) return this.#present(compiled, turn, remount);
    compiled.then(
      (document) => this.#present(document, turn, remount),
      (error: unknown) => this.#failToBuild(error, turn),
    );
  }

  /** The chosen page while it is there; otherwise the compiler finds the entry. */
  #pageIn({ files }: WorkspaceState): string | undefined {
    if (this.#page !== undefined && files.get(this.#page)?.kind !== 'text') this.#page = undefined;
    return this.#page;
  }

  #present(document: PreviewDocument, turn: number, remount: boolean): void {
    if (turn !== this.#turn) return;
    this.#document = document;
    const { diagnostics, entryPath } = document;
    this.#store.update((snapshot) => ({ ...snapshot, diagnostics, entryPath }));
    if (this.#surfaces.length > 0) this.#expectWord(turn);
    for (const attached of [...this.#surfaces]) {
      if (turn === this.#turn) attached.surface.show(document, { remount });
    }
  }

  /** Asks once, halfway to the bound, in case the word was lost; past the bound, the state says that nothing is known. */
  #expectWord(turn: number): void {
    const half = this.#timeoutMs / 2;
    this.#timers.clear(this.#overdueTimer);
    this.#overdueTimer = this.#timers.set(() => {
      if (turn !== this.#turn || this.#acknowledgement.state !== 'rendering') return;
      this.#overdueTimer = this.#timers.set(() => this.#tellOverdue(turn), half);
      this.#surfaces[0]?.surface.repeat?.();
    }, half);
  }

  #tellOverdue(turn: number): void {
    if (turn === this.#turn) this.#advance({ kind: 'overdue', revision: this.getSnapshot().revision });
  }

  #failToBuild(error: unknown, turn: number): void {
    this.#fail(`The preview could not be built: ${errorMessage(error)}`, turn);
  }

  #fail(message: string, turn: number): void {
    if (turn !== this.#turn) return;
    this.#advance({ kind: 'error', revision: this.getSnapshot().revision, error: { message } });
  }

  #receive(attached: AttachedSurface, event: PreviewSurfaceEvent): void {
    if (!this.#surfaces.includes(attached) || event.revision !== this.#document?.revision) return;
    if (!isVerdict(event)) return this.#takeReport(attached, event);
    // The first error of a revision stands: a page that failed is not shown, whatever it says later.
    if (attached.verdict?.kind === 'error') return;
    attached.verdict = event;
    if (attached === this.#surfaces[0]) this.#advance(event);
  }

  #takeReport(attached: AttachedSurface, report: PreviewReport): void {
    if (report.kind === 'picked') {
      if (this.design.pick(report.selection)) this.#tellPicking(false);
    } else if (report.kind === 'pick-cancelled') this.setPicking(false);
    else if (attached !== this.#surfaces[0]) return;
    else if (report.kind === 'console') this.console.add(report);
    else this.#addDiagnostic(report.diagnostic);
  }

  #tellPicking(picking: boolean): void {
    for (const { surface } of [...this.#surfaces]) surface.setPicking?.(picking);
  }

  #addDiagnostic(diagnostic: PreviewDiagnostic): void {
    this.#store.update((snapshot) => {
      const { diagnostics } = snapshot;
      const known = diagnostics.some(
        ({ kind, requestedPath, sourcePath }) =>
          kind === diagnostic.kind &&
          requestedPath === diagnostic.requestedPath &&
          sourcePath === diagnostic.sourcePath,
      );
      if (known || diagnostics.length >= MAX_DIAGNOSTICS) return snapshot;
      return { ...snapshot, diagnostics: [...diagnostics, diagnostic] };
    });
  }

  #advance(input: AcknowledgementInput): void {
    const next = advance(this.#acknowledgement, input);
    if (next === this.#acknowledgement || next.state === 'none') return;
    this.#acknowledgement = next;
    const { revision } = next;
    const fields = acknowledgementFields(next, this.#timeoutMs);
    this.#store.update((snapshot) => ({
      ...withoutVerdict(snapshot),
      ...fields,
      revision,
      ...(next.state === 'ready' && { acknowledgedRevision: revision }),
    }));
    if (fields.status === 'waiting') return;
    this.#timers.clear(this.#overdueTimer);
    const snapshot = this.getSnapshot();
    this.#waiters.settle((waiter) => {
      if (waiter.revision !== revision) return undefined;
      return next.state === 'ready'
        ? { acknowledgement: { state: 'synced', revision } }
        : { error: failureOf(snapshot, waiter.timeoutMs) };
    });
  }

  #detach(attached: AttachedSurface): void {
    const index = this.#surfaces.indexOf(attached);
    if (index === -1) return;
    this.#surfaces.splice(index, 1);
    attached.stop();
    if (index > 0) return;
    const successor = this.#surfaces[0];
    // What the leaving surface showed is shown no more; its successor speaks for itself.
    this.#advance({ kind: 'withdraw' });
    this.#store.update((snapshot) => ({ ...snapshot, attached: successor !== undefined }));
    if (successor?.verdict) this.#advance(successor.verdict);
    if (successor) return;
    this.setPicking(false);
    this.#timers.clear(this.#overdueTimer);
    this.#waiters.settle(({ revision }) => ({ acknowledgement: { state: 'detached', revision } }));
  }
}

function isVerdict(event: PreviewSurfaceEvent): event is PreviewVerdict {
  return event.kind === 'ready' || event.kind === 'error' || event.kind === 'unresponsive';
}

function failureOf(snapshot: PreviewSnapshot, timeoutMs: number): Error {
  const { revision, error, message } = snapshot;
  if (snapshot.unresponsive || !error) return createAcknowledgementTimeout(revision, timeoutMs, message);
  return createRuntimeError(revision, error);
}

function withoutVerdict(snapshot: PreviewSnapshot): PreviewSnapshot {
  const {
    message: _message,
    error: _error,
    unresponsive: _unresponsive,
    trouble: _trouble,
    overdue: _overdue,
    ...rest
  } = snapshot;
  return rest;
}
