import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { copyText } from './copy-text.js';

/** Milliseconds that "Copied" stays (CONTRACT 4, clipboard). */
const FEEDBACK_MS = 1800;

export type CopyOutcome = 'copied' | 'failed';

/** Copies for one element and remembers for a moment which of its buttons did it, and how it went. */
export class CopyFeedback<Key extends string> implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly renderRoot: ParentNode };
  #last: { readonly key: Key; readonly outcome: CopyOutcome } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & { readonly renderRoot: ParentNode }) {
    this.#host = host;
    host.addController(this);
  }

  /** How the copy by the button `key` went, for as long as that is news. */
  outcomeOf(key: Key): CopyOutcome | undefined {
    return this.#last?.key === key ? this.#last.outcome : undefined;
  }

  async copy(key: Key, text: string): Promise<void> {
    const copied = await copyText(text, this.#host.renderRoot);
    this.#show({ key, outcome: copied ? 'copied' : 'failed' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(undefined), FEEDBACK_MS);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#last = undefined;
  }

  #show(news: { readonly key: Key; readonly outcome: CopyOutcome } | undefined): void {
    this.#last = news;
    this.#host.requestUpdate();
  }
}
