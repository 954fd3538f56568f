import type { WorkspaceState } from '../workspace/workspace-model.js';
import type { PreviewDocument } from './preview-model.js';

/**
 * Makes the document of a state. `page` is the file to show instead of the entry. A promise where a part of the compiler
 * has to be loaded or a source to be transformed first; it rejects with `TOOL_CANCELLED` once `signal` aborts.
 */
export type PreviewCompile = (
  state: WorkspaceState,
  page?: string,
  signal?: AbortSignal,
) => PreviewDocument | Promise<PreviewDocument>;
