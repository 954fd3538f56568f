import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../locale/language.js';
import { chatMessages } from './chat-messages.js';

/** Recipes that an empty conversation begins with, where they fit. */
export const FIRST_PROMPTS = ['update-hero', 'make-emerald', 'show-workspace-status', 'create-notes', 'find-text'];
/** Chips of one row; more of them help nobody choose. */
export const CHIP_LIMIT = 3;

export interface PromptChipsOptions {
  readonly prompts: readonly string[];
  readonly disabled: boolean;
  readonly choose: (prompt: string) => unknown;
}

/** An empty conversation: what this is for, and first prompts that can be carried out here. */
export function welcome(options: PromptChipsOptions & { readonly language: Language }): TemplateResult {
  const t = chatMessages(options.language);
  return html`<div class="welcome">
    <slot name="empty"
      ><p class="welcome-title">${t('emptyTitle')}</p>
      <p class="muted">${t('emptyText')}</p>
      ${promptChips(options)}</slot
    >
  </div>`;
}

export function promptChips({ prompts, disabled, choose }: PromptChipsOptions): TemplateResult | typeof nothing {
  if (prompts.length === 0) return nothing;
  return html`<div class="suggestions" part="suggestions">
    ${prompts.map((prompt) => html`<button ?disabled=${disabled} @click=${() => choose(prompt)}>${prompt}</button>`)}
  </div>`;
}
