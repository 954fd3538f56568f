import { Compartment, type EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** Marks on the code: what makes them possible, and the transaction that shows a value. */
export interface Marks<T> {
  readonly extension: Extension;
  show(state: EditorState, value: T): TransactionSpec;
}

/** Of a state that was shown before: its marks are those of then. */
const UNKNOWN = Symbol('unknown');

/** Marks whose code is fetched when there is first something to mark. */
export class LazyMarks<T> {
  readonly #load: () => Promise<Marks<T>>;
  readonly #compartment = new Compartment();
  readonly #nothing: T;
  #marks: Marks<T> | 'loading' | undefined;
  #wanted: T;
  #shown: T | typeof UNKNOWN;

  /** `nothing` is the value that needs no code. */
  constructor(nothing: T, load: () => Promise<Marks<T>>) {
    this.#nothing = nothing;
    this.#wanted = nothing;
    this.#shown = nothing;
    this.#load = load;
  }

  /** What each new state of the editor must hold. */
  initial(): Extension {
    return this.#compartment.of([]);
  }

  show(view: EditorView, value: T): void {
    this.#wanted = value;
    if (value === this.#shown) return;
    if (this.#marks !== undefined) this.#apply(view);
    else if (value !== this.#nothing) void this.#fetch(view);
  }

  /** The view holds another state now: what it shows is not known. */
  forget(): void {
    this.#shown = UNKNOWN;
  }

  /** A chunk that cannot be fetched costs the marks, never the file. */
  async #fetch(view: EditorView): Promise<void> {
    this.#marks = 'loading';
    this.#marks = await this.#load().catch(() => undefined);
    this.#apply(view);
  }

  #apply(view: EditorView): void {
    const marks = this.#marks;
    if (marks === undefined || marks === 'loading') return;
    if (this.#compartment.get(view.state) !== marks.extension) {
      view.dispatch({ effects: this.#compartment.reconfigure(marks.extension) });
    }
    this.#shown = this.#wanted;
    view.dispatch(marks.show(view.state, this.#wanted));
  }
}
