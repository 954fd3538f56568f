/** What one run may spend. */
export interface RunBudgets {
  /** Answers of the provider; 5. One more needed ends the run with `OPENROUTER_TOOL_LOOP_LIMIT`. */
  readonly maxTurns: number;
  /** Calls over all turns; 12. A turn that asks for more runs none of its own: `OPENROUTER_TOOL_CALL_LIMIT`. */
  readonly maxCalls: number;
  /** Repetitions of a request after a passing failure; 2. */
  readonly maxRetries: number;
  /** Read-only calls under way at once; 4. */
  readonly maxParallelReads: number;
  /** Identical calls that fail identically before the run is stopped; 3. */
  readonly maxIdenticalFailures: number;
  /** Characters of the conversation sent with a request; 240,000. */
  readonly historyCharacters: number;
}

/** CONTRACT 4, OpenRouter loop. */
export const DEFAULT_RUN_BUDGETS: RunBudgets = {
  maxTurns: 5,
  maxCalls: 12,
  maxRetries: 2,
  maxParallelReads: 4,
  maxIdenticalFailures: 3,
  historyCharacters: 240_000,
};
