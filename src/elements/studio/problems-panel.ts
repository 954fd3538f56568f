import { html, nothing, type TemplateResult } from 'lit';
import type { Problem } from './studio-status.js';
import type { StudioTranslate } from './studio-messages.js';

export interface ProblemsOptions {
  readonly t: StudioTranslate;
  readonly problems: readonly Problem[];
  open(path: string, line: number): void;
}

/** The page's error and the references that lead nowhere; a row with a place opens it. */
export function problemsPanel({ t, problems, open }: ProblemsOptions): TemplateResult {
  if (problems.length === 0) return html`<p class="empty">${t('noProblems')}</p>`;
  return html`<ul class="problems" part="problems">
    ${problems.map(
      (problem) =>
        html`<li>
          <span class="dot ${problem.kind === 'runtime' ? 'bad' : 'ask'}"></span>
          <span class="problem">${problem.message}</span>
          ${problem.kind === 'runtime' ? html`<small>${t('runtimeError')}</small>` : nothing}
          ${placeOf(problem, t, open)}
        </li>`,
    )}
  </ul>`;
}

function placeOf({ path, line }: Problem, t: StudioTranslate, open: ProblemsOptions['open']): unknown {
  if (path === undefined) return nothing;
  const place = line === undefined ? path : `${path}:${line}`;
  return html`<button
    type="button"
    class="place mono"
    aria-label=${t('openProblem', { place })}
    @click=${() => open(path, line ?? 1)}
  >
    ${place}
  </button>`;
}
