// jig-studio/jobs.js: long-running work of validators as durable jobs, for a studio or a registry of one's own.
export { createStudioJobs, type StudioJobs, type StudioJobsOptions } from './core/studio/studio-jobs.js';
export { createJobs, type JobsOptions } from './core/jobs/jobs.js';
export { createJobStore, createMemoryJobStore, type JobStoreOptions } from './core/jobs/job-store.js';
export type * from './core/jobs/job-store-port.js';
export type * from './core/jobs/jobs-port.js';
export type * from './core/jobs/job-model.js';
export { jobHandoff, type JobContinuation, type JobHandoff } from './core/jobs/job-handoff.js';
export { JOB_TOOLS } from './core/tools/jobs/job-tools.js';
