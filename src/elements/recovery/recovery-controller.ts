import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { StudioView } from '../../core/studio/studio-view.js';
import type { Language } from '../locale/language.js';
import { recoveryMessages } from './recovery-messages.js';
import { runRecovery, type CommandRecovery } from './run-recovery.js';

/** Takes the ways out that are commands, one at a time, says what came of them, and asks before unsaved work is replaced. */
export class RecoveryController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #notice = '';
  #busy = false;
  #replacing: ((replace: boolean) => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#answer(false);
  }

  /** What came of the last way out; empty after `forget`. */
  get notice(): string {
    return this.#notice;
  }

  /** True while a way out is being taken: none is offered meanwhile. */
  get busy(): boolean {
    return this.#busy;
  }

  forget(): void {
    this.say('');
  }

  say(notice: string): void {
    this.#notice = notice;
    this.#host.requestUpdate();
  }

  async take(action: CommandRecovery, view: StudioView, language: Language): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.say('');
    const notice = await runRecovery(action, view, language, () => this.#confirmReplace());
    this.#busy = false;
    this.say(notice);
  }

  /** The question, while it stands. */
  question(language: Language): TemplateResult | typeof nothing {
    if (!this.#replacing) return nothing;
    const t = recoveryMessages(language);
    return html`<div class="replacing" role="alertdialog" aria-labelledby="replacing">
      <span id="replacing">${t('replaceTitle')}</span>
      <button @click=${() => this.#answer(false)}>${t('keep')}</button>
      <button class="primary" @click=${() => this.#answer(true)}>${t('replace')}</button>
    </div>`;
  }

  #confirmReplace(): Promise<boolean> {
    this.#answer(false);
    return new Promise((resolve) => {
      this.#replacing = resolve;
      this.#host.requestUpdate();
    });
  }

  #answer(replace: boolean): void {
    this.#replacing?.(replace);
    this.#replacing = undefined;
    this.#host.requestUpdate();
  }
}
