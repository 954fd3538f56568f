import { html, nothing, type TemplateResult } from 'lit';

export interface EmptyStateOptions {
  /** One line that teaches the next step. */
  readonly words: string;
  /** The step itself, as a button, where it can be taken from here. */
  readonly action?: { readonly label: string; press(): void } | undefined;
}

/** What stands where a list has nothing to show; a host puts its own into the element's slot `empty`. */
export function emptyState({ words, action }: EmptyStateOptions): TemplateResult {
  return html`<div class="empty" part="empty">
    <slot name="empty"
      ><p class="empty-line">${words}</p>
      ${action ? html`<button type="button" @click=${action.press}>${action.label}</button>` : nothing}</slot
    >
  </div>`;
}
