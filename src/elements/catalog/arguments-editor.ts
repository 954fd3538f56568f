import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { StudioPhase } from '../../core/studio/studio-view.js';
import type { Language } from '../locale/language.js';
import { catalogMessages } from './catalog-messages.js';
import type { ParsedArguments } from './parse-arguments.js';
import { runAnswer, runOutcome } from './run-result.js';
import type { ToolRun } from './tool-runner.js';

export type ArgumentsProblem = Exclude<ParsedArguments, { readonly kind: 'arguments' }>;

export interface ArgumentsEditorOptions {
  readonly text: string;
  readonly edited: boolean;
  readonly problem: ArgumentsProblem | undefined;
  readonly phase: StudioPhase;
  readonly run: ToolRun | undefined;
  readonly language: Language;
  /** The ways out of a failed run, and what came of one. */
  readonly recovery: unknown;
  /** Copy and download of the call as `tools/call`. */
  readonly actions: TemplateResult;
  readonly onInput: (text: string) => void;
  readonly onReset: () => void;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

/** The sample arguments, Run apart from selecting, and what the last run answered. */
export function argumentsEditor(options: ArgumentsEditorOptions): TemplateResult {
  const { text, edited, problem, phase, run, language } = options;
  const t = catalogMessages(language);
  const ready = phase === 'ready';
  const running = run?.state === 'running';
  return html`<section class="trial">
    <h3>${t('tryIt')}</h3>
    <textarea
      class="mono"
      dir="ltr"
      part="arguments"
      rows="2"
      spellcheck="false"
      autocapitalize="off"
      aria-label=${t('argumentsJson')}
      aria-invalid=${problem ? 'true' : 'false'}
      aria-describedby="problem"
      .value=${live(text)}
      @input=${(event: Event) => options.onInput((event.target as HTMLTextAreaElement).value)}
    ></textarea>
    <p id="problem" class="problem" role="alert">${problem ? problemWords(problem, language) : nothing}</p>
    <div class="trial-actions">
      <button class="primary" part="run" ?disabled=${!ready || running} @click=${options.onRun}>${t('run')}</button>
      ${running ? html`<button part="cancel" @click=${options.onCancel}>${t('cancel')}</button>` : nothing}
      ${edited ? html`<button class="quiet" @click=${options.onReset}>${t('resetSample')}</button>` : nothing}
      ${ready ? nothing : html`<span class="muted">${t(phase)}</span>`}
      <span class="trial-tools">${options.actions}</span>
    </div>
    <div part="result">
      <div class="outcome" role="status">${run ? runOutcome(run, language) : nothing}</div>
      ${runAnswer(run, language, options.recovery)}
    </div>
  </section>`;
}

function problemWords(problem: ArgumentsProblem, language: Language): string {
  const t = catalogMessages(language);
  switch (problem.kind) {
    case 'syntax':
      return t('syntax', { detail: problem.detail });
    case 'number':
      return t('number', { text: problem.text });
    case 'not-object':
      return t('notObject');
  }
}
