import { LitElement, type CSSResultGroup } from 'lit';
import { retainContextRoot } from '../context/context-root.js';
import { languageOf, type Language } from '../locale/language.js';
import { hostStyles } from '../styles/host.styles.js';
import { tokenStyles } from '../styles/tokens.styles.js';
import { keepPlainKeys } from './plain-keys.js';

/** What every element of ours shares: one AbortController per connection, a language, typed keys kept, the base look. */
export abstract class JigElement extends LitElement {
  static override styles: CSSResultGroup = [tokenStyles, hostStyles];

  #connection = new AbortController();
  #releaseContextRoot: (() => void) | undefined;

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
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
    this.#releaseContextRoot?.();
    this.#releaseContextRoot = undefined;
  }
}
