import copyIcon from 'lucide/dist/esm/icons/copy.mjs';
import downloadIcon from 'lucide/dist/esm/icons/download.mjs';
import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import clearIcon from 'lucide/dist/esm/icons/trash.mjs';
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { TraceEntry } from '../../core/trace/trace-model.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { CopyFeedback } from '../clipboard/copy-feedback.js';
import { downloadJson } from '../clipboard/download-json.js';
import { icon } from '../icons/icon.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { statusMarkStyles } from '../status/status-mark.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { clockTime } from './trace-detail.js';
import { traceStyles } from './trace-element.styles.js';
import { traceMessages } from './trace-messages.js';
import { traceRow } from './trace-row.js';
import { runStatus, traceSessions, type TraceSession } from './trace-sessions.js';
import { waterfallScale } from './waterfall.js';

const EXPORT_FILE = 'context-action-studio-trace.json';

/**
 * Every run, list and call of a studio, step by step: who asked, how long it took, how it ended. Texts are redacted and
 * bounded by the core; the export holds metadata only.
 *
 * @tagname jig-trace
 * @summary Shows what ran, in which session, and how it ended.
 * @csspart bar - The line with the session selector and the actions.
 * @csspart row - One lifecycle; a button.
 * @csspart detail - The details below an open row.
 * @csspart empty - The line that stands where nothing has run.
 * @cssstate running - Something runs.
 */
export class JigTraceElement extends StudioElement {
  static override styles: CSSResultGroup = [
    JigElement.styles,
    controlStyles,
    placeholderStyles,
    statusMarkStyles,
    traceStyles,
  ];

  readonly #internals = this.attachInternals();
  readonly #trace = new StoreController(this, (view) => view.trace);
  readonly #approvals = new StoreController(this, (view) => view.approvals);
  readonly #phase = new StoreController(this, (view) => view.phase);
  readonly #copying = new CopyFeedback<'trace'>(this);

  /** The session on show; empty for all, which is also what an unknown one means. */
  @property()
  session = '';

  @state()
  private openEntries: ReadonlySet<string> = new Set();

  @state()
  private currentEntry: string | undefined;

