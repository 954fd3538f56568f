import closeIcon from 'lucide/dist/esm/icons/x.mjs';
import pointerIcon from 'lucide/dist/esm/icons/mouse-pointer-click.mjs';
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../icons/icon.js';
import type { Language } from '../locale/language.js';
import { chatMessages } from './chat-messages.js';

export interface ChosenElement {
  readonly selector: string;
  readonly path: string;
}

/** What was picked in the preview, as it goes along with a prompt. */
export function selectionChip(
  { selector, path }: ChosenElement,
  language: Language,
  remove?: () => void,
): TemplateResult {
  const t = chatMessages(language);
  return html`<span class="selection" part="selection" title=${`${selector} · ${path}`}>
    ${icon(pointerIcon)}<span class="visually-hidden">${t('selected')}: </span>
    <code class="mono">${selector}</code>
    ${
      remove
        ? html`<button class="icon-only" aria-label=${t('unselect')} title=${t('unselect')} @click=${remove}>
            ${icon(closeIcon)}
          </button>`
        : nothing
    }
  </span>`;
}
