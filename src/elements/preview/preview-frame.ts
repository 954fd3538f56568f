import type { PreviewDocument, PreviewSurface, PreviewSurfaceEvent } from '../../core/preview/preview-model.js';
import { PREVIEW_READY_MESSAGE } from '../../core/base/wire-names.js';
import { loadApartPage, type ShowApart } from './load-apart-page.js';
import { FocusGuard } from './focus-guard.js';
import { FRAME_LIMITS, type FrameLimits } from './frame-limits.js';
import { FrameLoader, PagesMissingError, type Page } from './frame-loader.js';
import { isVerdict, type FrameVerdict, type MessageFromFrame } from './frame-messages.js';
import type { FrameMount } from './frame-mount.js';
import type { PreviewFrameOptions } from './preview-frame-options.js';
import { joinFrameRegistry, recoverFrames, reviveAlone, type FrameMember, type FrameTrust } from './frame-registry.js';
import type { FrameDeparture, FrameSilence } from './frame-silence.js';
import { PageStorage } from './frame-storage.js';
import { PageTimers } from './page-timers.js';
import { PageWatch } from './page-watch.js';
import { Revivals } from './revivals.js';
import { SurfaceVoice } from './surface-voice.js';

/**
 * Shows one document at a time in a sandboxed frame. A new document gets a new frame beside the old one, which goes when
 * the new one answers, so nothing flashes and the process stays warm. Watches that the page answers, and takes part in
 * the page-wide recovery when it does not.
 */
