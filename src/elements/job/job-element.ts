import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { JobSummary, JobsView, WaitSummary } from '../../core/jobs/jobs-port.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { afterRemoval } from '../base/after-removal.js';
import { setState } from '../base/element-state.js';
import { JigElement } from '../base/jig-element.js';
import { FollowedStore, StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { errorWords } from '../locale/error-words.js';
import { formatDuration } from '../locale/format-duration.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { JigJobContinueRequestEvent } from './continue-request-event.js';
import { JobCarrier } from './job-carrier.js';
import { jobStyles } from './job-element.styles.js';
import { jobMessages } from './job-messages.js';
import { tellAgent } from './tell-agent.js';

/** Milliseconds between two looks at a job that another page may run. */
const LOOK_MS = 2_000;

type JobState = JobSummary['state'];

/**
 * One job that a validator handed off: how it stands, a way to stop it, and, for a wait that was registered for it, the way on.
 * With `wait-id` it is the carrier of that wait: it tells the studio's agent once that the job has ended, when a person presses
 * "Continue", or by itself with `automatic`. An end that may have been told is never told again.
 *
 * @tagname jig-job
 * @summary Shows a job and continues after its end.
 * @csspart card - The box.
 * @csspart title - The tool whose work it is.
 * @csspart state - The state in a word.
 * @csspart wait - The line that says what becomes of the wait.
 * @csspart stop - Stops the job.
 * @csspart continue - Tells the agent that the job has ended.
 * @csspart empty - The line that stands where there is no job.
 * @cssstate running - The job runs.
 * @cssstate uncertain - Its outcome, or what became of its wait, is not known.
 * @fires {JigJobContinueRequestEvent} jig-job-continue-request - The end is about to be told; `preventDefault()` leaves it.
 */
export class JigJobElement extends StudioElement {
  static override styles: CSSResultGroup = [JigElement.styles, controlStyles, placeholderStyles, jobStyles];

  /** The wait to carry, as `wait_for_job_terminal` answered it. */
  @property({ attribute: 'wait-id' })
  waitId = '';

  /** The job to show where there is no wait; the newest without either. */
  @property({ attribute: 'job-id' })
  jobId = '';

  /** Tells the agent by itself as soon as the job has ended and the agent is free. */
  @property({ type: Boolean })
  automatic = false;

  /**
   * Tells the host instead of the studio's agent. Resolves when the host took it; a rejection, or silence for 30 seconds, is
   * recorded as unknown delivery and not repeated.
   */
  @property({ attribute: false })
  deliver: ((text: string) => Promise<void>) | undefined;

  @query('.card')
  private readonly card!: HTMLElement | null;

  @state()
  private wait: WaitSummary | undefined;

  @state()
  private elsewhere = false;

  @state()
  private carrying = false;

  @state()
  private failure: string | undefined;

  readonly #internals = this.attachInternals();
  readonly #jobs = new FollowedStore(this, () => this.currentView?.jobs);
  readonly #catalog = new StoreController(this, (view) => view.catalog);
  readonly #phase = new StoreController(this, (view) => view.phase);
  readonly #running = new StoreController(
    this,
    (view) => view.agent,
    (agent) => agent.running,
  );
  #carrier: JobCarrier | undefined;
  #carries = '';
  #tried: JobCarrier | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const timer = setInterval(() => this.#look(), LOOK_MS);
    this.connection.addEventListener('abort', () => clearInterval(timer));
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    afterRemoval(this, () => this.#leave());
  }

  protected override viewChanged(view: StudioView | undefined, previous: StudioView | undefined): void {
    if (previous && view) this.#leave();
    void view?.jobs?.refresh();
  }

  /** A button that goes with its state leaves the focus to the card. */
  protected override update(changed: PropertyValues<this>): void {
    const focused = this.shadowRoot?.activeElement;
    super.update(changed);
    if (focused && (!focused.isConnected || focused.matches(':disabled'))) this.card?.focus();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (changed.has('waitId')) this.wait = undefined;
    this.#bindIfAutomatic();
    void this.#readWait();
    const { state: jobState } = this.#job ?? {};
    setState(this.#internals, 'running', jobState === 'running');
    setState(this.#internals, 'uncertain', isUncertain(jobState, this.wait));
  }

  get #view(): JobsView | undefined {
    return this.view?.jobs;
  }

  get #job(): JobSummary | undefined {
    const jobs = this.#jobs.value?.jobs ?? [];
    const id = this.waitId !== '' ? this.wait?.jobId : this.jobId;
    return id === '' ? jobs[0] : jobs.find((job) => job.id === id);
  }

  #look(): void {
    if (this.#job?.state === 'running' || isOpen(this.wait)) void this.#view?.refresh();
  }

  /** The wait as the store has it now: the snapshot says when to look again. */
  async #readWait(): Promise<void> {
    const { waitId } = this;
    const jobs = this.#view;
    if (!jobs || waitId === '') return;
    const wait = await jobs.readWait(waitId).catch(() => undefined);
    if (!this.isConnected || waitId !== this.waitId || jobs !== this.#view || !wait) return;
    if (JSON.stringify(wait) !== JSON.stringify(this.wait)) this.wait = wait;
    if (this.automatic && wait.state === 'pending' && this.#running.value === false) this.#carryByItself();
  }

  /** Once: what a host vetoed, or the store refused, is a person's to go on with. */
  #carryByItself(): void {
    if (!this.#carrier || this.#tried === this.#carrier) return;
    this.#tried = this.#carrier;
    void this.#carry();
  }

  #bindIfAutomatic(): void {
    const wanted = this.automatic && this.#phase.value === 'ready' ? this.waitId : '';
    if (wanted === this.#carries || (!this.automatic && this.carrying)) return;
    this.#leave();
    if (wanted !== '') void this.#bind(wanted);
  }

  async #bind(waitId: string): Promise<JobCarrier | undefined> {
    const jobs = this.#view;
    if (!jobs) return undefined;
    const carrier = new JobCarrier({
      jobs,
      waitId,
      mayDeliver: () => this.#mayDeliver(waitId),
      deliver: (text, signal) => this.#deliver(text, signal),
    });
    this.#carrier = carrier;
    this.#carries = waitId;
    try {
      await carrier.bind();
      this.elsewhere = false;
      return carrier;
    } catch (error) {
      if (this.#carrier === carrier) this.#carrier = undefined;
      this.elsewhere = (error as { code?: unknown }).code === 'JOB_WAIT_BOUND';
      return undefined;
    }
  }

  #leave(): void {
    const carrier = this.#carrier;
    this.#carrier = undefined;
    this.#carries = '';
    if (carrier) void carrier.leave().catch(() => undefined);
  }

  #mayDeliver(waitId: string): boolean {
    const jobId = this.wait?.jobId ?? '';
    return this.dispatchEvent(new JigJobContinueRequestEvent({ waitId, jobId }));
  }

  async #deliver(text: string, signal: AbortSignal): Promise<void> {
    if (this.deliver) return this.deliver(text);
    if (this.view) return tellAgent(this.view, text, signal);
    throw new Error('There is no studio.');
  }

  /** Carries the event once, with the carrier that is bound or one for the moment. */
  async #carry(): Promise<void> {
    if (this.carrying) return;
    this.carrying = true;
    this.failure = undefined;
    const kept = this.automatic;
    try {
      const carrier = this.#carrier ?? (await this.#bind(this.waitId));
      await carrier?.carry();
    } catch (error) {
      const { code = 'JOB_STORE_FAILED', message = '' } = error as { code?: string; message?: string };
      this.failure = errorWords({ code, message, retryable: true }, this.language);
    } finally {
      if (!kept) this.#leave();
      this.carrying = false;
    }
  }

  async #stop(jobId: string): Promise<void> {
    this.failure = undefined;
    const result = await this.view?.commands.callTool('stop_job', { job_id: jobId });
    if (result?.isError && result.error) this.failure = errorWords(result.error, this.language);
  }

  override render(): TemplateResult {
    if (!this.view) return placeholder('noStudio', this.language);
    if (this.#phase.value === 'loading') return placeholder('loading', this.language);
    const t = jobMessages(this.language);
    const job = this.#job;
    if (!this.view.jobs) return this.#renderEmpty(t('off'));
    if (!job && this.waitId === '') return this.#renderEmpty(t(this.jobId === '' ? 'none' : 'missing'));
    if (!job) return this.#renderEmpty(this.wait ? t('missing') : '');
    const title = this.#catalog.value?.find(({ name }) => name === job.tool)?.title ?? job.tool;
    return html`<section class="card" part="card" tabindex="-1" aria-label=${t('label', { title })}>
      <h2 class="title" part="title" title=${job.tool}>${title}</h2>
      ${this.#renderState(job)} ${this.#renderSummary(job)}
      <div class="text" role="status">${this.#renderWait()}</div>
      ${this.#renderWays(job)}
    </section>`;
  }

  #renderEmpty(words: string): TemplateResult {
    return html`<div class="empty" part="empty"><p class="empty-line">${words}</p></div>`;
  }

  #renderState(job: JobSummary): TemplateResult {
    const t = jobMessages(this.language);
    return html`<span class="state" part="state"
      ><span class="dot ${toneOf(job)}" aria-hidden="true"></span>${t(wordOf(job))}</span
    >`;
  }

  #renderSummary({ state: jobState, outcome, createdAt, endedAt }: JobSummary): TemplateResult | typeof nothing {
    const t = jobMessages(this.language);
    if (jobState === 'running') return nothing;
    if (jobState === 'outcome_unknown') return html`<p class="text">${t('unknownText')}</p>`;
    const duration = t('duration', { duration: formatDuration((endedAt ?? createdAt) - createdAt) });
    const summary = jobState === 'completed' ? (outcome?.summary ?? '') : '';
    return html`<p class="text">${[summary, duration].filter(Boolean).join(' ')}</p>`;
  }

  #renderWait(): TemplateResult | typeof nothing {
    const t = jobMessages(this.language);
    if (this.failure !== undefined) {
      return html`<span class="failure">${t('failure', { reason: this.failure })}</span>`;
    }
    if (!this.wait) return nothing;
    const { state: waitState } = this.wait;
    if (this.elsewhere && (waitState === 'armed' || waitState === 'pending')) return html`${t('elsewhere')}`;
    const key = waitState === 'armed' && !this.automatic ? 'armedAsk' : waitState;
    return html`<span class="wait" part="wait">${t(key)}</span>`;
  }

  #renderWays({ id, state: jobState, stopRequested }: JobSummary): TemplateResult | typeof nothing {
    const t = jobMessages(this.language);
    const stops = jobState === 'running';
    const continues = this.wait?.state === 'pending' && !this.elsewhere;
    if (!stops && !continues) return nothing;
    const busy = this.#running.value === true;
    return html`<div class="ways">
      ${
        continues
          ? html`<button
              type="button"
              class="primary"
              part="continue"
              ?disabled=${busy || this.carrying}
              title=${busy ? t('busy') : ''}
              @click=${() => void this.#carry()}
            >
              ${t('continue')}
            </button>`
          : nothing
      }
      ${
        stops
          ? html`<button type="button" part="stop" ?disabled=${stopRequested} @click=${() => void this.#stop(id)}>
              ${t('stop')}
            </button>`
          : nothing
      }
    </div>`;
  }
}

/** Another page may still carry it. */
function isOpen(wait: WaitSummary | undefined): boolean {
  return wait?.state === 'armed' || wait?.state === 'pending' || wait?.state === 'prepared';
}

function isUncertain(jobState: JobState | undefined, wait: WaitSummary | undefined): boolean {
  return jobState === 'outcome_unknown' || wait?.state === 'delivery_unknown';
}

function wordOf({
  state: jobState,
  stopRequested,
  outcome,
}: JobSummary): JobState | 'stopping' | 'passed' | 'notPassed' {
  if (jobState === 'running') return stopRequested ? 'stopping' : 'running';
  if (jobState !== 'completed' || outcome?.passed === undefined) return jobState;
  return outcome.passed ? 'passed' : 'notPassed';
}

function toneOf(job: JobSummary): string {
  const word = wordOf(job);
  if (word === 'running' || word === 'stopping') return 'running';
  if (word === 'passed') return 'good';
  return word === 'outcome_unknown' || word === 'stopped' || word === 'completed' ? 'unsure' : 'bad';
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-job': JigJobElement;
  }
}
