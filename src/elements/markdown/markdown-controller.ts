import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Draw = (source: string) => unknown;

/** Characters that are drawn as Markdown; what follows stands as plain text. */
const SOURCE_LIMIT = 60_000;
/** Drawn answers kept: those that did not change are not read again while another grows. */
const KEPT = 64;

let draw: Draw | undefined;
let loading: Promise<void> | undefined;

/** Draws answers as Markdown. The reader is loaded at the first answer that needs it; until then it is plain text. */
export class MarkdownController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #drawn = new Map<string, unknown>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** What to show for `source` right now. */
  draw(source: string): unknown {
    if (!draw) {
      void this.#load();
      return source;
    }
    const kept = this.#drawn.get(source);
    if (kept !== undefined) return kept;
    const drawn = [draw(source.slice(0, SOURCE_LIMIT)), source.slice(SOURCE_LIMIT)];
    this.#keep(source, drawn);
    return drawn;
  }

  #keep(source: string, drawn: unknown): void {
    this.#drawn.set(source, drawn);
    const oldest = this.#drawn.keys().next();
    if (this.#drawn.size > KEPT && !oldest.done) this.#drawn.delete(oldest.value);
  }

  /** An answer whose reader cannot be loaded (offline) stays readable as it is. */
  async #load(): Promise<void> {
    loading ??= import('./draw-markdown.js').then(
      (module) => {
        draw = module.drawMarkdown;
      },
      () => {
        loading = undefined;
      },
    );
    await loading;
    if (draw) this.#host.requestUpdate();
  }
}
