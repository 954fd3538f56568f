import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';

/** A name that is being put in: of a new file or folder in the folder `path`, or a new one for `path` itself. */
export interface Naming {
  readonly kind: 'rename' | 'file' | 'folder';
  readonly path: string;
  readonly start: string;
}

export interface NameFieldOptions {
  readonly naming: Naming;
  readonly label: string;
  take(name: string): void;
  leave(): void;
}

/**
 * Enter takes the name, Escape and leaving the field do not; a dot's ending stays unselected, as it seldom changes. A slash
 * at the beginning leads from the top of the workspace.
 */
export function nameField({ naming, label, take, leave }: NameFieldOptions): TemplateResult {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') take((event.target as HTMLInputElement).value);
    else leave();
  };
  return html`<input
    ${ref(focusOnce)}
    class="name-field"
    dir="ltr"
    aria-label=${label}
    value=${naming.start}
    maxlength="160"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    @keydown=${onKeyDown}
    @blur=${leave}
  />`;
}

function focusOnce(element: Element | undefined): void {
  if (!(element instanceof HTMLInputElement)) return;
  queueMicrotask(() => {
    element.focus();
    const dot = element.value.lastIndexOf('.');
    element.setSelectionRange(0, dot > 0 ? dot : element.value.length);
  });
}
