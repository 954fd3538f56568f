import type { StudioTool } from '../studio-tool.js';
import { listJobsTool } from './list-jobs.js';
import { observeJobsTool } from './observe-jobs.js';
import { presentJobTerminalContinuationTool } from './present-job-terminal-continuation.js';
import { stopJobTool } from './stop-job.js';
import { waitForJobReadinessTool } from './wait-for-job-readiness.js';
import { waitForJobTerminalTool } from './wait-for-job-terminal.js';

/** Ordinary tools, none with a composition: no program may call them (spec: Job carriers stay outside every stage). */
export const JOB_TOOLS: readonly StudioTool[] = [
  observeJobsTool,
  listJobsTool,
  waitForJobReadinessTool,
  waitForJobTerminalTool,
  presentJobTerminalContinuationTool,
  stopJobTool,
];
