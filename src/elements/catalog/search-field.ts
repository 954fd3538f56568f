import searchIcon from 'lucide/dist/esm/icons/search.mjs';
import { html, type TemplateResult } from 'lit';
import { icon } from '../icons/icon.js';
import type { Language } from '../locale/language.js';
import { catalogMessages } from './catalog-messages.js';

export interface SearchFieldOptions {
  readonly value: string;
  readonly language: Language;
  readonly onInput: (value: string) => void;
  /** Where ArrowDown leads. */
  readonly toList: () => void;
}

export function searchField({ value, language, onInput, toList }: SearchFieldOptions): TemplateResult {
  const t = catalogMessages(language);
  const onKeydown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') toList();
    else if (event.key === 'Escape' && value !== '') {
      onInput('');
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  return html`<div class="field">
    ${icon(searchIcon)}
    <input
      type="search"
      autocomplete="off"
      spellcheck="false"
      placeholder=${t('search')}
      aria-label=${t('search')}
      .value=${value}
      @input=${(event: Event) => onInput((event.target as HTMLInputElement).value)}
      @keydown=${onKeydown}
    />
  </div>`;
}
