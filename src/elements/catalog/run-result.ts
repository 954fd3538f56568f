import { html, nothing, type TemplateResult } from 'lit';
import { isPlainObject } from '../../core/base/json.js';
import type { ToolCallResult } from '../../core/protocol/result.js';
import { errorWords } from '../locale/error-words.js';
import { formatDuration } from '../locale/format-duration.js';
import type { Language } from '../locale/language.js';
import { revisionChip } from '../revision/revision-chip.js';
import { statusMark, type RunStatus } from '../status/status-mark.js';
import { statusMessages } from '../status/status-messages.js';
import { catalogMessages } from './catalog-messages.js';
import type { ToolRun } from './tool-runner.js';

/** Characters of a result that are drawn; the rest is counted. */
const SHOWN_CHARACTERS = 12_000;

/** How the last run of a tool went, in one line that is announced. */
export function runOutcome(run: ToolRun, language: Language): TemplateResult {
  if (run.state === 'running') {
    return html`${statusMark('running', language)}<span aria-hidden="true"
        >${statusMessages(language)('running')}</span
      >`;
  }
  const { result, durationMs } = run;
  const status = resultStatus(result);
  return html`
    ${statusMark(status, language)}
    <span aria-hidden="true">${statusMessages(language)(status)}</span>
    <span class="muted">${formatDuration(durationMs)}</span>
    ${result.error ? html`<code class="code mono">${result.error.code}</code>` : revisionOf(result, language)}
  `;
}

/** What it answered; after an error, `recovery` says what can be done. */
export function runAnswer(
  run: ToolRun | undefined,
  language: Language,
  recovery: unknown,
): TemplateResult | typeof nothing {
  if (run?.state !== 'ended') return nothing;
  const { error } = run.result;
  return html`
    ${error ? html`<p class="outcome-text">${errorWords(error, language)}</p>` : nothing} ${recovery}
    ${jsonBlock(resultText(run.result), catalogMessages(language)('result'), language)}
  `;
}

/** Bounded text in a scrolling box that the keyboard reaches. */
export function jsonBlock(text: string, label: string, language: Language): TemplateResult | typeof nothing {
  if (text === '') return nothing;
  const hidden = text.length - SHOWN_CHARACTERS;
  const more = hidden > 0 ? `\n${catalogMessages(language)('more', { count: hidden })}` : '';
  return html`<pre class="mono" dir="ltr" tabindex="0" role="group" aria-label=${label}>
${text.slice(0, SHOWN_CHARACTERS)}${more}</pre>`;
}

function resultStatus({ isError, error }: ToolCallResult): RunStatus {
  if (!isError) return 'completed';
  return error?.code === 'TOOL_CANCELLED' ? 'cancelled' : 'failed';
}

/** The structured value, the details of an error, else the text blocks. */
function resultText({ structuredContent, error, content }: ToolCallResult): string {
  const value = error ? error.details : structuredContent;
  const json = value === undefined ? undefined : toJson(value);
  if (json !== undefined) return json;
  if (error) return '';
  return content.map((block) => (block.type === 'text' ? block.text : (toJson(block.json) ?? ''))).join('\n');
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    return undefined;
  }
}

function revisionOf({ structuredContent: value }: ToolCallResult, language: Language): TemplateResult | typeof nothing {
  if (!isPlainObject(value) || !Number.isSafeInteger(value['revision'])) return nothing;
  const revision = value['revision'] as number;
  const shown = value['preview'] === 'synced';
  const label = catalogMessages(language)(shown ? 'shownRevision' : 'revision', { revision });
  return revisionChip({ revision, state: shown ? 'shown' : 'rendering', label });
}
