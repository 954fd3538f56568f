import { html, type TemplateResult } from 'lit';
import x from 'lucide/dist/esm/icons/x.mjs';
import type { ToolCallError } from '../../core/protocol/result.js';
import { icon } from '../icons/icon.js';
import { errorWords } from '../locale/error-words.js';
import type { Language } from '../locale/language.js';
import type { StudioTranslate } from './studio-messages.js';

/** What a command failed with. */
export function failureNotice(
  t: StudioTranslate,
  error: ToolCallError,
  language: Language,
  dismiss: () => void,
): TemplateResult {
  const name = t('dismiss');
  return html`<div class="strip bad" part="notice" role="alert">
    <span class="dot bad"></span><span>${errorWords(error, language)}</span><code>${error.code}</code>
    <span class="grow"></span>
    <button type="button" class="icon-only" aria-label=${name} title=${name} @click=${dismiss}>${icon(x)}</button>
  </div>`;
}

export interface OrphanActions {
  create(): void;
  drop(): void;
}

/** Typed text whose file was deleted meanwhile: the person decides what becomes of it. */
export function orphanNotice(t: StudioTranslate, path: string, { create, drop }: OrphanActions): TemplateResult {
  return html`<div class="strip ask" part="notice" role="alert">
    <span class="dot ask"></span><span>${t('orphan', { path })}</span>
    <span class="grow"></span>
    <button type="button" @click=${create}>${t('orphanCreate')}</button>
    <button type="button" @click=${drop}>${t('orphanDrop')}</button>
  </div>`;
}
