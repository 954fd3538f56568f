import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Trace, TraceEntry, TracePage } from '../../core/trace/trace-model.js';
import { JigElement } from '../base/jig-element.js';
import { setState } from '../base/element-state.js';
import { lastResult } from '../base/last-result.js';
import { FollowedStore, StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { CopyFeedback } from '../clipboard/copy-feedback.js';
import { downloadJson } from '../clipboard/download-json.js';
import { emptyState } from '../empty-state/empty-state.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { revisionChipStyles } from '../revision/revision-chip.styles.js';
import { statusMarkStyles } from '../status/status-mark.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { VirtualList, type RowHeights } from '../virtual-list/virtual-list.js';
import { sessionPicker, sessionWords } from './session-picker.js';
import { traceActions } from './trace-actions.js';
import { traceDetailStyles } from './trace-detail.styles.js';
import { traceStyles } from './trace-element.styles.js';
import { createPageFilter, filterCount, type TraceFilter } from './trace-filter.js';
import { traceFilterBar } from './trace-filter-bar.js';
import { groupBySession, TraceLayout, type TraceItem } from './trace-layout.js';
import { traceMessages } from './trace-messages.js';
import { pagesOf, rowCount, somethingRuns } from './trace-pages.js';
import { callThatMade, madeRevision } from './trace-revision.js';
import { traceRow } from './trace-row.js';
import { runStatus, traceSessions, type TraceSession } from './trace-sessions.js';
import { waterfallScale } from './waterfall.js';

/** Pixels assumed before anything was measured. */
const HEIGHTS: RowHeights = { row: 29, head: 28 };
const NOTHING: readonly TracePage[] = [];
const EXPORT_FILE = 'context-action-studio-trace.json';

/**
 * Every run, list and call of a studio, step by step: who asked, how long it took, how it ended. Texts are redacted and
 * bounded by the core; the export holds metadata only. Long traces are drawn in part, so they stay fluid.
 *
 * It also shows a trace that belongs to no studio: give the one of your own registry as `trace`.
 *
 * @tagname jig-trace
 * @summary Shows what ran, in which session, and how it ended.
 * @slot empty - Instead of the line that says that nothing has run.
 * @csspart bar - The line with the session selector and the actions.
 * @csspart filters - The line that narrows the list.
 * @csspart row - One lifecycle; a button.
 * @csspart detail - The details below an open row.
 * @csspart revision - The chip of the revision that a call made.
 * @csspart children - Of a program's call: the calls that it made, on the time of its own.
 * @csspart empty - The line that stands where nothing has run.
 * @cssstate running - Something runs.
 * @fires {JigRevisionRequestEvent} jig-revision-request - A revision chip was pressed.
 */
export class JigTraceElement extends StudioElement {
  static override styles: CSSResultGroup = [
    JigElement.styles,
    controlStyles,
    placeholderStyles,
    statusMarkStyles,
    revisionChipStyles,
    traceStyles,
    traceDetailStyles,
  ];

  /** The trace to show instead of a studio's: what `createTrace` made, fed by your registry's `onToolCall`. */
  @property({ attribute: false })
  trace: Trace | undefined;

  @query('.rows')
  private readonly rowsBox!: HTMLElement | null;

  readonly #internals = this.attachInternals();
  readonly #window = new VirtualList(this, () => this.rowsBox, HEIGHTS, measureRows);
  readonly #pagesOnShow = new FollowedStore<readonly TracePage[]>(this, () => {
    const trace = this.trace ?? this.currentView?.trace;
    return trace && pagesOf(trace);
  });
  readonly #approvals = new StoreController(this, (view) => view.approvals);
  readonly #phase = new StoreController(this, (view) => view.phase);
  readonly #catalog = new StoreController(this, (view) => view.catalog);
  readonly #preview = new StoreController(this, (view) => view.preview);
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

  #layout = new TraceLayout([]);
  readonly #detailHeights = new Map<string, number>();
  readonly #sessionsOf = lastResult(traceSessions);
  readonly #sessionsFound = lastResult(traceSessions);
  readonly #filtered = lastResult(createPageFilter());
  readonly #chosen = lastResult(chosenSessions);
  readonly #layoutOf = lastResult((sessions: readonly TraceSession[]) => new TraceLayout(sessions));
  readonly #openIndices = lastResult(openIndices);
  readonly #runs = lastResult(somethingRuns);

  get #pages(): readonly TracePage[] {
    return this.#pagesOnShow.value ?? NOTHING;
  }

  get #running(): boolean {
    return this.#runs(this.#pages);
  }

  protected override updated(): void {
    setState(this.#internals, 'running', this.#running);
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
    const layout = this.#layout;
    const id = row.dataset['entry'] ?? '';
    const at = layout.indexOf(id) ?? 0;
    const open = this.openEntries.has(id);
    switch (key) {
      case 'ArrowDown':
        return this.#focusRow(layout.rowFrom(at + 1, 1));
      case 'ArrowUp':
        return this.#focusRow(layout.rowFrom(at - 1, -1));
      case 'Home':
        return this.#focusRow(layout.rowFrom(0, 1));
      case 'End':
        return this.#focusRow(layout.rowFrom(layout.count - 1, -1));
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

  /** Opens the call that made a revision and puts the focus on it. False when the trace does not know it. */
  async showRevision(revision: number): Promise<boolean> {
    const made = callThatMade(revision, this.#pages);
    if (!made) return false;
    this.session = '';
    this.filter = {};
    this.#setOpen(made.id, true);
    await this.updateComplete;
    const index = this.#layout.indexOf(made.id);
    if (index === undefined) return false;
    this.#focusRow({ entry: made, index });
    await this.updateComplete;
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
    const all = this.#sessionsOf(this.#pages);
    const found = this.#filtered(this.#pages, this.filter, this.language);
    const sessions = found === this.#pages ? all : this.#sessionsFound(found);
    const shown = this.#chosen(sessions, this.session);
    return html`
      <div class="bar-top" part="bar">
        ${this.#renderSelector(all)}<span class="grow"></span>${this.#renderActions(rowCount(found))}
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
    return sessionPicker({
      sessions,
      chosen: this.session,
      language: this.language,
      choose: (id) => (this.session = id),
    });
  }

  #renderActions(found: number): TemplateResult {
    return traceActions({
      language: this.language,
      copied: this.#copying.outcomeOf('trace'),
      count: rowCount(this.#pages),
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
    if (rowCount(this.#pages) > 0) {
      return html`<div class="empty" part="empty" role="status">
        <p class="empty-line">${t('nothingMatches')}</p>
        <button @click=${() => (this.filter = {})}>${t('showAll')}</button>
      </div>`;
    }
    return emptyState({ words: t('empty') });
  }

  #renderRows(sessions: readonly TraceSession[]): TemplateResult {
    const layout = (this.#layout = this.#layoutOf(sessions));
    const { count, heads } = layout;
    const range = this.#window.range({ count, heads, open: this.#openHeights() });
    const drawn = layout.items(range.start, range.end);
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
    for (const [id, index] of this.#openIndices(this.#layout, this.openEntries)) {
      const detail = this.renderRoot.querySelector<HTMLElement>(`#${CSS.escape(`detail-${id}`)}`);
      if (detail) this.#detailHeights.set(id, detail.offsetHeight);
      heights.set(index, this.#detailHeights.get(id) ?? 0);
    }
    return heights;
  }

  #renderSession(session: TraceSession, items: readonly TraceItem[], current: string | undefined): TemplateResult {
    const scale = waterfallScale(session.parts, Date.now());
    const approvals = this.#approvals.value ?? [];
    const pages = this.#pages;
    const label = `${traceMessages(this.language)('session')} ${sessionWords(session, this.language)}`;
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
              made: madeRevision(entry, pages, this.#catalog.value, this.#preview.value),
              language: this.language,
            }),
        )}
      </ol>
    </section>`;
  }

  #renderHead(session: TraceSession, name: string): TemplateResult {
    const t = traceMessages(this.language);
    const { count } = session;
    return html`<div class=${name} aria-hidden="true">
      <span>${sessionWords(session, this.language)}</span>
      ${filterCount(this.filter) > 0 && name === 'title' ? nothing : html`<span>${count === 1 ? t('oneStep') : t('steps', { count })}</span>`}
    </div>`;
  }
}

function chosenSessions(sessions: readonly TraceSession[], id: string): readonly TraceSession[] {
  const chosen = id === '' ? [] : sessions.filter((session) => session.id === id);
  return chosen.length > 0 ? chosen : sessions;
}

function openIndices(layout: TraceLayout, open: ReadonlySet<string>): ReadonlyMap<string, number> {
  const indices = new Map<string, number>();
  for (const id of open) {
    const index = layout.indexOf(id);
    if (index !== undefined) indices.set(id, index);
  }
  return indices;
}

/** Rows are taller where the list is narrow: what is drawn tells. */
function measureRows(list: HTMLElement): Partial<RowHeights> {
  const row = list.querySelector<HTMLElement>('li + li')?.querySelector<HTMLElement>('.row');
  const head = list.querySelector<HTMLElement>('.session-head');
  if (!row?.offsetHeight) return {};
  return { row: row.offsetHeight + 1, ...(head && { head: head.offsetHeight }) };
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
