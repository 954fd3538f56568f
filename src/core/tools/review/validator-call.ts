import type { JsonObject } from '../../base/json.js';
import { systemTimers } from '../../base/timers.js';
import { HANDOFF_ARGUMENT, jobHandoff } from '../../jobs/job-handoff.js';
import type { JobResult } from '../../jobs/jobs-port.js';
import type { JsonSchema } from '../../protocol/definition.js';
import type { ToolHandlerContext } from '../../registry/tool-registry-port.js';
import type { ToolBench } from '../studio-tool.js';
import { FLAG, objectSchema, TEXT } from '../tool-schemas.js';

/** How long a caller waits, and how long the work may take. */
export interface ValidatorArguments {
  readonly waitSeconds?: number;
  readonly timeoutSeconds?: number;
}

const DEFAULT_WAIT_SECONDS = 10;

type Properties = Readonly<Record<string, JsonSchema>>;

/** The arguments of a validator: its own and the two that every validator has. */
export function validatorInput(properties: Properties = {}, defaultTimeoutSeconds = 60): JsonSchema {
  return objectSchema(
    {
      ...properties,
      [HANDOFF_ARGUMENT]: {
        type: 'integer',
        minimum: 1,
        maximum: 60,
        description: 'Wait so long for the result; 10 unless given. Where jobs are on, the work then goes on as one.',
      },
      timeoutSeconds: {
        type: 'integer',
        minimum: 1,
        maximum: 300,
        description: `The work ends after so long; ${defaultTimeoutSeconds} unless given.`,
      },
    },
    [...Object.keys(properties), HANDOFF_ARGUMENT, 'timeoutSeconds'],
  );
}

const SOURCE_STATE = {
  type: 'object',
  description: 'What was seen of changes meanwhile; never a proof that the source is the present one.',
  properties: {
    freshness: { enum: ['unproven', 'stale'] },
    observed_mutation_fence: { enum: ['uncrossed', 'crossed', 'unknown'] },
    start_fence: { type: 'object' },
  },
  required: ['freshness', 'observed_mutation_fence'],
};

/** `completed` with the validator's own fields, or `pending` with the job that goes on. */
export function validatorOutput(properties: Properties, optional: readonly string[] = []): JsonSchema {
  return {
    oneOf: [
      objectSchema(
        { execution_state: { const: 'completed' }, passed: FLAG, source_state: SOURCE_STATE, ...properties },
        ['passed', 'source_state', ...optional],
      ),
      objectSchema({
        execution_state: { const: 'pending' },
        job_id: TEXT,
        continuation: objectSchema({
          follow_up_kind: { const: 'fallback_recovery' },
          tool: { const: 'observe_jobs' },
          arguments: { type: 'object' },
        }),
      }),
    ],
  };
}

/**
 * Runs a validator's work under its time-out. Where jobs are on and it takes longer than its caller waits, the same work goes
 * on as a job, and the answer names it.
 */
export async function callValidator(
  { jobs }: ToolBench,
  { signal, request, context }: ToolHandlerContext,
  {
    waitSeconds = DEFAULT_WAIT_SECONDS,
    timeoutSeconds,
  }: Required<Pick<ValidatorArguments, 'timeoutSeconds'>> & ValidatorArguments,
  work: (signal: AbortSignal) => Promise<JobResult>,
): Promise<unknown> {
  const { sessionId } = context;
  const job = {
    tool: request.params.name,
    ...(sessionId !== undefined && { sessionId }),
    waitMs: waitSeconds * 1000,
    timeoutMs: timeoutSeconds * 1000,
    work,
  };
  if (!jobs) {
    const { JobExecution } = await import('../../jobs/job-execution.js');
    return completed(await new JobExecution(job, systemTimers).result(signal));
  }
  const run = await jobs.run(job, signal);
  return run.state === 'pending' ? jobHandoff(run.jobId) : completed(run.result, run.sourceState);
}

function completed({ passed, output }: JobResult, sourceState?: JsonObject): unknown {
  return {
    execution_state: 'completed',
    ...(passed !== undefined && { passed }),
    ...output,
    ...(sourceState && { source_state: sourceState }),
  };
}
