import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Trace, TraceEntry } from '../../core/trace/trace-model.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { CopyFeedback } from '../clipboard/copy-feedback.js';
import { downloadJson } from '../clipboard/download-json.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { statusMarkStyles } from '../status/status-mark.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { RowsWindow } from './rows-window.js';
import { traceActions } from './trace-actions.js';
import { clockTime } from './trace-detail.js';
import { traceStyles } from './trace-element.styles.js';
import { filterCount, filterEntries, type TraceFilter } from './trace-filter.js';
import { traceFilterBar } from './trace-filter-bar.js';
import { headIndices, traceItems, type TraceItem } from './trace-items.js';
import { traceMessages } from './trace-messages.js';
import { traceRow } from './trace-row.js';
import { runStatus, traceSessions, type TraceSession } from './trace-sessions.js';
import { waterfallScale } from './waterfall.js';

const EXPORT_FILE = 'context-action-studio-trace.json';

/**
 * Every run, list and call of a studio, step by step: who asked, how long it took, how it ended. Texts are redacted and
 * bounded by the core; the export holds metadata only. Long traces are drawn in part, so they stay fluid.
 *
 * It also shows a trace that belongs to no studio: give the one of your own registry as `trace`.
 *
 * @tagname jig-trace
 * @summary Shows what ran, in which session, and how it ended.
 * @csspart bar - The line with the session selector and the actions.
 * @csspart filters - The line that narrows the list.
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

  /** The trace to show instead of a studio's: what `createTrace` made, fed by your registry's `onToolCall`. */
  @property({ attribute: false })
  trace: Trace | undefined;

  @query('.rows')
  private readonly rowsBox!: HTMLElement | null;

  readonly #internals = this.attachInternals();
  readonly #window = new RowsWindow(this, () => this.rowsBox);
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

  @state()
  private filter: TraceFilter = {};

  @state()
  private filtering = false;

  #items: readonly TraceItem[] = [];
  readonly #detailHeights = new Map<string, number>();
  #followed: Trace | undefined;
  #unfollow: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate('trace');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#follow(undefined);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('trace')) this.#follow(this.trace);
  }

  #follow(trace: Trace | undefined): void {
    if (trace === this.#followed) return;
    this.#unfollow?.();
    this.#followed = trace;
    this.#unfollow = trace?.subscribe(() => this.requestUpdate());
  }

  get #entries(): readonly TraceEntry[] {
    return this.trace?.getSnapshot() ?? this.#trace.value ?? [];
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
    const rows = this.#items.flatMap((item, index) => (item.kind === 'row' ? [{ ...item, index }] : []));
    const id = row.dataset['entry'] ?? '';
    const at = rows.findIndex(({ entry }) => entry.id === id);
    const open = this.openEntries.has(id);
    switch (key) {
      case 'ArrowDown':
        return this.#focusRow(rows[at + 1] ?? rows[at]);
      case 'ArrowUp':
        return this.#focusRow(rows[at - 1] ?? rows[at]);
      case 'Home':
        return this.#focusRow(rows[0]);
      case 'End':
        return this.#focusRow(rows.at(-1));
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

  /** A row out of sight is drawn first. */
  #focusRow(target: { readonly entry: TraceEntry; readonly index: number } | undefined): boolean {
    if (!target) return true;
    const { id } = target.entry;
    this.currentEntry = id;
    this.#window.reveal(target.index);
    const focus = (): void => this.renderRoot.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus();
    focus();
    void this.updateComplete.then(focus);
    return true;
  }

  #setOpen(id: string, open: boolean): void {
    const next = new Set(this.openEntries);
    if (open) next.add(id);
    else next.delete(id);
    this.openEntries = next;
  }

  /** Always the whole bounded trace, whatever is selected or filtered (spec, trace paragraph). */
  #export(): string {
    return this.trace?.exportJson() ?? this.view?.commands.exportTrace() ?? '';
  }

  #copy(): void {
    void this.#copying.copy('trace', this.#export());
  }

  #download(): void {
    downloadJson(EXPORT_FILE, this.#export());
  }

  #clear(): void {
    if (this.trace) this.trace.clear();
    else this.view?.commands.clearTrace();
    this.openEntries = new Set();
  }

  override render(): TemplateResult {
    if (!this.view && !this.trace) return placeholder('noStudio', this.language);
    const all = traceSessions(this.#entries);
    const found = filterEntries(this.#entries, this.filter);
    const sessions = found === this.#entries ? all : traceSessions(found);
    const chosen = sessions.filter(({ id }) => id === this.session && this.session !== '');
    const shown = chosen.length > 0 ? chosen : sessions;
    return html`
      <div class="bar-top" part="bar">
        ${this.#renderSelector(all)}<span class="grow"></span>${this.#renderActions(found.length)}
      </div>
      ${this.filtering ? traceFilterBar(this.filter, this.language, (filter) => (this.filter = filter)) : nothing}
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

  #renderActions(found: number): TemplateResult {
    return traceActions({
      language: this.language,
      copied: this.#copying.outcomeOf('trace'),
      count: this.#entries.length,
      found,
      running: this.#running,
      filtersInUse: filterCount(this.filter),
      filtering: this.filtering,
      filter: () => (this.filtering = !this.filtering),
      copy: () => this.#copy(),
      download: () => this.#download(),
      clear: () => this.#clear(),
    });
  }

  #renderEmpty(): TemplateResult {
    const t = traceMessages(this.language);
    if (!this.trace && this.#phase.value === 'loading') return placeholder('loading', this.language);
    if (this.#entries.length > 0) {
      return html`<div class="empty" part="empty" role="status">
        <p class="empty-line">${t('nothingMatches')}</p>
        <button @click=${() => (this.filter = {})}>${t('showAll')}</button>
      </div>`;
    }
    return html`<div class="empty" part="empty">
      <p class="empty-line">${t('empty')}</p>
    </div>`;
  }

  #renderRows(sessions: readonly TraceSession[]): TemplateResult {
    this.#items = traceItems(sessions);
    const range = this.#window.range({
      count: this.#items.length,
      heads: headIndices(this.#items),
      open: this.#openHeights(),
    });
    const drawn = this.#items.slice(range.start, range.end);
    const rows = drawn.flatMap((item) => (item.kind === 'row' ? [item.entry.id] : []));
    const current = rows.includes(this.currentEntry ?? '') ? this.currentEntry : rows[0];
    const parts = groupBySession(drawn);
    return html`<div
      class="rows"
      @click=${this.#onRowsClick}
      @keydown=${this.#onRowsKeydown}
      @scroll=${this.#window.onScroll}
    >
      <div class="rows-before"></div>
      ${repeat(
        parts,
        ([{ id }]) => id,
        ([session, items]) => this.#renderSession(session, items, current),
      )}
      <div class="rows-after"></div>
    </div>`;
  }

  /** What the open rows take beyond the others, as they were drawn last. */
  #openHeights(): ReadonlyMap<number, number> {
    const heights = new Map<number, number>();
    if (this.openEntries.size === 0) return heights;
    for (const [index, item] of this.#items.entries()) {
      if (item.kind !== 'row' || !this.openEntries.has(item.entry.id)) continue;
      const detail = this.renderRoot.querySelector<HTMLElement>(`#${CSS.escape(`detail-${item.entry.id}`)}`);
      if (detail) this.#detailHeights.set(item.entry.id, detail.offsetHeight);
      heights.set(index, this.#detailHeights.get(item.entry.id) ?? 0);
    }
    return heights;
  }

  #renderSession(session: TraceSession, items: readonly TraceItem[], current: string | undefined): TemplateResult {
    const scale = waterfallScale(session.entries, Date.now());
    const approvals = this.#approvals.value ?? [];
    const label = `${traceMessages(this.language)('session')} ${this.#sessionWords(session)}`;
    return html`<section class="session" role="group" aria-label=${label}>
      ${items.some(({ kind }) => kind === 'head') ? this.#renderHead(session, 'session-head') : nothing}
      <ol role="list">
        ${repeat(
          items.flatMap((item) => (item.kind === 'row' ? [item.entry] : [])),
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

function groupBySession(items: readonly TraceItem[]): ReadonlyMap<TraceSession, readonly TraceItem[]> {
  const groups = new Map<TraceSession, TraceItem[]>();
  for (const item of items) {
    const group = groups.get(item.session);
    if (group) group.push(item);
    else groups.set(item.session, [item]);
  }
  return groups;
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
