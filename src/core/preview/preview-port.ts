import type { ReadableStore } from '../base/store.js';
import type { WorkspaceState } from '../workspace/workspace-model.js';
import type { PreviewSnapshot, PreviewSurface } from './preview-model.js';

export type PreviewAcknowledgement =
  { readonly state: 'synced'; readonly revision: number } | { readonly state: 'detached'; readonly revision: number };

export interface AcknowledgementOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; 2500 unless given (CONTRACT 4). */
  readonly timeoutMs?: number;
}

/** Compiles each revision, shows it on the attached surface, and knows which revision was acknowledged. */
export interface Preview extends ReadableStore<PreviewSnapshot> {
  /** The first attached surface acknowledges, others mirror. Returns the detach function. */
  attach(surface: PreviewSurface): () => void;
  /** Compiles and shows this state; a newer call supersedes the older. */
  render(state: WorkspaceState, options?: { readonly remount?: boolean }): void;
  /**
   * Settles when `revision` was acknowledged, or at once as `detached` without a surface. Rejects with
   * `PREVIEW_RUNTIME_ERROR`, `PREVIEW_ACK_TIMEOUT`, `PREVIEW_REVISION_SUPERSEDED` or `TOOL_CANCELLED`.
   */
  waitFor(revision: number, options?: AcknowledgementOptions): Promise<PreviewAcknowledgement>;
  dispose(): void;
}