export class PreviewFrame implements PreviewSurface, FrameMember {
  readonly #limits: FrameLimits;
  readonly #watch: PageWatch;
  readonly #voice: SurfaceVoice;
  readonly #onLink: (href: string) => void;
  readonly #storage = new PageStorage();
  readonly #focus: FocusGuard;
  readonly #leaveRegistry: () => void;
  readonly #loader: FrameLoader;
  readonly showApart: ShowApart = (document, listener) => loadApartPage(document, listener, this.#loader);
  #network: readonly string[] = [];
  #fragment = '';
  #picking = false;
  #reloads = 0;
  #document: PreviewDocument | undefined;
  #pending: Page | undefined;
  #shown: Page | undefined;
  /** Grows with every start: what belongs to an older one is dropped. */
  #turn = 0;
  readonly #revivals: Revivals;
  readonly #timers = new PageTimers<'patience' | 'swap' | 'hold'>();
  #settled: ((answered: boolean) => void) | undefined;
  #disposed = false;

  constructor({ container, title = 'Preview', limits, once = false, onTrouble, onLink }: PreviewFrameOptions) {
    this.#limits = { ...FRAME_LIMITS, ...limits };
    this.#revivals = new Revivals(this.#limits);
    this.#loader = new FrameLoader({
      container,
      limits: this.#limits,
      title,
      once,
      onHello: (mount) => this.#onHello(mount),
      onMessage: (mount, message) => this.#onMessage(mount, message),
      onSilentLoad: (mount) => this.#onSilentLoad(mount),
      onLeft: (mount, how) => this.#onLeft(mount, how),
    });
    this.#watch = new PageWatch(this.#limits, {
      onSlow: () => this.#settle(true),
      onSilent: (mount) => void this.#onSilent(mount),
    });
    this.#voice = new SurfaceVoice(onTrouble ?? (() => undefined));
    this.#onLink = onLink ?? (() => undefined);
    this.#focus = new FocusGuard({
      owns: (element) => element instanceof HTMLIFrameElement && element.parentNode === container,
      onStolen: () => this.#depart('focus'),
    });
    this.#leaveRegistry = joinFrameRegistry(this);
  }

  /** Address of the self-hosted frame page, or undefined for `srcdoc`. A change shows the current document anew. */
  get frameUrl(): string | undefined {
    return this.#loader.frameUrl;
  }

  set frameUrl(url: string | undefined) {
    if (url === this.#loader.frameUrl) return;
    this.#loader.frameUrl = url;
    this.restart();
  }

  /** On show, or on its way. */
  get document(): PreviewDocument | undefined {
    return this.#document;
  }

  /** Sources of the network that pages may reach, from the next page on. */
  set network(sources: readonly string[]) {
    this.#network = sources;
  }

  /** What is added to `allow-scripts`, from the next frame on; `allow-same-origin` never is. */
  set sandbox(tokens: readonly string[]) {
    this.#loader.sandbox = tokens;
  }

  /** The fragment that the next document is opened at. */
  openAt(fragment: string): void {
    this.#fragment = fragment;
  }

  setPicking(picking: boolean): void {
    this.#picking = picking;
    this.#shown?.mount.send({ type: 'jig-studio.preview.picking', picking });
    if (picking) this.#shown?.mount.element.focus();
  }

  /** Its last word again, or a question to the page, whose own word may be lost. */
  repeat(): void {
    if (!this.#voice.repeat()) this.#pending?.mount.send({ type: 'jig-studio.preview.repeat' });
  }

  listen(listener: (event: PreviewSurfaceEvent) => void): () => void {
    return this.#voice.listen(listener);
  }

  show(document: PreviewDocument, { remount }: { readonly remount: boolean }): void {
    if (this.#disposed) return;
    if (!remount && document === this.#document) return void this.#voice.repeat();
    this.#document = document;
    this.#revivals.forget();
    this.#reloads = 0;
    if (remount || !this.#letPendingIn()) this.#start();
    this.#fragment = '';
  }

  /** Edits one right after the other cost two pages, not one each: the one on its way is let in, then the newest starts. */
  #letPendingIn(): boolean {
    const rest = this.#pending ? this.#limits.holdMs - (performance.now() - this.#pending.startedAt) : 0;
    if (rest <= 0) return false;
    this.#timers.start('hold', rest, () => this.#start());
    return true;
  }

  /** Starts the frames' process, and loads the hosted page, before there is anything to show; not before `painted`. */
  warmUp(painted: Promise<void> = Promise.resolve()): void {
    void Promise.all([painted, this.#loader.prepare()]).then(() => this.#bootSpare());
  }

  #bootSpare(): void {
    if (this.#document || this.#disposed) return;
    try {
      this.#loader.prepareSpare();
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
    this.suspend();
    this.#voice.fallSilent();
  }

  /** Gives back everything: frames, timers, listeners. Idempotent. */
  dispose(): void {
    if (this.#disposed) return;
    this.clear();
    this.#disposed = true;
    this.#leaveRegistry();
    this.#focus.dispose();
    this.#voice.dispose();
  }

  async answers(ms: number): Promise<boolean> {
    // A spare frame, too, keeps a hung process alive.
    const mount = (this.#pending ?? this.#shown)?.mount ?? this.#loader.spare;
    if (!mount) return true;
    if (mount.connected) return mount.ping(ms);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return mount.removed || mount.connected;
  }

  suspend(): void {
    this.#clearTimers();
    this.#pending?.mount.remove();
    this.#shown?.mount.remove();
    this.#pending = undefined;
    this.#shown = undefined;
    this.#loader.dropSpare();
    this.#settle(false);
  }

  async revive(trust: FrameTrust = 'new'): Promise<boolean> {
    if (!this.#document || this.#disposed || this.#pending || this.#shown) return true;
    if (trust === 'new' && !this.#revivals.admit()) {
      this.#tellSilence('no-answer');
      return true;
    }
    const watched = trust === 'suspect' || (trust === 'new' && this.#revivals.suspicious);
    const answered = new Promise<boolean>((resolve) => (this.#settled = resolve));
    this.#start();
    if ((await answered) && (!watched || (await this.#passesProbation()))) return true;
    this.suspend();
    return false;
  }

  /** What hung the process before may do so again, a little later: then it must be this page, alone among new ones. */
  async #passesProbation(): Promise<boolean> {
    const turn = this.#turn;
    await new Promise((resolve) => setTimeout(resolve, this.#limits.probationMs));
    if (turn !== this.#turn || (await this.answers(this.#limits.answerMs)) || turn !== this.#turn) return true;
    this.#tellSilence('no-answer');
    return false;
  }

  #start(): void {
    const document = this.#document!;
    const turn = ++this.#turn;
    this.#voice.forget();
    const wait = this.#loader.prepare(document);
    if (!wait) return this.#mount(document);
    void wait.then(() => {
      if (turn === this.#turn) this.#mount(document);
    });
  }

  #mount(document: PreviewDocument): void {
    this.#clearTimers();
    this.#removeFormer();
    try {
      this.#pending = this.#loader.load(document, this.#surroundings);
    } catch (error) {
      // Beside our own word, one thing throws here: a host that takes no plain text for a frame's page.
      this.#tellSilence(error instanceof PagesMissingError ? 'not-loaded' : 'trusted-types');
      return;
    }
    this.#watch.starting(this.#pending.mount);
  }

  /** A page that was replaced before it answered may hang, and would hang the next one in its process. */
  #removeFormer(): void {
    const former = this.#pending;
    this.#pending = undefined;
    if (!former) return;
    former.mount.remove();
    if (performance.now() - former.startedAt < this.#limits.suspectMs) return;
    this.#shown?.mount.remove();
    this.#shown = undefined;
    this.#loader.dropSpare();
  }

  get #surroundings() {
    return { storage: this.#storage.snapshot(), fragment: this.#fragment, network: this.#network };
  }

  #onHello(mount: FrameMount): void {
    const page = this.#pageOf(mount);
    if (!page) return;
    if (page.greeted && !this.#admitReload()) return;
    page.greeted = true;
    this.#loader.provide(page, mount);
    if (page === this.#pending) this.#timers.start('swap', this.#limits.swapMs, () => this.#removeShown());
  }

  #onMessage(mount: FrameMount, message: MessageFromFrame): void {
    const page = this.#pageOf(mount);
    if (!page) return;
    if (message.type === 'jig-studio.preview.storage') return this.#storage.take(message);
    if (message.type === 'jig-studio.preview.focus') return this.#focus.hear(message.by);
    if (!('revision' in message) || message.revision !== page.document.revision) return;
    if (isVerdict(message)) return this.#onWord(page, message);
    if (page.document !== this.#document) return;
    if (message.type === 'jig-studio.preview.link') return this.#onLink(message.href);
    if (message.type === 'jig-studio.preview.picked' && !this.#picking) return;
    for (const report of this.#loader.reportsOf(message, page)) this.#voice.report(report);
  }

  #onWord(page: Page, message: FrameVerdict): void {
    if (page === this.#pending) {
      this.#adopt(page);
      // A newer one waited for it.
      if (page.document !== this.#document) return this.#start();
    }
    // A page that reloads itself starts over; the core keeps the first error of a revision.
    else if (page.document !== this.#document || this.#pending) return;
    const { revision } = message;
    if (message.type === PREVIEW_READY_MESSAGE) return this.#voice.tell({ kind: 'ready', revision });
    const error = this.#loader.locateError(message.message, message.place, page);
    this.#voice.tell({ kind: 'error', revision, error });
  }

  /** The frame holds another page than ours: ours again, to be given its document, or a foreign one, which goes. */
  #onLeft(mount: FrameMount, how: 'away' | 'reload'): void {
    const page = this.#pageOf(mount);
    if (!page || page.document !== this.#document) return;
    if (how === 'away') return this.#depart('left');
    if (this.#admitReload()) this.restart();
  }

  #admitReload(): boolean {
    this.#reloads += 1;
    if (this.#reloads <= this.#limits.reloads) return true;
    this.#depart('reloads');
    return false;
  }

  /** Stops a page that may not go on, and says why. */
  #depart(departure: FrameDeparture): void {
    if (!this.#document) return;
    const { revision } = this.#document;
    this.#turn += 1;
    this.suspend();
    this.#voice.tellDeparture(departure, revision);
  }

  #onSilentLoad(mount: FrameMount): void {
    const page = this.#pending;
    if (!page || this.#pageOf(mount) !== page) return;
    if (page.address.startsWith('blob:')) {
      this.#loader.giveUpBlobFrames();
      return this.#mount(page.document);
    }
    this.#watch.stop();
    this.#tellSilence(this.#loader.frameUrl === undefined ? 'scripts-blocked' : 'frame-page');
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
    if (this.#picking) this.setPicking(true);
    void this.#loader.prepareNext(page.document, () => page === this.#shown && !this.#pending);
  }

  async #onSilent(mount: FrameMount): Promise<void> {
    const page = this.#pageOf(mount);
    if (!page) return;
    const word = this.#voice.verdict;
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
    if (!mount.connected) return this.#timers.start('patience', this.#limits.patienceMs, () => void reviveAlone(this));
    // It harms nobody else and may only be computing: its word counts again when it answers.
    const answered = await mount.ping(this.#limits.patienceMs);
    if (turn !== this.#turn || this.#pageOf(mount) !== page) return;
    if (!answered) return this.suspend();
    if (page === this.#shown && word) this.#voice.tell(word);
    this.#watchAgain(page);
  }

  /** After a recovery that somebody else began, and that found this page well. */
  #watchAgain(page: Page): void {
    if (page === this.#pending) this.#watch.starting(page.mount);
    else if (page === this.#shown) this.#watch.shown(page.mount);
  }

  #tellSilence(silence: FrameSilence): void {
    if (this.#document) this.#voice.tellSilence(silence, this.#document.revision);
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
    this.#shown?.mount.remove();
    this.#shown = undefined;
  }

  #clearTimers(): void {
    this.#watch.stop();
    this.#timers.clear();
  }
}
