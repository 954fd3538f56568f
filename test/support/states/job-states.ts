import { createStore } from '../../../src/core/base/store.js';
import type { JobsSnapshot, JobsView, JobSummary, WaitSummary } from '../../../src/core/jobs/jobs-port.js';
import type { ElementState } from '../element-states.js';
import type { FakeStudio } from '../fake-studio-view.js';

const JOB: JobSummary = {
  id: 'job-1',
  tool: 'workspace.validate',
  state: 'running',
  createdAt: 1_700_000_000_000,
  stopRequested: false,
};
const WAIT: WaitSummary = { id: 'wait-1', jobId: 'job-1', state: 'pending', automaticResumeAvailable: false };
const ENDED = { endedAt: 1_700_000_004_200 } as const;

/** A view of jobs that holds one job and, where one is given, its wait. */
function withJob(job: Partial<JobSummary>, wait?: Partial<WaitSummary>): (fake: FakeStudio) => void {
  return (fake) => {
    const told: WaitSummary = { ...WAIT, ...wait };
    const store = createStore<JobsSnapshot>({ jobs: [{ ...JOB, ...job }], waits: wait ? [told] : [] });
    const refuse = (): Promise<never> => Promise.reject(new Error('Nothing is carried in a picture.'));
    const jobs: JobsView = {
      getSnapshot: () => store.getSnapshot(),
      subscribe: (listener) => store.subscribe(listener),
      refresh: () => Promise.resolve(),
      readWait: () => Promise.resolve(told),
      bind: refuse,
      prepare: refuse,
      finish: refuse,
      unbind: () => Promise.resolve(),
    };
    Object.assign(fake.view, { jobs });
  };
}

const passed = {
  ...ENDED,
  state: 'completed',
  outcome: { passed: true, summary: 'Errors: 0, warnings: 0, files: 3.' },
} as const;
const carried = { 'wait-id': 'wait-1' };

export const JOB_STATES: readonly ElementState[] = [
  { element: 'jig-job', state: 'jobs are off', studio: () => undefined },
  { element: 'jig-job', state: 'not known', attributes: { 'job-id': 'job-9' }, studio: withJob({}) },
  { element: 'jig-job', state: 'running', studio: withJob({}) },
  { element: 'jig-job', state: 'is asked to stop', studio: withJob({ stopRequested: true }) },
  { element: 'jig-job', state: 'waited for', attributes: carried, studio: withJob({}, { state: 'armed' }) },
  {
    element: 'jig-job',
    state: 'passed, to be told',
    attributes: carried,
    studio: withJob(passed, { state: 'pending' }),
  },
  {
    element: 'jig-job',
    state: 'found faults, told',
    attributes: carried,
    studio: withJob(
      { ...ENDED, state: 'completed', outcome: { passed: false, summary: '2 errors in 3 files.' } },
      { state: 'dispatch_accepted' },
    ),
  },
  { element: 'jig-job', state: 'failed', studio: withJob({ ...ENDED, state: 'failed' }) },
  { element: 'jig-job', state: 'stopped', studio: withJob({ ...ENDED, state: 'stopped' }) },
  { element: 'jig-job', state: 'took too long', studio: withJob({ ...ENDED, state: 'timed_out' }) },
  {
    element: 'jig-job',
    state: 'outcome not known',
    attributes: carried,
    studio: withJob({ ...ENDED, state: 'outcome_unknown' }, { state: 'delivery_unknown' }),
  },
];
