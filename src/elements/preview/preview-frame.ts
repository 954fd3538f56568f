import type { PreviewDocument, PreviewSurface, PreviewSurfaceEvent } from '../../core/preview/preview-model.js';
import type { PreviewTextValues } from '../../core/preview/preview-text.js';
import { encodeBlobs } from './data-urls.js';
import { locateError } from './error-location.js';
import { FRAME_LIMITS, type FrameLimits } from './frame-limits.js';
import { FRAME_NAMES, type FrameDocument, type MessageFromFrame } from './frame-messages.js';
import { FrameMount, type FrameSource } from './frame-mount.js';
import { SRCDOC_ADDRESS, bootPage, directPage, mintedPage } from './frame-page.js';
import { joinFrameRegistry, recoverFrames, type FrameMember } from './frame-registry.js';
import { createSecret } from './frame-secret.js';
import { FRAME_ADVICE, type FrameSilence } from './frame-silence.js';
import { PageWatch } from './page-watch.js';
import { SpareFrame } from './spare-frame.js';

export interface PreviewFrameOptions {
  /** Where the frames stand, one above the other; it gives them their size. */
  readonly container: HTMLElement;
  /** The accessible name of the frame. */
  readonly title?: string;
  readonly limits?: Partial<FrameLimits>;
  /** Told when the page goes silent, with the reason, and when it is no longer so (undefined). */
  readonly onSilence?: (silence: FrameSilence | undefined) => void;
}

/** A page on its way, or on show. */
interface Page {
  readonly document: PreviewDocument;
  readonly values: PreviewTextValues | undefined;
  readonly address: string;
  /** To be sent once the frame says hello; undefined when the frame has the page already. */
  readonly minted: FrameDocument | undefined;
  readonly startedAt: number;
  mount: FrameMount;
}

/**
 * Shows one document at a time in a sandboxed frame. A new document gets a new frame beside the old one, which goes when
 * the new one answers, so nothing flashes and the process stays warm. Watches that the page answers, and takes part in
 * the page-wide recovery when it does not.
 */
export class PreviewFrame implements PreviewSurface, FrameMember {
  readonly #container: HTMLElement;
  readonly #limits: FrameLimits;
  readonly #watch: PageWatch;
  readonly #onSilence: (silence: FrameSilence | undefined) => void;
  readonly #leaveRegistry: () => void;
  readonly #listeners = new Set<(event: PreviewSurfaceEvent) => void>();
  readonly #spare = new SpareFrame(() => this.#createBooting());
  #title: string;
  #frameUrl: string | undefined;
  #document: PreviewDocument | undefined;
  #event: PreviewSurfaceEvent | undefined;
  #pending: Page | undefined;
  #shown: Page | undefined;
  /** Grows with every start: what belongs to an older one is dropped. */
  #turn = 0;
  #revivals = 0;
  #blobFrames = true;
  #patienceTimer: ReturnType<typeof setTimeout> | undefined;
  #swapTimer: ReturnType<typeof setTimeout> | undefined;
  #settled: ((answered: boolean) => void) | undefined;
  #disposed = false;

