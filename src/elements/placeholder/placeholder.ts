import { html, type TemplateResult } from 'lit';
import type { Language } from '../locale/language.js';
import { placeholderMessages } from './placeholder-messages.js';

/** What stands where a panel has nothing to show yet; the empty states teach the next step in one line. */
export type PlaceholderKind = 'noStudio' | 'loading' | 'disposed';

export function placeholder(kind: PlaceholderKind, language: Language): TemplateResult {
  return html`<div class="empty" part="empty" data-kind=${kind} aria-busy=${kind === 'loading' ? 'true' : 'false'}>
    <p class="empty-line">${placeholderMessages(language)(kind)}</p>
  </div>`;
}
