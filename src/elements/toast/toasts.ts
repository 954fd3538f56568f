import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import x from 'lucide/dist/esm/icons/x.mjs';
import { iconButton } from '../icon-button/icon-button.js';

export interface Toast {
  readonly tone: 'good' | 'ask' | 'bad';
  readonly text: string;
  readonly code?: string;
  readonly action?: { readonly label: string; press(): void };
}

interface ShownToast extends Toast {
  readonly id: number;
}

/** Milliseconds that good news stays; what needs a person stays until it is taken away. */
const STAYS_MS = 6000;
const MOST = 3;

/** Short news at the edge: announced, at most three, gone by themselves only when nothing needs to be done about them. */
export class Toasts implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #shown: readonly ShownToast[] = [];
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #nextId = 1;
  #held = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  hostDisconnected(): void {
    this.clear();
  }

  show(toast: Toast): void {
    const shown = { ...toast, id: this.#nextId++ };
    const all = [...this.#shown, shown];
    const passing = all.find(({ tone }) => tone === 'good');
    const tooMany = all.length > MOST ? (passing ?? all[0]) : undefined;
    this.#shown = all.filter((other) => other !== tooMany);
    if (tooMany) this.#forget(tooMany.id);
    this.#start(shown);
    this.#host.requestUpdate();
  }

  dismiss(id: number): void {
    this.#forget(id);
    this.#shown = this.#shown.filter((toast) => toast.id !== id);
    this.#host.requestUpdate();
  }

  clear(): void {
    for (const { id } of this.#shown) this.#forget(id);
    this.#shown = [];
  }

  /** Nothing goes away while it is looked at. */
  readonly #hold = (): void => {
    this.#held = true;
    for (const { id } of this.#shown) this.#forget(id);
  };

  readonly #letGo = (): void => {
    this.#held = false;
    for (const toast of this.#shown) this.#start(toast);
  };

  #start({ id, tone }: ShownToast): void {
    if (tone !== 'good' || this.#held || this.#timers.has(id)) return;
    this.#timers.set(
      id,
      setTimeout(() => this.dismiss(id), STAYS_MS),
    );
  }

  #forget(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  render(dismissName: string): TemplateResult {
    return html`<div
      class="toasts"
      part="toasts"
      aria-live="polite"
      @pointerenter=${this.#hold}
      @pointerleave=${this.#letGo}
      @focusin=${this.#hold}
      @focusout=${this.#letGo}
    >
      ${repeat(
        this.#shown,
        ({ id }) => id,
        (toast) => this.#toast(toast, dismissName),
      )}
    </div>`;
  }

  #toast({ id, tone, text, code, action }: ShownToast, dismissName: string): TemplateResult {
    return html`<div class="toast ${tone}" part="toast" role=${tone === 'bad' ? 'alert' : nothing}>
      <span class="dot ${tone}"></span
      ><span class="toast-text">${text} ${code ? html`<code>${code}</code>` : nothing}</span>
      ${
        action
          ? html`<button
              type="button"
              @click=${() => {
                this.dismiss(id);
                action.press();
              }}
            >
              ${action.label}
            </button>`
          : nothing
      }
      ${iconButton({ part: 'toast-dismiss', name: dismissName, shapes: x, press: () => this.dismiss(id) })}
    </div>`;
  }
}
