import { html, nothing, type TemplateResult } from 'lit';

/** A small count on a control. The words say it to who cannot see it; nothing is drawn for none. */
export function badge(count: number, words: string): TemplateResult | typeof nothing {
  if (count === 0) return nothing;
  return html`<span class="badge" title=${words}
    ><span aria-hidden="true">${count > 99 ? '99+' : count}</span><span class="visually-hidden">${words}</span></span
  >`;
}
