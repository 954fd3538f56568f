import { html, nothing, type TemplateResult } from 'lit';

export interface ProgressLineOptions {
  /** What is being done, for instance “Saving to site”. */
  readonly label: string;
  readonly done: number;
  /** Undefined while it is not known how much there is. */
  readonly total: number | undefined;
  /** The count in words, for instance “3 of 12”. */
  readonly count: string;
  /** Absent where the work cannot be stopped. */
  readonly cancel?: { readonly label: string; press(): void };
}

/** Long work: what it is, how far it is as a bar and as a count, and the way to stop it. */
export function progressLine({ label, done, total, count, cancel }: ProgressLineOptions): TemplateResult {
  return html`<div class="progress-line" part="progress" role="group" aria-label=${label}>
    <span>${label}</span>
    ${
      total === undefined
        ? html`<progress aria-label=${label}></progress>`
        : html`<progress max=${total} .value=${done} aria-label=${label} aria-valuetext=${count}></progress>`
    }
    <span class="progress-count" aria-hidden="true">${count}</span>
    ${cancel ? html`<button type="button" part="progress-cancel" @click=${cancel.press}>${cancel.label}</button>` : nothing}
  </div>`;
}
