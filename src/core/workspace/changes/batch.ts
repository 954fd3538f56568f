import { CodedError } from '../../base/coded-error.js';
import type { BatchStep, WorkspaceFile, WorkspaceState } from '../workspace-model.js';
import type { ChangeEffect } from './change-effect.js';

/** What one step makes of a state. */
export interface StepOutcome {
  readonly state: WorkspaceState;
  readonly touchedPaths: readonly string[];
  readonly replacements: number;
}

/**
 * Several changes as one: each step sees what those before it made, and what refuses one refuses all. The error keeps its
 * code and says in `details.index` which step it was.
 */
export function batch(
  state: WorkspaceState,
  { steps }: { readonly steps: readonly BatchStep[] },
  take: (state: WorkspaceState, step: BatchStep) => StepOutcome,
): ChangeEffect {
  const touched = new Set<string>();
  let after = state;
  let replacements = 0;
  for (const [index, step] of steps.entries()) {
    const outcome = naming(index, () => take(after, step));
    after = outcome.state;
    replacements += outcome.replacements;
    for (const path of outcome.touchedPaths) touched.add(path);
  }
  const files = new Map<string, WorkspaceFile | undefined>([...touched].map((path) => [path, after.files.get(path)]));
  return { files, activePath: after.activePath, replacements };
}

function naming<T>(index: number, take: () => T): T {
  try {
    return take();
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const { code, message, retryable, details } = error;
    throw new CodedError(code, message, { retryable, details: { ...details, index }, cause: error });
  }
}
