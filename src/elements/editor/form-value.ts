import type { Language } from '../locale/language.js';
import { editorMessages } from './editor-messages.js';
import { overLimit } from './limit-words.js';

/** What a form needs of an editor that stands alone (HTML: form-associated custom elements). */
export class FormValue {
  readonly #internals: ElementInternals;
  #initial = '';
  #atFocus = '';

  constructor(internals: ElementInternals) {
    this.#internals = internals;
  }

  /** The value that a reset of the form brings back. */
  get initial(): string {
    return this.#initial;
  }

  /** Called once, with the value that the page gave. */
  start(value: string): void {
    this.#initial = value;
    this.#atFocus = value;
  }

  /** Tells the form what it submits, and why it must not be submitted. */
  report(value: string, required: boolean, language: Language, anchor: HTMLElement | undefined): void {
    this.#internals.setFormValue(value);
    const tooLong = overLimit(value.length, language);
    if (tooLong) this.#internals.setValidity({ tooLong: true }, tooLong, anchor);
    else if (required && value === '') {
      this.#internals.setValidity({ valueMissing: true }, editorMessages(language)('needed'), anchor);
    } else this.#internals.setValidity({});
  }

  /** True when the person left the field with another value than it had when they came: time for `change`. */
  hasChanged(value: string): boolean {
    const changed = value !== this.#atFocus;
    this.#atFocus = value;
    return changed;
  }
}
