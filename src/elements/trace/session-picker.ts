import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { TraceEntry } from '../../core/trace/trace-model.js';
import type { Language } from '../locale/language.js';
import { clockTime } from './trace-detail.js';
import { traceMessages } from './trace-messages.js';
import type { TraceSession } from './trace-sessions.js';

export interface SessionPickerOptions {
  readonly sessions: readonly TraceSession[];
  /** The id of the one on show; empty for all. */
  readonly chosen: string;
  readonly language: Language;
  choose(id: string): void;
}

/** Which of several sessions is on show. */
export function sessionPicker({ sessions, chosen, language, choose }: SessionPickerOptions): TemplateResult {
  const t = traceMessages(language);
  const named = sessions.filter(({ id }) => id !== '');
  // A step more in a session changes no name: long lists of options are left as they are.
  const names = named.flatMap((session) => [session.id, session.startedAt, firstStep(session)]);
  return html`<label
    ><span>${t('session')}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)} .value=${chosen}>
      <option value="">${t('allSessions')}</option>
      ${guard([language, ...names], () =>
        repeat(
          named,
          ({ id }) => id,
          (session) => html`<option value=${session.id}>${sessionWords(session, language)}</option>`,
        ),
      )}
    </select></label
  >`;
}

/** Named by its time and its first step: a number would change when older rows leave. */
export function sessionWords(session: TraceSession, language: Language): string {
  if (session.id === '') return traceMessages(language)('noSession');
  return [clockTime(session.startedAt), firstStep(session)].filter(Boolean).join(' · ');
}

function firstStep({ parts }: TraceSession): string | undefined {
  const first: TraceEntry | undefined = parts[0]?.[0];
  return first && (first.kind === 'call' ? first.name : first.method);
}
