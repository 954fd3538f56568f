import type { PreviewDocument } from '../../core/preview/preview-model.js';
import type { PreviewTextValues } from '../../core/preview/preview-text.js';
import { afterPaint } from '../base/after-paint.js';
import { encodeBlobs } from './data-urls.js';
import type { FrameLimits } from './frame-limits.js';
import type { FrameDocument, MessageFromFrame } from './frame-messages.js';
import { FrameMount, type FrameSource } from './frame-mount.js';
import type { PageSurroundings } from './frame-page.js';
import { admittedTokens } from './page-rights.js';
import { createSecret } from './frame-secret.js';
import type { SpareFrame } from './spare-frame.js';

type FrameCode = typeof import('./frame-code.js');

/** What a page is made of, our runtime above all, is fetched once there is something to show. */
let pages: FrameCode | undefined;
let fetching: Promise<void> | undefined;

function fetchPages(): Promise<void> {
  return (fetching ??= import('./frame-code.js').then(
    (module) => {
      pages = module;
    },
    () => {
      fetching = undefined;
    },
  ));
}

const NOTHING_READ: ReadonlySet<string> = new Set();

/** Characters of modules that are sent ahead; in a larger site each page brings its own. */
const AHEAD_LENGTH = 4_000_000;

/** A page on its way, or on show. */
export interface Page {
  readonly document: PreviewDocument;
  readonly values: PreviewTextValues | undefined;
  readonly address: string;
  /** What is sent to an empty frame that says hello, also after a reload; undefined when the frame holds the page itself. */
  readonly delivered: (() => FrameDocument) | undefined;
  readonly startedAt: number;
  readonly mount: FrameMount;
  /** Its runtime has said hello: the next one is that of a page that loaded itself anew. */
  greeted: boolean;
}

export interface FrameLoaderOptions {
  readonly container: Element;
  readonly limits: FrameLimits;
  readonly title: string;
  /** No empty frame is kept. */
  readonly once: boolean;
  onHello(mount: FrameMount): void;
  onMessage(mount: FrameMount, message: MessageFromFrame): void;
  onSilentLoad(mount: FrameMount): void;
  onLeft(mount: FrameMount, how: 'away' | 'reload'): void;
}

/** Puts documents into frames: decides how one is delivered, and keeps a booted frame ready where that helps. */
export class FrameLoader {
  readonly #options: FrameLoaderOptions;
  #spareFrame: SpareFrame | undefined;
  #frameUrl: string | undefined;
  #sandbox: readonly string[] = [];
  #blobFrames = true;

  constructor(options: FrameLoaderOptions) {
    this.#options = options;
  }

  /** Address of the self-hosted frame page, or undefined for `srcdoc`. */
  get frameUrl(): string | undefined {
    return this.#frameUrl;
  }

  set frameUrl(url: string | undefined) {
    this.#frameUrl = url;
    this.#spare?.drop();
  }

  get sandbox(): readonly string[] {
    return this.#sandbox;
  }

