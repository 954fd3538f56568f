import { createPreviewCompiler } from '../../../../src/core/preview/compile/compile-preview.js';
import { loadModuleLexer } from '../../../../src/core/preview/compile/module-source.js';
import type { ConsoleLine } from '../../../../src/core/preview/console-model.js';
import type { PreviewDocument, PreviewReport, PreviewVerdict } from '../../../../src/core/preview/preview-model.js';
import type { FrameLimits } from '../../../../src/elements/preview/frame-limits.js';
import { PreviewFrame } from '../../../../src/elements/preview/preview-frame.js';
import { workspaceOf } from '../../../support/workspace-files.js';

await loadModuleLexer();

/** More than the frame itself ever waits for: a starved browser has its time. */
const LIMIT_MS = 15_000;

type Files = Readonly<Record<string, string | Blob>>;

/** A frame of its own in the page, what it says, and what the pages in it report by `parent.postMessage`. */
export class FrameFixture {
  readonly container = document.createElement('div');
  readonly frame: PreviewFrame;
  /** What became of the documents. */
  readonly events: PreviewVerdict[] = [];
  /** What their pages did. */
  readonly doings: PreviewReport[] = [];
  readonly links: string[] = [];
  readonly reports: unknown[] = [];
  readonly #ending = new AbortController();
  readonly #compile = createPreviewCompiler();
  #revision = 0;

  constructor(limits: Partial<FrameLimits> = {}) {
    this.container.className = 'frame-fixture';
    this.container.style.cssText = 'position:relative;width:400px;height:300px';
    document.body.append(this.container);
    this.frame = new PreviewFrame({ container: this.container, limits, onLink: (href) => this.links.push(href) });
    this.frame.listen((event) => {
      if (event.kind === 'ready' || event.kind === 'error' || event.kind === 'unresponsive') this.events.push(event);
      else this.doings.push(event);
    });
    window.addEventListener('message', (event) => this.#onMessage(event), { signal: this.#ending.signal });
  }

  /** Compiles and shows; the revision grows by one with each call. */
  show(files: Files, { remount = false } = {}): PreviewDocument {
    const document = this.#compile(workspaceOf(files, ++this.#revision));
    this.frame.show(document, { remount });
    return document;
  }

  /** Shows and waits for what the frame says about it. */
  async shown(files: Files): Promise<PreviewVerdict> {
    const { revision } = this.show(files);
    return this.event((event) => event.revision === revision);
  }

  async event(matches: (event: PreviewVerdict) => boolean, ms = LIMIT_MS): Promise<PreviewVerdict> {
    return until(() => this.events.find(matches), `an event; got ${JSON.stringify(this.events)}`, ms);
  }

  /** The first report of a page that carries `key`. */
  async report(key: string, ms = LIMIT_MS): Promise<unknown> {
    const found = await until(
      () => this.reports.find((report) => typeof report === 'object' && report !== null && key in report),
      `a report of ${key}; got ${JSON.stringify(this.events)}`,
      ms,
    );
    return (found as Record<string, unknown>)[key];
  }

  /** The console lines of all pages so far. */
  get consoleLines(): readonly ConsoleLine[] {
    return this.doings.flatMap((doing) => (doing.kind === 'console' ? doing.lines : []));
  }

  get iframes(): readonly HTMLIFrameElement[] {
    return [...this.container.querySelectorAll('iframe')];
  }

  /** Without the empty frame for the next page. */
  get pages(): readonly HTMLIFrameElement[] {
    return this.iframes.filter(({ classList }) => !classList.contains('spare'));
  }

  /** The empty frame for the next page, which comes once the page on show is painted. */
  emptyFrame(): Promise<HTMLIFrameElement> {
    return until(() => this.iframes.find((frame) => !this.pages.includes(frame)), 'an empty frame');
  }

  dispose(): void {
    this.frame.dispose();
    this.#ending.abort();
    this.container.remove();
  }

  #onMessage(event: MessageEvent): void {
    if (this.iframes.some(({ contentWindow }) => contentWindow === event.source)) this.reports.push(event.data);
  }
}

export async function until<T>(read: () => T | undefined | false, what: string, ms = LIMIT_MS): Promise<T> {
  for (const end = performance.now() + ms; performance.now() < end;) {
    const value = read();
    if (value !== undefined && value !== false) return value;
    await pause(5);
  }
  throw new Error(`waited ${ms} ms for ${what}`);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
