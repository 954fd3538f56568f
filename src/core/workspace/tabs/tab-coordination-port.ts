import type { RepositoryCommit } from '../workspace-port.js';

/** What one page tells the others that hold the same workspace. */
export type TabMessage =
  /** A change that is stored now, as records: a page that stands at its base takes it over without reading storage. */
  | { readonly kind: 'committed'; readonly commit: RepositoryCommit }
  /** The whole workspace was stored anew. */
  | { readonly kind: 'replaced'; readonly revision: number };

/**
 * Port: a channel among the pages of an origin. Delivery may be late or missing: the stored revision decides, and a page
 * that missed a message learns it at its next write.
 */
export interface TabCoordination {
  /** Tells all others, never the caller. Never throws. */
  announce(workspaceId: string, message: TabMessage): void;
  /** Answers the function that ends it. */
  listen(workspaceId: string, listener: (message: TabMessage) => void): () => void;
  /** Announces and hears nothing more. */
  close(): void;
}
