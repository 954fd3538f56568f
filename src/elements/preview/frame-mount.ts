import type { MessageFromFrame, MessageToFrame } from './frame-messages.js';
import { withHiddenAddress } from './hidden-address.js';
import type { readFrameMessage } from './read-frame-message.js';
import { trustedFrameHtml } from './trusted-html.js';

export type FrameSource =
  | { readonly kind: 'srcdoc'; readonly html: string; readonly secret: string }
  /** The same by an object URL, for pages in quirks mode. The page sees the host's origin in its address, no more. */
  | { readonly kind: 'blob'; readonly html: string; readonly secret: string }
  /** The hosted frame page. It says hello before any page code is there, so its first hello is its own. */
  | { readonly kind: 'url'; readonly url: string };

export interface FrameMountOptions {
  readonly container: Element;
  readonly source: FrameSource;
  readonly title: string;
  /** Milliseconds a loaded page has to say hello. */
  readonly loadGraceMs: number;
  /** What the host adds to `allow-scripts`. */
  readonly sandbox: readonly string[];
  /** Fetched with the code of pages: before a page nobody speaks. */
  readonly read: typeof readFrameMessage;
  /** The runtime started: the frame can be spoken to. */
  onHello(): void;
  onMessage(message: MessageFromFrame): void;
  /** The page loaded and its runtime did not start: something blocks scripts, or it is not our page. */
  onSilentLoad(): void;
  /** Another page took the place of ours. `reload` when it is ours again and has to be given its document anew. */
  onLeft(how: 'away' | 'reload'): void;
}

/** One sandboxed frame, from its insertion to its removal, and the private port to the runtime inside it. */
export class FrameMount {
  readonly element: HTMLIFrameElement;
  readonly #options: FrameMountOptions;
  readonly #ending = new AbortController();
  readonly #answers = new Map<number, (alive: boolean) => void>();
  #port: MessagePort | undefined;
  #graceTimer: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;
  #loads = 0;
  #greetings = 0;
  /** Loads that belong to one greeting: a page that is written into its frame loads twice. */
  #loadsOfPage = 1;

  constructor(options: FrameMountOptions) {
    this.#options = options;
    this.element = createFrame(options);
    const { signal } = this.#ending;
    const { defaultView } = options.container.ownerDocument;
    defaultView?.addEventListener('message', (event) => this.#onWindowMessage(event), { signal });
    this.element.addEventListener('load', () => this.#onLoad(), { signal });
    this.#load(options.source);
    this.#insert(options);
  }

  /** True once the runtime inside said hello. */
  get connected(): boolean {
    return this.#port !== undefined;
  }

  get removed(): boolean {
    return this.#ending.signal.aborted;
  }

  send(message: MessageToFrame): void {
    if (message.type === 'jig-studio.preview.document') this.#loadsOfPage = 2;
    this.#port?.postMessage(message);
  }

  /** True when the frame answers within `ms`; false also when it is removed meanwhile. */
  ping(ms: number): Promise<boolean> {
    if (!this.#port || this.removed) return Promise.resolve(false);
    const id = ++this.#pings;
    return new Promise((resolve) => {
      const settle = (alive: boolean): void => {
        clearTimeout(timer);
        this.#answers.delete(id);
        resolve(alive);
      };
      const timer = setTimeout(() => settle(false), ms);
      this.#answers.set(id, settle);
      this.send({ type: 'jig-studio.preview.ping', id });
    });
  }

  remove(): void {
    if (this.removed) return;
    this.#ending.abort();
    clearTimeout(this.#graceTimer);
    this.#closePort();
    this.element.remove();
    if (this.#options.source.kind === 'blob') URL.revokeObjectURL(this.element.src);
    for (const settle of [...this.#answers.values()]) settle(false);
  }

  #load(source: FrameSource): void {
    if (source.kind === 'srcdoc') this.element.srcdoc = trustedFrameHtml(source.html);
    else if (source.kind === 'url') this.element.src = source.url;
    else this.element.src = URL.createObjectURL(new Blob([source.html], { type: 'text/html;charset=utf-8' }));
  }

  #insert({ container, source }: FrameMountOptions): void {
    const insert = (): void => container.append(this.element);
    if (source.kind === 'srcdoc') withHiddenAddress(container.ownerDocument, insert);
    else insert();
  }

  #onWindowMessage(event: MessageEvent): void {
    if (event.source === null || event.source !== this.element.contentWindow) return;
    // Without a port it is the page's own message, which may be huge: it is not even read.
    const port = event.ports[0];
    if (!port) return;
    const message = this.#options.read(event.data);
    if (message?.type !== 'jig-studio.preview.hello') return;
    const { source } = this.#options;
    if (source.kind !== 'url' && message.secret !== source.secret) return;
    // A `srcdoc` page that reloads itself says hello again. A page with an address can be framed by its own code, which
    // then hears the hello of that frame: there only the first counts, which is said before any page code runs.
    if (source.kind !== 'srcdoc' && this.#port) {
      this.#options.onLeft('reload');
      return;
    }
    this.#closePort();
    this.#greetings += 1;
    this.#port = port;
    port.onmessage = ({ data }) => this.#onPortMessage(data);
    this.#options.onHello();
  }

  #onPortMessage(data: unknown): void {
    const message = this.#options.read(data);
    if (!message || this.removed) return;
    if (message.type === 'jig-studio.preview.pong') this.#answers.get(message.id)?.(true);
    else this.#options.onMessage(message);
  }

  #onLoad(): void {
    this.#loads += 1;
    if (this.connected && !this.#hasForeignPage) return;
    clearTimeout(this.#graceTimer);
    // A page is told as loaded before its hello arrives.
    this.#graceTimer = setTimeout(() => void this.#judgeLoad(), this.#options.loadGraceMs);
  }

  async #judgeLoad(): Promise<void> {
    if (!this.connected) return this.#options.onSilentLoad();
    if (!this.#hasForeignPage) return;
    // A page that opened its own document anew has loaded twice, and is ours: its runtime answers, a foreign one has none.
    if (await this.ping(this.#options.loadGraceMs)) this.#loads = this.#greetings * this.#loadsOfPage;
    else if (!this.removed && this.#hasForeignPage) this.#options.onLeft('away');
  }

  /** Something loaded that did not greet. */
  get #hasForeignPage(): boolean {
    return this.#loads > this.#greetings * this.#loadsOfPage;
  }

  #closePort(): void {
    if (!this.#port) return;
    this.#port.onmessage = null;
    this.#port.close();
    this.#port = undefined;
  }
}

function createFrame({ container, title, sandbox }: FrameMountOptions): HTMLIFrameElement {
  const frame = container.ownerDocument.createElement('iframe');
  // Never `allow-same-origin`: the page would be as powerful as the host.
  frame.setAttribute('sandbox', ['allow-scripts', ...sandbox].join(' '));
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  frame.setAttribute('part', 'frame');
  return frame;
}
