import newIcon from 'lucide/dist/esm/icons/message-square-plus.mjs';
import recipesIcon from 'lucide/dist/esm/icons/notebook-text.mjs';
import settingsIcon from 'lucide/dist/esm/icons/settings-2.mjs';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { StudioPhase } from '../../core/studio/studio-view.js';
import { icon, type IconShapes } from '../icons/icon.js';
import type { Language } from '../locale/language.js';
import { chatMessages } from './chat-messages.js';
import { selectionChip, type ChosenElement } from './selection-chip.js';

export interface ComposerOptions {
  readonly value: string;
  readonly phase: StudioPhase;
  readonly running: boolean;
  readonly waiting: boolean;
  /** The recipes stand open above. */
  readonly picking: boolean;
  /** Undefined says the phase instead. */
  readonly activity: string | undefined;
  readonly selection: ChosenElement | undefined;
  readonly language: Language;
  readonly onInput: (event: Event) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly send: () => void;
  readonly cancel: (event: MouseEvent) => void;
  readonly unselect: () => void;
  readonly toggleRecipes: () => void;
  /** Where somebody shows them. */
  readonly openSettings: (() => void) | undefined;
  readonly startAnew: (() => void) | undefined;
}

/** The box where prompts are written: what goes along, the text, what goes on, and what can be done. */
export function composer(options: ComposerOptions): TemplateResult {
  const { value, phase, waiting, activity, selection, language } = options;
  const t = chatMessages(language);
  return html`<div class="composer" part="composer">
    ${selection ? selectionChip(selection, language, options.unselect) : nothing}
    <textarea
      rows="1"
      aria-label=${t('prompt')}
      placeholder=${t('placeholder')}
      aria-describedby="activity"
      ?disabled=${phase !== 'ready'}
      .value=${live(value)}
      @input=${options.onInput}
      @keydown=${options.onKeydown}
    ></textarea>
    <div class="composer-row">
      <span id="activity" class=${waiting ? 'activity ask' : 'activity'} title=${activity ?? nothing}
        >${activity ?? t(phase === 'ready' ? 'loading' : phase)}</span
      >
      ${buttons(options)}
    </div>
  </div>`;
}

function buttons(options: ComposerOptions): TemplateResult {
  const { running, startAnew, openSettings, phase, value, picking, language } = options;
  const t = chatMessages(language);
  if (running) return html`<button part="cancel" @click=${options.cancel}>${t('cancel')}</button>`;
  return html`
    ${startAnew ? iconButton(newIcon, t('newConversation'), startAnew) : nothing}
    ${openSettings ? iconButton(settingsIcon, t('settings'), openSettings) : nothing}
    ${iconButton(recipesIcon, t('recipes'), options.toggleRecipes, picking)}
    <button class="primary" part="send" ?disabled=${phase !== 'ready' || value.trim() === ''} @click=${options.send}>
      ${t('send')}
    </button>
  `;
}

function iconButton(shapes: IconShapes, label: string, press: () => void, expanded?: boolean): TemplateResult {
  return html`<button
    class="icon-only"
    aria-label=${label}
    title=${label}
    aria-expanded=${expanded ?? nothing}
    @click=${press}
  >
    ${icon(shapes)}
  </button>`;
}