  /** What is added to `allow-scripts`, from the next frame on. */
  set sandbox(tokens: readonly string[]) {
    const admitted = admittedTokens(tokens);
    if (admitted.join(' ') === this.#sandbox.join(' ')) return;
    this.#sandbox = admitted;
    this.#spare?.drop();
  }

  /** A host's `frame-src` may forbid object URLs: standards mode then is better than nothing. */
  giveUpBlobFrames(): void {
    this.#blobFrames = false;
  }

  /** Undefined when a page, of this document above all, can be made at once. A fetch that failed is tried again. */
  prepare(document?: PreviewDocument): Promise<unknown> | undefined {
    const encoding = document && !this.mintsUrls(document) ? encodeBlobs(document.resources) : undefined;
    const fetching = pages ? undefined : fetchPages();
    return fetching && encoding ? Promise.all([fetching, encoding]) : (fetching ?? encoding);
  }

  /** The booted frame that waits for a page, if there is one. */
  get spare(): FrameMount | undefined {
    return this.#spare?.mount;
  }

  /** An empty frame for the page after this one, once this one is painted; in a hidden tab, once it has stood a while. */
  async prepareNext(shown: PreviewDocument, isOnShow: () => boolean): Promise<void> {
    if (!this.#usesSpare(shown)) return this.#spare?.drop();
    await afterPaint();
    if (isOnShow()) this.prepareSpare(shown);
  }

  /** For the next page, which has most of its modules in common with the one on show. */
  prepareSpare(shown?: PreviewDocument): void {
    if (!pages) return;
    const ahead = shown && this.writes(shown) && !shown.looksUpModules ? [...pages.nameModules(shown).values()] : [];
    const length = ahead.reduce((sum, { url }) => sum + url.length, 0);
    this.#spare?.prepare(length > AHEAD_LENGTH ? [] : ahead);
  }

  dropSpare(): void {
    this.#spare?.drop();
  }

  /** True when the frame mints the page's URLs, so that no asset has to be encoded first. */
  mintsUrls({ resources, quirks, holdsCode, wantsObjectUrls }: PreviewDocument): boolean {
    if (this.#frameUrl !== undefined && (quirks || holdsCode || wantsObjectUrls)) return true;
    if (quirks || wantsObjectUrls) return !quirks;
    let bytes = 0;
    for (const resource of resources.values()) if (resource.kind === 'blob') bytes += resource.blob.size;
    return bytes > this.#options.limits.inlineAssetBytes;
  }

  /**
   * True when a page may be written into an empty frame that stands ready. Lines do not count there, so a page with code of
   * its own gets a frame of its own, and quirks mode depends on how a page is loaded.
   */
  writes(document: PreviewDocument): boolean {
    return !document.holdsCode && !document.quirks && !this.mintsUrls(document);
  }

  /** An error of a page, in the author's terms. */
  readonly locateError: FrameCode['locateError'] = (...error) => requirePages().locateError(...error);
  /** What a page does, in the author's terms. */
  readonly reportsOf: FrameCode['reportsOf'] = (...message) => requirePages().reportsOf(...message);

  /** Throws where the code of a page cannot be fetched, and on a host with Trusted Types that takes no plain text for one. */
  load(document: PreviewDocument, surroundings: PageSurroundings): Page {
    if (this.mintsUrls(document)) return this.#loadMinted(document, surroundings);
    // A hosted page is empty until it is written.
    return (this.#frameUrl !== undefined || this.#spare?.isUsable === true) && this.writes(document)
      ? this.#loadWritten(document, surroundings)
      : this.#loadDirect(document, surroundings);
  }

  /** Before the code of a page is here, there can be no frame. */
  get #spare(): SpareFrame | undefined {
    return (this.#spareFrame ??= pages && new pages.SpareFrame(() => this.#createBooting()));
  }

  /** True when the page after this document will most likely be put into an empty frame. */
  #usesSpare(document: PreviewDocument): boolean {
    return !this.#options.once && (this.mintsUrls(document) || this.writes(document));
  }

  #loadWritten(document: PreviewDocument, surroundings: PageSurroundings): Page {
    const { writtenPage } = requirePages();
    const place = this.#frameUrl === undefined ? 'srcdoc' : 'hosted';
    const read = this.#spare?.read ?? NOTHING_READ;
    const { page, values } = writtenPage(document, read, place, surroundings);
    const whole = read.size === 0 ? page : undefined;
    const mount = this.#spare?.take() ?? this.#createBooting();
    if (mount.connected) this.#send(mount, document, page);
    return {
      document,
      values,
      // It holds no code of its own: what a browser places in it lies in the code that writes it.
      address: '',
      delivered: () => whole ?? writtenPage(document, NOTHING_READ, place, surroundings).page,
      startedAt: performance.now(),
      mount,
      greeted: mount.connected,
    };
  }

  #loadDirect(document: PreviewDocument, surroundings: PageSurroundings): Page {
    const secret = createSecret();
    const kind = document.quirks && this.#blobFrames ? 'blob' : 'srcdoc';
    const { SRCDOC_ADDRESS, directPage } = requirePages();
    const { html, values } = directPage(document, secret, kind, surroundings);
    const mount = this.#createMount({ kind, html, secret });
    // The process is warm by this frame now. A spare beside it would keep the process alive if this page hangs it.
    this.#spare?.drop();
    const address = kind === 'srcdoc' ? SRCDOC_ADDRESS : mount.element.src;
    return { document, values, address, delivered: undefined, startedAt: performance.now(), mount, greeted: false };
  }

  #loadMinted(document: PreviewDocument, surroundings: PageSurroundings): Page {
    const { SRCDOC_ADDRESS, mintedPage } = requirePages();
    const minted = mintedPage(document, this.#frameUrl === undefined ? 'srcdoc' : 'hosted', surroundings);
    const mount = this.#spare?.take() ?? this.#createBooting();
    if (mount.connected) this.#send(mount, document, minted);
    const address = this.#frameUrl === undefined ? SRCDOC_ADDRESS : mount.element.src;
    return {
      document,
      values: undefined,
      address,
      delivered: () => minted,
      startedAt: performance.now(),
      mount,
      greeted: mount.connected,
    };
  }

  /** A page's runtime has said hello: what it is to have beside itself, and the page where the frame is empty. */
  provide({ document, delivered }: Page, mount: FrameMount): void {
    this.#send(mount, document, delivered?.());
  }

  #send(mount: FrameMount, document: PreviewDocument, written: FrameDocument | undefined): void {
    const files = requirePages().filesOf(document);
    if (files) mount.send(files);
    if (written) mount.send({ type: 'jig-studio.preview.document', document: written });
  }

  #createBooting(): FrameMount {
    if (this.#frameUrl !== undefined) return this.#createMount({ kind: 'url', url: this.#frameUrl });
    const secret = createSecret();
    return this.#createMount({ kind: 'srcdoc', html: requirePages().bootPage(secret), secret });
  }

  #createMount(source: FrameSource): FrameMount {
    const { container, limits, title, onHello, onMessage, onSilentLoad, onLeft } = this.#options;
    const mount: FrameMount = new FrameMount({
      container,
      source,
      title,
      loadGraceMs: limits.loadGraceMs,
      sandbox: this.#sandbox,
      read: requirePages().readFrameMessage,
      onHello: () => {
        this.#spare?.greeted(mount);
        onHello(mount);
      },
      onMessage: (message) => {
        if (message.type === 'jig-studio.preview.modules-read') this.#spare?.answered(mount, message.usable);
        else onMessage(mount, message);
      },
      onSilentLoad: () => {
        this.#spare?.failed(mount);
        onSilentLoad(mount);
      },
      onLeft: (how) => onLeft(mount, how),
    });
    return mount;
  }
}

function requirePages(): FrameCode {
  if (!pages) throw new PagesMissingError('The code of the preview could not be loaded.');
  return pages;
}

/** Nothing of ours is there to show a page with: the network is gone. */
export class PagesMissingError extends Error {}
