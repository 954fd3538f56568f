import type { WorkspaceFile } from '../workspace-model.js';
import type { ChangeEffect } from './change-effect.js';

/** Files as they were, in one step: what one turn of an agent made, taken back. `undefined` takes a file away. */
export function restoreFiles({
  files,
}: {
  readonly files: ReadonlyMap<string, WorkspaceFile | undefined>;
}): ChangeEffect {
  return { files };
}
