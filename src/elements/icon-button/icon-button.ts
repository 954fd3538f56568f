import { html, type TemplateResult } from 'lit';
import { icon, type IconShapes } from '../icons/icon.js';

export interface IconButtonOptions {
  readonly part: string;
  /** What it does; its name, and what the pointer is told. */
  readonly name: string;
  readonly shapes: IconShapes;
  readonly disabled?: boolean;
  press(event: Event): void;
}

/** A button that is only a picture: it always carries its name in words. */
export function iconButton({ part, name, shapes, disabled = false, press }: IconButtonOptions): TemplateResult {
  return html`<button
    type="button"
    class="icon-only"
    part=${part}
    title=${name}
    aria-label=${name}
    ?disabled=${disabled}
    @click=${press}
  >
    ${icon(shapes)}
  </button>`;
}
