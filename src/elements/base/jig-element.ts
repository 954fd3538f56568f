import { LitElement, type CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import { retainContextRoot } from '../context/context-root.js';
import { languageOf, type Language } from '../locale/language.js';
import { languageChanged, watchLanguage } from '../locale/language-watch.js';
import { loadLanguage } from '../locale/locales.js';
import { hostStyles } from '../styles/host.styles.js';
import { tokenStyles } from '../styles/tokens.styles.js';
import { afterPaint } from './after-paint.js';
import { keepPlainKeys } from './plain-keys.js';

/** What every element of ours shares: one AbortController per connection, a language, typed keys kept, the base look. */
export abstract class JigElement extends LitElement {
  static override styles: CSSResultGroup = [tokenStyles, hostStyles];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /** `compact` for small controls and rows, `regular` for the usual ones; without it as the element around it. */
  @property({ reflect: true })
  density: 'compact' | 'regular' | undefined;

  #connection = new AbortController();
  #releaseContextRoot: (() => void) | undefined;
  #paintFirst = false;

  /** Aborts when the element is disconnected; every listener of a connection hangs on it (STYLE 16). */
  protected get connection(): AbortSignal {
    return this.#connection.signal;
  }

  /** The language of the tree the element stands in, else the document's, else English. */
  protected get language(): Language {
    return languageOf(this);
  }

  override connectedCallback(): void {
    this.#connection = new AbortController();
    this.#releaseContextRoot ??= retainContextRoot();
    keepPlainKeys(this, this.connection);
    watchLanguage(() => this.requestUpdate(), this.connection);
    super.connectedCallback();
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value);
    if (name === 'lang' && this.isConnected) languageChanged();
  }

  /** @internal The next drawing waits for the next picture: what is typed is seen before what is said of it. */
  drawAfterPaint(): void {
    this.#paintFirst = true;
  }

  /** The first words are in the right language: nothing is drawn before they are there. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const waiting = loadLanguage(this.language) ?? (this.#paintFirst && this.hasUpdated ? afterPaint() : undefined);
    this.#paintFirst = false;
    if (!waiting) return super.scheduleUpdate();
    return waiting.then(() => super.scheduleUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
    this.#releaseContextRoot?.();
    this.#releaseContextRoot = undefined;
  }
}
