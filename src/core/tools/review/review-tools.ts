import { checkTool } from './check.js';
import { runTestsTool } from './run-tests.js';
import { validateTool } from './validate.js';
import type { StudioTool } from '../studio-tool.js';
import { getChangesTool } from './get-changes.js';
import { getHistoryTool } from './get-history.js';
import { getReviewSummaryTool } from './get-review-summary.js';
import { readDiffTool } from './read-diff.js';
import { readFilesTool } from './read-files.js';

/** In the order a catalog shows them: the whole, then what is in it. */
export const REVIEW_TOOLS: readonly StudioTool[] = [
  getReviewSummaryTool,
  getChangesTool,
  readDiffTool,
  readFilesTool,
  getHistoryTool,
  validateTool,
  checkTool,
  runTestsTool,
];
