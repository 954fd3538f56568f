import { html, type CSSResult, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { openModalDialog } from './modal-dialog.js';

/** What a dialog shows; asked for again with every update. */
export interface DialogFace {
  readonly title: string;
  readonly body: TemplateResult;
  /** `small` unless given. */
  readonly size?: 'small' | 'wide' | 'top';
  /** Styles that only this dialog needs; they come with it. */
  readonly styles?: CSSResult;
}

/** A dialog that is open, as its content knows it. */
export interface OpenDialog<T> {
  /** Ends it with an answer; without one it was turned away. */
  close(answer?: T): void;
  /** Draws it again. */
  update(): void;
  /** Aborts when it is closed, however that comes. */
  readonly signal: AbortSignal;
}

/** Made once for each time it opens, so what it remembers lives in the closure. */
export type DialogContent<T> = (dialog: OpenDialog<T>) => () => DialogFace;

interface DialogsHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly isConnected: boolean;
}

interface Entry {
  readonly id: number;
  readonly face: () => DialogFace;
  readonly life: AbortController;
  readonly end: (answer?: unknown) => void;
}

/**
 * The modal dialogs of an element, one above the other (STYLE 19): Escape and a press beside it close the topmost only,
 * the page does not scroll, and focus goes back to the opener. Their contents may be loaded when they are first needed.
 */
export class DialogStack implements ReactiveController {
  readonly #host: DialogsHost;
  #entries: readonly Entry[] = [];
  #nextId = 1;

  constructor(host: DialogsHost) {
    this.#host = host;
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.#entries.length > 0;
  }

  hostConnected(): void {}

  hostDisconnected(): void {
    for (const entry of this.#entries.toReversed()) entry.end();
  }

  /** Settles with the answer, with undefined when the dialog was turned away or the element went. */
  async show<T>(content: DialogContent<T> | Promise<DialogContent<T>>): Promise<T | undefined> {
    const [open, { dialogStyles }] = await Promise.all([content, import('./dialog.styles.js')]);
    this.#adopt(dialogStyles.styleSheet);
    if (!this.#host.isConnected) return undefined;
    return new Promise((resolve) => this.#open(open, resolve));
  }

  #open<T>(content: DialogContent<T>, resolve: (answer: T | undefined) => void): void {
    const id = this.#nextId++;
    const life = new AbortController();
    const end = (answer?: unknown): void => {
      if (life.signal.aborted) return;
      this.#elementOf(id)?.close();
      life.abort();
      this.#entries = this.#entries.filter((entry) => entry.id !== id);
      this.#host.requestUpdate();
      resolve(answer as T | undefined);
    };
    const face = content({ close: end, update: () => this.#host.requestUpdate(), signal: life.signal });
    this.#adopt(face().styles?.styleSheet);
    this.#entries = [...this.#entries, { id, face, life, end }];
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      const element = this.#elementOf(id);
      if (element) openModalDialog(element, life.signal);
    });
  }

  #adopt(sheet: CSSStyleSheet | undefined): void {
    const root = this.#host.renderRoot as ShadowRoot;
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }

  #elementOf(id: number): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector<HTMLDialogElement>(`dialog[data-dialog="${id}"]`);
  }

  render(): unknown {
    return repeat(this.#entries, ({ id }) => id, dialogTemplate);
  }
}

function dialogTemplate({ id, face, end }: Entry): TemplateResult {
  const { title, body, size = 'small' } = face();
  return html`<dialog
    class="dialog ${size}"
    part="dialog"
    data-dialog=${id}
    closedby="any"
    aria-labelledby="dialog-title-${id}"
    @close=${() => end()}
  >
    <h2 id="dialog-title-${id}">${title}</h2>
    ${body}
  </dialog>`;
}
