import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { JOB_LEASE_MS } from '../../../../src/core/jobs/job-limits.js';
import type { Job, JobWait, WaitState } from '../../../../src/core/jobs/job-model.js';
import { isTerminalJob } from '../../../../src/core/jobs/job-model.js';
import type { CarrierBinding, PreparedMessage } from '../../../../src/core/jobs/jobs-port.js';
import { ControlledWork, JobPages, type JobPage } from '../../../support/jobs/job-pages.js';
import { soak } from '../../../support/soak.js';

/** The more often, the more likely. */
const KINDS = (
  'start start register register register finish finish finish carry carry carry tell tell tell tell end end ' +
  'fail stop leave lose pass pass read'
).split(' ');

/** What happens next; the numbers choose among the pages, jobs, waits and carriers that are there. */
const STEP = fc.record({
  kind: fc.constantFrom(...KINDS),
  page: fc.nat(7),
  which: fc.nat(7),
  ms: fc.constantFrom(0, 10, 1_000, 15_000, 160_000),
});

interface Carrier {
  readonly page: JobPage;
  readonly binding: CarrierBinding;
  message?: PreparedMessage;
}

const ORDER: readonly WaitState[][] = [['armed'], ['pending'], ['prepared'], ['dispatch_accepted', 'delivery_unknown']];

it('no interleaving of waits, stops, lost answers and lost pages tells an event twice or changes what ended', async () => {
  const script = fc.tuple(
    fc.array(STEP, { minLength: 30, maxLength: 80 }),
    fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(script, async ([steps, losses]) => {
      const world = new World(losses);
      for (const step of steps) {
        await world.take(step);
        await world.check();
      }
      await world.settle();
    }),
    soak(600),
  );
});

class World {
  readonly #pages = new JobPages();
  readonly #open: JobPage[] = [this.#pages.open()];
  readonly #works: ControlledWork[] = [];
  readonly #jobs: string[] = [];
  readonly #waits: string[] = [];
  readonly #carriers: Carrier[] = [];
  /** By wait, how often a host was told. */
  readonly #told = new Map<string, number>();
  readonly #ends = new Map<string, Job>();
  readonly #seen = new Map<string, JobWait>();
  #calls = 0;