  get #entries(): readonly TraceEntry[] {
    return this.#trace.value ?? [];
  }

  get #running(): boolean {
    return this.#entries.some(({ status }) => status === 'running');
  }

  protected override updated(_changed: PropertyValues<this>): void {
    if (this.#running) this.#internals.states.add('running');
    else this.#internals.states.delete('running');
  }

  #onRowsClick(event: Event): void {
    const id = rowOf(event)?.dataset['entry'];
    if (id === undefined) return;
    this.currentEntry = id;
    this.#setOpen(id, !this.openEntries.has(id));
  }

  #onRowsKeydown(event: KeyboardEvent): void {
    const row = rowOf(event);
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.#moveOrOpen(row, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #moveOrOpen(row: HTMLElement, key: string): boolean {
    const rows = [...this.renderRoot.querySelectorAll<HTMLElement>('.row')];
    const index = rows.indexOf(row);
    const id = row.dataset['entry'] ?? '';
    const open = this.openEntries.has(id);
    switch (key) {
      case 'ArrowDown':
        return this.#focusRow(rows[index + 1] ?? row);
      case 'ArrowUp':
        return this.#focusRow(rows[index - 1] ?? row);
      case 'Home':
        return this.#focusRow(rows[0] ?? row);
      case 'End':
        return this.#focusRow(rows.at(-1) ?? row);
      case 'ArrowRight':
      case 'ArrowLeft': {
        const forward = (key === 'ArrowRight') !== this.matches(':dir(rtl)');
        this.#setOpen(id, forward);
        return true;
      }
      case 'Escape':
        if (open) this.#setOpen(id, false);
        return open;
      default:
        return false;
    }
  }

  #focusRow(row: HTMLElement): boolean {
    this.currentEntry = row.dataset['entry'];
    row.focus();
    return true;
  }

  #setOpen(id: string, open: boolean): void {
    const next = new Set(this.openEntries);
    if (open) next.add(id);
    else next.delete(id);
    this.openEntries = next;
  }

  #copy(): void {
    const { view } = this;
    if (view) void this.#copying.copy('trace', view.commands.exportTrace());
  }

  #download(): void {
    const { view } = this;
    if (view) downloadJson(EXPORT_FILE, view.commands.exportTrace());
  }

  #clear(): void {
    this.view?.commands.clearTrace();
    this.openEntries = new Set();
  }

  override render(): TemplateResult {
    if (!this.view) return placeholder('noStudio', this.language);
    const sessions = traceSessions(this.#entries);
    const chosen = sessions.filter(({ id }) => id === this.session && this.session !== '');
    const shown = chosen.length > 0 ? chosen : sessions;
    return html`
      <div class="bar-top" part="bar">
        ${this.#renderSelector(sessions)}<span class="grow"></span>${this.#renderActions()}
      </div>
      ${shown.length > 0 ? this.#renderRows(shown) : this.#renderEmpty()}
    `;
  }

  #renderSelector(sessions: readonly TraceSession[]): TemplateResult {
    const t = traceMessages(this.language);
    const [only] = sessions;
    if (!only) return html`<span class="title">${t('label')}</span>`;
    if (sessions.length === 1) return this.#renderHead(only, 'title');
    const choose = (event: Event): void => void (this.session = (event.target as HTMLSelectElement).value);
    return html`<label
      ><span>${t('session')}</span>
      <select @change=${choose} .value=${this.session}>
        <option value="">${t('allSessions')}</option>
        ${sessions
          .filter(({ id }) => id !== '')
          .map((session) => html`<option value=${session.id}>${this.#sessionWords(session)}</option>`)}
      </select></label
    >`;
  }

  #renderActions(): TemplateResult {
    const t = traceMessages(this.language);
    const empty = this.#entries.length === 0;
    const copied = this.#copying.outcomeOf('trace');
    return html`
      <span class="note" role="status">${copied ? t(copied === 'copied' ? 'copied' : 'copyFailed') : nothing}</span>
      <button class="icon-only" ?disabled=${empty} aria-label=${t('copy')} title=${t('copy')} @click=${this.#copy}>
        ${icon(copied === 'copied' ? checkIcon : copyIcon)}
      </button>
      <button
        class="icon-only"
        ?disabled=${empty}
        aria-label=${t('download')}
        title=${t('download')}
        @click=${this.#download}
      >
        ${icon(downloadIcon)}
      </button>
      <button
        class="icon-only"
        ?disabled=${empty || this.#running}
        aria-label=${t('clear')}
        title=${t('clear')}
        @click=${this.#clear}
      >
        ${icon(clearIcon)}
      </button>
    `;
  }

  #renderEmpty(): TemplateResult {
    if (this.#phase.value === 'loading') return placeholder('loading', this.language);
    return html`<div class="empty" part="empty">
      <p class="empty-line">${traceMessages(this.language)('empty')}</p>
    </div>`;
  }

  #renderRows(sessions: readonly TraceSession[]): TemplateResult {
    const ids = sessions.flatMap(({ entries }) => entries.map(({ id }) => id));
    const current = ids.includes(this.currentEntry ?? '') ? this.currentEntry : ids[0];
    return html`<div class="rows" @click=${this.#onRowsClick} @keydown=${this.#onRowsKeydown}>
      ${repeat(
        sessions,
        ({ id }) => id,
        (session) => this.#renderSession(session, current, sessions.length === 1),
      )}
    </div>`;
  }

  /** A single session needs no heading of its own: the bar or the selector names it. */
  #renderSession(session: TraceSession, current: string | undefined, alone: boolean): TemplateResult {
    const scale = waterfallScale(session.entries, Date.now());
    const approvals = this.#approvals.value ?? [];
    const label = `${traceMessages(this.language)('session')} ${this.#sessionWords(session)}`;
    return html`<section class="session" role="group" aria-label=${label}>
      ${alone ? nothing : this.#renderHead(session, 'session-head')}
      <ol role="list">
        ${repeat(
          session.entries,
          ({ id }) => id,
          (entry) =>
            traceRow({
              entry,
              scale,
              status: runStatus(entry, approvals),
              open: this.openEntries.has(entry.id),
              current: entry.id === current,
              language: this.language,
            }),
        )}
      </ol>
    </section>`;
  }

  #renderHead(session: TraceSession, name: string): TemplateResult {
    const t = traceMessages(this.language);
    const count = session.entries.length;
    return html`<div class=${name} aria-hidden="true">
      <span>${this.#sessionWords(session)}</span>
      <span>${count === 1 ? t('oneStep') : t('steps', { count })}</span>
    </div>`;
  }

  /** Named by its time and its first step: a number would change when older rows leave. */
  #sessionWords({ id, startedAt, entries }: TraceSession): string {
    if (id === '') return traceMessages(this.language)('noSession');
    const first = entries[0];
    return [clockTime(startedAt), first && (first.kind === 'call' ? first.name : first.method)]
      .filter(Boolean)
      .join(' · ');
  }
}

function rowOf(event: Event): HTMLElement | null {
  const target = event.composedPath()[0];
  return target instanceof Element ? target.closest<HTMLElement>('.row') : null;
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-trace': JigTraceElement;
  }
}
