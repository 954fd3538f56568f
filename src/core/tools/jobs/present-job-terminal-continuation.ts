import { defineStudioTool } from '../studio-tool.js';
import { FLAG, objectSchema, TEXT } from '../tool-schemas.js';
import { EVENT, requireJobs, sparseEvent, SPARSE_JOB, sparseJob, WAIT_ID, WAIT_STATE } from './job-fields.js';

export const presentJobTerminalContinuationTool = defineStudioTool<{ readonly wait_id: string }>({
  definition: {
    name: 'present_job_terminal_continuation',
    title: 'Present the end of a job',
    description:
      'Present one registered wait, with its job looked at again, for the carrier of the page (<jig-job wait-id="…">) to ' +
      'show and, once bound, to continue from. It tells the host nothing itself. automatic_resume_available is true only ' +
      'while a carrier is bound to this very wait.',
    inputSchema: objectSchema({ wait_id: WAIT_ID }),
    outputSchema: objectSchema(
      {
        wait_id: TEXT,
        state: WAIT_STATE,
        event: EVENT,
        automatic_resume_available: FLAG,
        job: SPARSE_JOB,
        carrier: objectSchema({ element: { const: 'jig-job' }, wait_id: TEXT }),
      },
      ['event'],
    ),
    annotations: { readOnlyHint: true },
  },
  async run({ wait_id: waitId }, bench) {
    const jobs = requireJobs(bench);
    const wait = await jobs.readWait(waitId);
    const { job } = await jobs.observe(wait.jobId);
    return {
      wait_id: wait.id,
      state: wait.state,
      ...(wait.event && { event: sparseEvent(wait.event) }),
      automatic_resume_available: wait.automaticResumeAvailable,
      job: sparseJob(job),
      carrier: { element: 'jig-job', wait_id: wait.id },
    };
  },
});
