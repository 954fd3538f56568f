import { defineStudioTool } from '../studio-tool.js';
import { FLAG, objectSchema, TEXT } from '../tool-schemas.js';
import { EVENT, JOB_ID, requireJobs, sparseEvent, WAIT_STATE } from './job-fields.js';

interface TerminalArguments {
  readonly job_id: string;
  readonly key: string;
}

export const waitForJobTerminalTool = defineStudioTool<TerminalArguments>({
  definition: {
    name: 'wait_for_job_terminal',
    title: 'Register a wait for a job',
    description:
      'Register one durable wait for the end of one job, for a continuation that was asked for; it answers at once. The same ' +
      'key is the same wait, also after a reload. Its one event has ids and a status, no result. It starts, stops and repeats ' +
      'nothing. automatic_resume_available says whether a carrier is bound that would tell the host by itself.',
    inputSchema: objectSchema({
      job_id: JOB_ID,
      key: { type: 'string', minLength: 1, maxLength: 128, description: 'Chosen by you, one for each wait.' },
    }),
    outputSchema: objectSchema(
      {
        wait_id: TEXT,
        job_id: TEXT,
        state: WAIT_STATE,
        replayed: FLAG,
        expires_at: TEXT,
        event: EVENT,
        automatic_resume_available: FLAG,
      },
      ['event'],
    ),
    annotations: { idempotentHint: true },
  },
  async run({ job_id: jobId, key }, bench, { context }) {
    const { sessionId } = context;
    const request = { jobId, key, ...(sessionId !== undefined && { sessionId }) };
    const { wait, replayed, automaticResumeAvailable } = await requireJobs(bench).registerWait(request);
    return {
      wait_id: wait.id,
      job_id: wait.jobId,
      state: wait.state,
      replayed,
      expires_at: new Date(wait.expiresAt).toISOString(),
      ...(wait.event && { event: sparseEvent(wait.event) }),
      automatic_resume_available: automaticResumeAvailable,
    };
  },
});
