import { html, type TemplateResult } from 'lit';
import { SOURCE_LIMIT } from '../../core/workspace/limits.js';
import { formatNumber } from '../locale/format-number.js';
import type { Language } from '../locale/language.js';
import { editorMessages } from './editor-messages.js';

interface NoticeAction {
  readonly label: string;
  press(): void;
}

/** The line under the code that says what is wrong, or not possible now, and what can be done about it. */
export function editorNotice(
  tone: 'plain' | 'ask' | 'bad',
  words: string,
  actions: readonly NoticeAction[] = [],
): TemplateResult {
  return html`<div class="notice ${tone}" part="notice">
    <span class="words">${words}</span>
    ${actions.map(({ label, press }) => html`<button type="button" @click=${press}>${label}</button>`)}
  </div>`;
}

/** How much of the limit is used, in characters. */
export function nearLimit(count: number, language: Language): string {
  const words = { count: formatNumber(count, language), limit: formatNumber(SOURCE_LIMIT, language) };
  return editorMessages(language)('nearLimit', words);
}

/** By how much the text is too long. */
export function overLimit(count: number, language: Language): string {
  return editorMessages(language)('overLimit', {
    count: formatNumber(count, language),
    limit: formatNumber(SOURCE_LIMIT, language),
    over: formatNumber(count - SOURCE_LIMIT, language),
  });
}
