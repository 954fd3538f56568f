import type { ReadableStore } from '../base/store.js';
import type { WorkspaceState } from '../workspace/workspace-model.js';
import type { ConsoleSnapshot } from './console-model.js';
import type { DesignSnapshot } from './design-model.js';
import type { PreviewDocument, PreviewSnapshot, PreviewSurface, PreviewSurfaceEvent } from './preview-model.js';

export type PreviewAcknowledgement =
  { readonly state: 'synced'; readonly revision: number } | { readonly state: 'detached'; readonly revision: number };

export interface AcknowledgementOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; 2500 unless given (CONTRACT 4). */
  readonly timeoutMs?: number;
}

/** Where a link of the page leads. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  /** Nothing that can be opened. */
  | { readonly kind: 'none' };

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
  /** What the page on show writes to its console. */
  readonly console: ReadableStore<ConsoleSnapshot>;
  readonly design: ReadableStore<DesignSnapshot>;
  clearConsole(): void;
  /** Starts or ends picking on every attached surface. */
  setPicking(picking: boolean): void;
  /** Forgets the picked element. */
  clearSelection(): void;
  /** Shows this page of the workspace until another is chosen or it is gone; undefined is the workspace's own entry. */
  openPage(path: string | undefined): void;
  /** Resolves a link of the page on show as a static server would, and opens it when it is a page of the workspace. */
  followLink(href: string): LinkTarget;
  /** The document of a state, apart from what is on show; `page` is the file to start from instead of the entry. */
  compile(state: WorkspaceState, page?: string): Promise<PreviewDocument>;
  /**
   * Shows a document unseen, beside the page on show and without network, until the returned function is called. `listener`
   * hears what becomes of it. Undefined where nothing is attached that could.
   */
  showApart(document: PreviewDocument, listener: (event: PreviewSurfaceEvent) => void): (() => void) | undefined;
  dispose(): void;
}
