import { html, nothing, type TemplateResult } from 'lit';

export interface EmptyStateOptions {
  /** One line that teaches the next step. */
  readonly words: string;
  /** The step itself, as a button, where it can be taken from here. */
  readonly action?: { readonly label: string; press(): void } | undefined;
}

/** What stands where a list has nothing to show. */
export function emptyState({ words, action }: EmptyStateOptions): TemplateResult {
  return html`<div class="empty" part="empty">
    <p class="empty-line">${words}</p>
    ${action ? html`<button type="button" @click=${action.press}>${action.label}</button>` : nothing}
  </div>`;
}