  constructor(losses: readonly boolean[]) {
    // Every third request may be lost before it is written, every other answer after it.
    this.#pages.faults = (when) => {
      this.#calls += 1;
      const lost = losses[this.#calls % losses.length] === true;
      return lost && (when === 'after' ? this.#calls % 2 === 0 : this.#calls % 3 === 0);
    };
  }

  async take({
    kind,
    page: pageIndex,
    which,
    ms,
  }: {
    kind: string;
    page: number;
    which: number;
    ms: number;
  }): Promise<void> {
    const page = pick(this.#open, pageIndex)!;
    const { jobs } = page;
    const jobId = pick(this.#jobs, which);
    const carrier = pick(this.#carriers, which);
    if (kind === 'start') return this.#start(page);
    if (kind === 'finish') pick(this.#works, which)?.finish(ms === 0);
    if (kind === 'fail') pick(this.#works, which)?.fail();
    if (kind === 'stop' && jobId !== undefined) await tried(jobs.stop(jobId));
    if (kind === 'register' && jobId !== undefined) {
      const registered = await tried(jobs.registerWait({ jobId, key: `key ${which % 3}` }));
      if (registered && !this.#waits.includes(registered.wait.id)) this.#waits.push(registered.wait.id);
    }
    const waitId = pick(this.#waits, which);
    if (kind === 'read' && waitId !== undefined) await tried(jobs.readWait(waitId));
    if (kind === 'carry' && waitId !== undefined) {
      const binding = await tried(jobs.bind(waitId));
      if (binding) this.#carriers.push({ page, binding });
    }
    if (kind === 'tell' && carrier?.page.isAlive()) await this.#tell(carrier);
    if (kind === 'end' && carrier?.message && carrier.page.isAlive()) {
      const outcome = ms === 0 ? 'delivery_unknown' : 'dispatch_accepted';
      await tried(carrier.page.jobs.finish(carrier.binding, carrier.message.attempt, outcome));
    }
    if (kind === 'leave' && carrier?.page.isAlive()) await tried(carrier.page.jobs.unbind(carrier.binding));
    if (kind === 'lose') {
      page.lose();
      this.#open.splice(this.#open.indexOf(page), 1, this.#pages.open());
    }
    await this.#pages.timers.advance(kind === 'pass' ? ms : 0);
  }

  async #start(page: JobPage): Promise<void> {
    const work = new ControlledWork();
    this.#works.push(work);
    const { signal } = new AbortController();
    const running = page.jobs.run({ tool: 't', waitMs: 100, timeoutMs: 400_000, work: work.run }, signal);
    void running.then(
      (run) => run.state === 'pending' && this.#jobs.push(run.jobId),
      () => undefined,
    );
    await this.#pages.timers.advance(100);
  }

  /** The host is told right where the event was taken. */
  async #tell(carrier: Carrier): Promise<void> {
    const message = await tried(carrier.page.jobs.prepare(carrier.binding));
    if (!message) return;
    carrier.message = message;
    const { waitId } = carrier.binding;
    this.#told.set(waitId, (this.#told.get(waitId) ?? 0) + 1);
    assert.equal(this.#told.get(waitId), 1, 'an event was told twice');
  }

  async check(): Promise<void> {
    for (const record of await this.#pages.backend.list!()) {
      if (record.fingerprint === 'job') this.#checkJob(record.result as Job);
      else this.#checkWait(record.result as JobWait);
    }
  }

  #checkJob(job: Job): void {
    const end = this.#ends.get(job.id);
    if (end) assert.deepEqual({ ...job, stopRequestedAt: 0 }, { ...end, stopRequestedAt: 0 }, 'an end was changed');
    else if (isTerminalJob(job)) this.#ends.set(job.id, job);
  }

  #checkWait(wait: JobWait): void {
    const before = this.#seen.get(wait.id);
    this.#seen.set(wait.id, wait);
    const rank = (state: WaitState): number => ORDER.findIndex((states) => states.includes(state));
    if (before) {
      assert.ok(rank(wait.state) >= rank(before.state), `${before.state} became ${wait.state}`);
      if (rank(before.state) === 3) assert.equal(wait.state, before.state);
      if (before.event) assert.deepEqual(wait.event, before.event, 'an event was changed');
      assert.equal(wait.jobId, before.jobId);
    }
    if (wait.event) assert.equal(wait.event.status, this.#ends.get(wait.jobId)?.state);
    if (this.#told.has(wait.id)) assert.ok(rank(wait.state) >= 2, 'a told event waits to be told');
  }

  /** Once nothing fails any more, every job has an end and every wait its event. */
  async settle(): Promise<void> {
    this.#pages.faults = () => false;
    for (const page of this.#open) page.lose();
    await this.#pages.timers.advance(10);
    this.#pages.skipped += JOB_LEASE_MS + 1;
    const { jobs } = this.#pages.open();
    for (const id of this.#jobs) assert.ok(isTerminalJob((await jobs.observe(id)).job));
    for (const id of this.#waits) assert.notEqual((await jobs.readWait(id)).state, 'armed');
    await this.check();
    for (const waitId of this.#waits) {
      const binding = await jobs.bind(waitId);
      const { state } = await jobs.readWait(waitId);
      assert.notEqual(state, 'prepared');
      if (this.#told.has(waitId)) await assert.rejects(jobs.prepare(binding), { code: 'JOB_WAIT_NOT_PENDING' });
    }
    await jobs.dispose();
    await this.check();
  }
}

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(1, list.length)];
}

/** The store may fail and the carrier may be too late: both are part of the run. */
async function tried<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code?.startsWith('JOB_')) return undefined;
    throw error;
  }
}
