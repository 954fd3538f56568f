import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { RecoveryAction } from '../../core/protocol/recovery.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { errorWords } from '../locale/error-words.js';
import type { Language } from '../locale/language.js';
import { recoveryMessages } from '../recovery/recovery-messages.js';
import { runRecovery, type CommandRecovery } from '../recovery/run-recovery.js';

/** Takes the ways out that are commands, says what came of them, and asks before unsaved work is replaced. */
export class ChatRecovery implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #notice = '';
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

  forget(): void {
    this.#say('');
  }

  async take(action: Extract<RecoveryAction, CommandRecovery>, view: StudioView, language: Language): Promise<void> {
    this.#say('');
    this.#say(await runRecovery(action, view, language, () => this.#confirmReplace()));
  }

  /** Puts back what one turn changed; a refusal is said. */
  async undo(view: StudioView | undefined, messageId: string, language: Language): Promise<void> {
    this.#say('');
    const result = await view?.commands.undoTurn(messageId);
    if (result?.error) this.#say(errorWords(result.error, language));
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

  #say(notice: string): void {
    this.#notice = notice;
    this.#host.requestUpdate();
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