  constructor({ container, title = 'Preview', limits, onSilence }: PreviewFrameOptions) {
    this.#container = container;
    this.#title = title;
    this.#limits = { ...FRAME_LIMITS, ...limits };
    this.#watch = new PageWatch(this.#limits, {
      onSlow: () => this.#settle(true),
      onSilent: (mount) => void this.#onSilent(mount),
    });
    this.#onSilence = onSilence ?? (() => undefined);
    this.#leaveRegistry = joinFrameRegistry(this);
  }

  /** Address of the self-hosted frame page, or undefined for `srcdoc`. A change shows the current document anew. */
  get frameUrl(): string | undefined {
    return this.#frameUrl;
  }

  set frameUrl(url: string | undefined) {
    if (url === this.#frameUrl) return;
    this.#frameUrl = url;
    this.#spare.drop();
    this.restart();
  }

  set title(title: string) {
    this.#title = title;
    for (const page of [this.#pending, this.#shown]) if (page) page.mount.element.title = title;
  }

  listen(listener: (event: PreviewSurfaceEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  show(document: PreviewDocument, { remount }: { readonly remount: boolean }): void {
    if (this.#disposed) return;
    if (!remount && document === this.#document) {
      if (this.#event) this.#emit(this.#event);
      return;
    }
    this.#document = document;
    this.#revivals = 0;
    this.#start();
  }

  /** Starts the frames' process, and loads the hosted page, before there is anything to show. */
  warmUp(): void {
    if (this.#document || this.#disposed) return;
    try {
      this.#spare.prepare();
    } catch {
      // A host that takes no plain text for a frame's page: told when there is something to show.
    }
  }

  /** Loads the current document anew, for instance after the element was taken out and put back. */
  restart(): void {
    this.suspend();
    if (this.#document) this.#start();
  }

  /** Removes the page and forgets it. */
  clear(): void {
    this.#turn += 1;
    this.#document = undefined;
    this.#event = undefined;
    this.suspend();
    this.#onSilence(undefined);
  }

  /** Gives back everything: frames, timers, listeners. Idempotent. */
  dispose(): void {
    if (this.#disposed) return;
    this.clear();
    this.#disposed = true;
    this.#leaveRegistry();
    this.#listeners.clear();
  }

  async answers(ms: number): Promise<boolean> {
    const page = this.#pending ?? this.#shown;
    if (!page) return true;
    if (page.mount.connected) return page.mount.ping(ms);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return page.mount.removed || page.mount.connected;
  }

  suspend(): void {
    this.#clearTimers();
    this.#removePage(this.#pending);
    this.#removePage(this.#shown);
    this.#pending = undefined;
    this.#shown = undefined;
    this.#spare.drop();
    this.#settle(false);
  }

  async revive(): Promise<boolean> {
    if (!this.#document || this.#disposed || this.#pending || this.#shown) return true;
    if (this.#revivals >= this.#limits.revivals) {
      this.#tellSilence('no-answer');
      return true;
    }
    this.#revivals += 1;
    const answered = new Promise<boolean>((resolve) => (this.#settled = resolve));
    this.#start();
    if ((await answered) && (await this.#passesProbation())) return true;
    this.suspend();
    return false;
  }

  /** What hung the process before may do so again, a little later: then it must be this page, alone among new ones. */
  async #passesProbation(): Promise<boolean> {
    if (this.#revivals < 2) return true;
    const turn = this.#turn;
    await new Promise((resolve) => setTimeout(resolve, this.#limits.probationMs));
    if (turn !== this.#turn || (await this.answers(this.#limits.answerMs)) || turn !== this.#turn) return true;
    this.#tellSilence('no-answer');
    return false;
  }

  #start(): void {
    const document = this.#document!;
    const turn = ++this.#turn;
    this.#event = undefined;
    const encoding = this.#mintsUrls(document) ? undefined : encodeBlobs(document.resources);
    if (!encoding) return this.#mount(document);
    void encoding.then(() => {
      if (turn === this.#turn) this.#mount(document);
    });
  }

  #mount(document: PreviewDocument): void {
    this.#clearTimers();
    this.#removeFormer();
    try {
      this.#pending = this.#mintsUrls(document) ? this.#mountMinted(document) : this.#mountDirect(document);
    } catch {
      // The one thing that throws here: a host that takes no plain text for a frame's page.
      this.#tellSilence('trusted-types');
      return;
    }
    this.#watch.starting(this.#pending.mount);
  }

  /** A page that was replaced before it answered may hang, and would hang the next one in its process. */
  #removeFormer(): void {
    const former = this.#pending;
    this.#pending = undefined;
    if (!former) return;
    this.#removePage(former);
    if (performance.now() - former.startedAt < this.#limits.suspectMs) return;
    this.#removePage(this.#shown);
    this.#shown = undefined;
    this.#spare.drop();
  }

  #mountDirect(document: PreviewDocument): Page {
    const secret = createSecret();
    const kind = document.quirks && this.#blobFrames ? 'blob' : 'srcdoc';
    const { html, values } = directPage(document, secret, kind);
    const mount = this.#createMount({ kind, html, secret });
    // The process is warm by this frame now. A spare beside it would keep the process alive if this page hangs it.
    this.#spare.drop();
    const address = kind === 'srcdoc' ? SRCDOC_ADDRESS : mount.element.src;
    return { document, values, address, minted: undefined, startedAt: performance.now(), mount };
  }

  #mountMinted(document: PreviewDocument): Page {
    const minted = mintedPage(document, this.#frameUrl === undefined ? 'srcdoc' : 'hosted');
    const mount = this.#spare.take() ?? this.#createBooting();
    if (mount.connected) mount.send({ type: FRAME_NAMES.document, document: minted });
    const address = this.#frameUrl === undefined ? SRCDOC_ADDRESS : mount.element.src;
    return { document, values: undefined, address, minted, startedAt: performance.now(), mount };
  }

  #createBooting(): FrameMount {
    if (this.#frameUrl !== undefined) return this.#createMount({ kind: 'url', url: this.#frameUrl });
    const secret = createSecret();
    return this.#createMount({ kind: 'srcdoc', html: bootPage(secret), secret });
  }

  #createMount(source: FrameSource): FrameMount {
    const mount: FrameMount = new FrameMount({
      container: this.#container,
      source,
      title: this.#title,
      loadGraceMs: this.#limits.loadGraceMs,
      onHello: () => this.#onHello(mount),
      onMessage: (message) => this.#onMessage(mount, message),
      onSilentLoad: () => this.#onSilentLoad(mount),
    });
    return mount;
  }

  #mintsUrls({ resources, quirks, wantsObjectUrls }: PreviewDocument): boolean {
    if (this.#frameUrl !== undefined) return true;
    if (quirks || wantsObjectUrls) return !quirks;
    let bytes = 0;
    for (const resource of resources.values()) if (resource.kind === 'blob') bytes += resource.blob.size;
    return bytes > this.#limits.inlineAssetBytes;
  }

  #onHello(mount: FrameMount): void {
    const page = this.#pageOf(mount);
    if (!page) return;
    if (page.minted) mount.send({ type: FRAME_NAMES.document, document: page.minted });
    if (page !== this.#pending || this.#swapTimer !== undefined) return;
    this.#swapTimer = setTimeout(() => this.#removeShown(), this.#limits.swapMs);
  }

  #onMessage(mount: FrameMount, message: MessageFromFrame): void {
    const page = this.#pageOf(mount);
    if (!page || message.type === FRAME_NAMES.hello || message.type === FRAME_NAMES.pong) return;
    if (message.revision !== page.document.revision) return;
    if (page === this.#pending) this.#adopt(page);
    // A page that reloads itself starts over; the core keeps the first error of a revision.
    else if (page.document !== this.#document || this.#pending) return;
    const { revision } = message;
    if (message.type === FRAME_NAMES.ready) return this.#tell({ kind: 'ready', revision });
    this.#tell({ kind: 'error', revision, error: locateError(message.message, message.place, page) });
  }

  #onSilentLoad(mount: FrameMount): void {
    const page = this.#pending;
    if (!page || this.#pageOf(mount) !== page) return;
    if (page.address.startsWith('blob:')) {
      // A host's frame-src may forbid object URLs: standards mode then is better than nothing.
      this.#blobFrames = false;
      return this.#mount(page.document);
    }
    this.#watch.stop();
    this.#tellSilence(this.#frameUrl === undefined ? 'scripts-blocked' : 'frame-page');
    this.#settle(true);
  }

  /** The new page answered: it takes the place of the old one. */
  #adopt(page: Page): void {
    this.#clearTimers();
    this.#removeShown();
    this.#shown = page;
    this.#pending = undefined;
    this.#settle(true);
    this.#watch.shown(page.mount);
    if (page.minted) this.#spare.prepare();
    else this.#spare.drop();
  }

  async #onSilent(mount: FrameMount): Promise<void> {
    const page = this.#pageOf(mount);
    if (!page) return;
    const word = this.#event;
    this.#tellSilence('no-answer');
    if (this.#settled) return this.#settle(false);
    const turn = this.#turn;
    const hadNeighbour = page === this.#pending && this.#shown !== undefined;
    if (await recoverFrames(this)) return this.#watchAgain(page);
    if (turn !== this.#turn) return;
    if (hadNeighbour) {
      // The former page, still beside this one, may be the one that hangs.
      this.suspend();
      await this.revive();
      return;
    }
    if (!mount.connected) {
      this.#patienceTimer = setTimeout(() => this.suspend(), this.#limits.patienceMs);
      return;
    }
    // It harms nobody else and may only be computing: its word counts again when it answers.
    const answered = await mount.ping(this.#limits.patienceMs);
    if (turn !== this.#turn || this.#pageOf(mount) !== page) return;
    if (!answered) return this.suspend();
    if (page === this.#shown && word) this.#tell(word);
    this.#watchAgain(page);
  }

  /** After a recovery that somebody else began, and that found this page well. */
  #watchAgain(page: Page): void {
    if (page === this.#pending) this.#watch.starting(page.mount);
    else if (page === this.#shown) this.#watch.shown(page.mount);
  }

  #tell(event: PreviewSurfaceEvent): void {
    if (event.kind !== 'unresponsive') this.#onSilence(undefined);
    this.#event = event;
    this.#emit(event);
  }

  #tellSilence(silence: FrameSilence): void {
    if (!this.#document) return;
    this.#onSilence(silence);
    this.#tell({ kind: 'unresponsive', revision: this.#document.revision, advice: FRAME_ADVICE[silence] });
  }

  #emit(event: PreviewSurfaceEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  #settle(answered: boolean): void {
    const settled = this.#settled;
    this.#settled = undefined;
    settled?.(answered);
  }

  #pageOf(mount: FrameMount): Page | undefined {
    return [this.#pending, this.#shown].find((page) => page?.mount === mount);
  }

  #removeShown(): void {
    this.#removePage(this.#shown);
    this.#shown = undefined;
  }

  #removePage(page: Page | undefined): void {
    page?.mount.remove();
  }

  #clearTimers(): void {
    this.#watch.stop();
    clearTimeout(this.#patienceTimer);
    clearTimeout(this.#swapTimer);
    this.#swapTimer = undefined;
  }
}
