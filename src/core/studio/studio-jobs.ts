import { createMemoryJobStore } from '../jobs/job-store.js';
import type { JobStore } from '../jobs/job-store-port.js';
import { createJobs } from '../jobs/jobs.js';
import type { Jobs, SourceWatch } from '../jobs/jobs-port.js';
import { JOB_TOOLS } from '../tools/jobs/job-tools.js';
import type { StudioTool } from '../tools/studio-tool.js';

/** Jobs for a studio. Given as an object, so that a page without them loads none of it. */
export interface StudioJobs {
  /** The jobs of one workspace; the studio disposes of them. */
  open(workspaceId: string): Jobs;
  readonly tools: readonly StudioTool[];
}

export interface StudioJobsOptions {
  /** Where jobs and waits are kept; memory unless given, which forgets them with the page. */
  readonly store?: JobStore;
  /** What sees changes of the workspace meanwhile: `codeMode.sources`. Without it results say nothing of them. */
  readonly source?: SourceWatch;
}

/** Turns jobs on: validators hand off what takes long, and the tools that follow a job are registered. */
export function createStudioJobs({ store = createMemoryJobStore(), source }: StudioJobsOptions = {}): StudioJobs {
  return {
    open: (workspaceId) => createJobs({ workspaceId, store, ...(source && { source }) }),
    tools: JOB_TOOLS,
  };
}
