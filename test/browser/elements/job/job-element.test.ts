import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/define/job.js';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import { createJobs } from '../../../../src/core/jobs/jobs.js';
import { createMemoryJobStore } from '../../../../src/core/jobs/job-store.js';
import type { JobResult, Jobs } from '../../../../src/core/jobs/jobs-port.js';
import { createStudio } from '../../../../src/core/studio/create-studio.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { JOB_TOOLS } from '../../../../src/core/tools/jobs/job-tools.js';
import type { JigJobElement } from '../../../../src/elements/job/job-element.js';
import { waitUntil } from '../../../support/wait-until.js';

interface Work {
  finish(passed: boolean): void;
}

describe('jig-job', () => {
  let studio: Studio;
  let jobs: Jobs;
  const store = createMemoryJobStore();
  let serial = 0;
  let work: Work;

  beforeEach(async () => {
    const id = `jobs-${(serial += 1)}`;
    jobs = createJobs({ workspaceId: id, store });
    studio = createStudio({
      id,
      validator: createInterpretingValidator(),
      jobs: { open: () => jobs, tools: JOB_TOOLS },
    });
    await studio.ready;
  });
  afterEach(() => studio.dispose());

  async function handOff(): Promise<string> {
    const run = await jobs.run(
      {
        tool: 'workspace.validate',
        waitMs: 1,
        timeoutMs: 60_000,
        work: (signal) =>
          new Promise<JobResult>((resolve, reject) => {
            work = { finish: (passed) => resolve({ passed, summary: '2 errors in 3 files.', output: {} }) };
            signal.addEventListener('abort', () => reject(new Error('stopped')));
          }),
      },
      new AbortController().signal,
    );
    if (run.state !== 'pending') throw new Error('not handed off');
    return run.jobId;
  }

  async function waitFor(jobId: string): Promise<string> {
    return (await jobs.registerWait({ jobId, key: 'after' })).wait.id;
  }

  async function show(attributes: { waitId?: string; jobId?: string; automatic?: boolean }): Promise<JigJobElement> {
    const element = await fixture<JigJobElement>(
      html`<jig-job
        .studio=${studio}
        wait-id=${attributes.waitId ?? ''}
        job-id=${attributes.jobId ?? ''}
        ?automatic=${attributes.automatic ?? false}
      ></jig-job>`,
    );
    await element.updateComplete;
    return element;
  }

  const text = (element: JigJobElement): string => element.shadowRoot?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const button = (element: JigJobElement, part: string): HTMLButtonElement | null =>
    element.shadowRoot?.querySelector<HTMLButtonElement>(`[part=${part}]`) ?? null;
  const says = (element: JigJobElement, words: string): Promise<void> =>
    waitUntil(() => text(element).includes(words), `“${words}” in “${text(element)}”`);
  const prompts = (): readonly string[] =>
    studio.agent
      .getSnapshot()
      .messages.filter(({ role }) => role === 'user')
      .map((message) => message.text);

  it('says without a studio, without jobs and without a job what there is to know', async () => {
    const alone = await fixture<JigJobElement>(html`<jig-job></jig-job>`);
    expect(text(alone)).to.not.equal('');
    expect(text(await show({}))).to.contain('No job yet.');
    expect(text(await show({ jobId: 'job-none' }))).to.contain('not known here');
    const plain = createStudio({ validator: createInterpretingValidator() });
    await plain.ready;
    const off = await fixture<JigJobElement>(html`<jig-job .studio=${plain}></jig-job>`);
    expect(text(off)).to.contain('Jobs are not turned on');
    await plain.dispose();
  });

  it('shows the newest job and stops it through the ordinary tool', async () => {
    const element = await show({});
    const jobId = await handOff();
    await says(element, 'Running');
    expect(element.matches(':state(running)')).to.equal(true);
    expect(text(element)).to.contain('Validate');
    button(element, 'stop')!.focus();
    button(element, 'stop')!.click();
    await says(element, 'Stopped');
    expect(element.shadowRoot?.activeElement?.getAttribute('part'), 'the focus').to.equal('card');
    expect((await jobs.observe(jobId)).job.state).to.equal('stopped');
    expect(studio.trace.getSnapshot().some(({ kind }) => kind === 'call')).to.equal(true);
    expect(button(element, 'stop')).to.equal(null);
  });

  it('continues when a person says so: the agent is told once, without the result', async () => {
    const jobId = await handOff();
    const waitId = await waitFor(jobId);
    const element = await show({ waitId });
    await says(element, 'You can continue when the job ends.');
    expect((await jobs.readWait(waitId)).automaticResumeAvailable).to.equal(false);
    work.finish(false);
    await says(element, 'Not passed');
    await says(element, 'has not been told');
    button(element, 'continue')!.focus();
    button(element, 'continue')!.click();
    await says(element, 'The agent was told.');
    expect(element.shadowRoot?.activeElement?.getAttribute('part'), 'the focus').to.equal('card');
    expect(prompts()).to.deep.equal([
      `Job ${jobId} has ended (completed). Read its result with observe_jobs before you rely on it.`,
    ]);
    expect(button(element, 'continue')).to.equal(null);
    expect((await jobs.readWait(waitId)).state).to.equal('dispatch_accepted');
  });

  it('continues by itself where it is automatic, and only one panel does', async () => {
    const jobId = await handOff();
    const waitId = await waitFor(jobId);
    const first = await show({ waitId, automatic: true });
    await waitUntil(async () => (await jobs.readWait(waitId)).automaticResumeAvailable, 'bound');
    const second = await show({ waitId, automatic: true });
    await says(second, 'Another panel carries this wait.');
    work.finish(true);
    await says(first, 'The agent was told.');
    await says(second, 'The agent was told.');
    expect(prompts()).to.have.length(1);
  });

  it('leaves the event where a host vetoes it, and asks once only', async () => {
    const jobId = await handOff();
    const waitId = await waitFor(jobId);
    const element = await show({ waitId, automatic: true });
    let asked = 0;
    element.addEventListener('jig-job-continue-request', (event) => {
      asked += 1;
      expect(event.detail).to.deep.equal({ waitId, jobId });
      event.preventDefault();
    });
    work.finish(true);
    await says(element, 'has not been told');
    await waitUntil(() => asked > 0, 'the host is asked');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([asked, prompts().length]).to.deep.equal([1, 0]);
    expect((await jobs.readWait(waitId)).state).to.equal('pending');
  });

  it('records unknown delivery where its host fails, and offers no second try', async () => {
    const waitId = await waitFor(await handOff());
    const element = await show({ waitId });
    let told = 0;
    element.deliver = () => {
      told += 1;
      return Promise.reject(new Error('the line went dead'));
    };
    work.finish(true);
    await says(element, 'has not been told');
    button(element, 'continue')!.click();
    await says(element, 'may have been told');
    expect(element.matches(':state(uncertain)')).to.equal(true);
    expect([told, button(element, 'continue')]).to.deep.equal([1, null]);
  });

  it('gives the wait back when it is taken out, and not when it is only moved', async () => {
    const waitId = await waitFor(await handOff());
    const element = await show({ waitId, automatic: true });
    const bound = async (): Promise<boolean> => (await jobs.readWait(waitId)).automaticResumeAvailable;
    await waitUntil(bound, 'bound');
    const box = document.createElement('div');
    document.body.append(box);
    box.append(element);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await bound()).to.equal(true);
    box.remove();
    await waitUntil(async () => !(await bound()), 'given back');
  });

  it('that is removed while it tells leaves delivery unknown', async () => {
    const waitId = await waitFor(await handOff());
    const element = await show({ waitId });
    element.deliver = () => new Promise(() => undefined);
    work.finish(true);
    await says(element, 'has not been told');
    button(element, 'continue')!.click();
    await waitUntil(async () => (await jobs.readWait(waitId)).state === 'prepared', 'prepared');
    element.remove();
    await waitUntil(async () => (await jobs.readWait(waitId)).state === 'delivery_unknown', 'given up');
  });

  it('speaks Korean, and passes the accessibility rules', async () => {
    await handOff();
    const element = await show({});
    await says(element, 'Running');
    await expect(element).to.be.accessible();
    element.lang = 'ko';
    await says(element, '실행 중');
  });
});
