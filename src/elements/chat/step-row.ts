import { html, nothing, type TemplateResult } from 'lit';
import type { AgentStep, AgentStepStatus } from '../../core/agent/agent-model.js';
import { formatDuration } from '../locale/format-duration.js';
import type { Language } from '../locale/language.js';
import { summaryWords } from '../locale/summary-words.js';
import { revisionChip } from '../revision/revision-chip.js';
import { statusMark, type RunStatus } from '../status/status-mark.js';
import { chatMessages } from './chat-messages.js';

const MARKS = {
  running: 'running',
  'waiting-for-approval': 'waiting',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Readonly<Record<AgentStepStatus, RunStatus>>;

export interface StepRowOptions {
  readonly step: AgentStep;
  readonly previous: AgentStep | undefined;
  /** The code that the answer below shows: not said twice. */
  readonly answerCode: string | undefined;
  readonly language: Language;
}

/** One tool call as the conversation shows it: status, name, short safe summary, time, and a revision it made. */
export function stepRow({ step, previous, answerCode, language }: StepRowOptions): TemplateResult {
  const made = madeRevision(step, previous);
  const summary = step.error ? undefined : summaryWords(step, language, step.revision);
  const code = step.status === 'failed' && step.error?.code !== answerCode ? step.error?.code : undefined;
  return html`<li class="step" part="step" data-status=${MARKS[step.status]}>
    ${statusMark(MARKS[step.status], language)}
    <div class="step-line">
      <code class="step-name mono">${step.name}</code>
      <span class="step-facts">
        ${summary ? html`<span class="step-summary">${summary}</span>` : nothing}
        ${code ? html`<code class="step-code mono">${code}</code>` : nothing}
        ${
          step.durationMs === undefined
            ? nothing
            : html`<span class="step-time">${formatDuration(step.durationMs)}</span>`
        }
        ${made === undefined ? nothing : stepRevision(made, step.acknowledged === true, language)}
      </span>
    </div>
  </li>`;
}

export function stepRevision(revision: number, acknowledged: boolean, language: Language): TemplateResult {
  const t = chatMessages(language);
  return revisionChip({
    revision,
    state: acknowledged ? 'shown' : 'rendering',
    label: t(acknowledged ? 'shown' : 'rendering', { revision }),
  });
}

/** Reading steps carry a revision too; the chip is for a step that made one, or whose revision was acknowledged. */
export function madeRevision(
  { revision, acknowledged }: AgentStep,
  previous: AgentStep | undefined,
): number | undefined {
  if (revision === undefined) return undefined;
  const grew = previous?.revision !== undefined && revision > previous.revision;
  return acknowledged === true || grew ? revision : undefined;
}
