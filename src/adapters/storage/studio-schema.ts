/**
 * One database for all studios of an origin; a workspace's records are keyed by its id.
 * Why our own: docs/decisions/0004-workspace-storage.md.
 */
export const STUDIO_DATABASE_NAME = 'jig-studio';

export interface SchemaVersion {
  readonly version: number;
  /** Store name → primary key and indexes, in Dexie's notation. */
  readonly stores: Readonly<Record<string, string>>;
}

/**
 * Every version that was ever released, oldest first. A published entry never changes: a later schema is a new entry.
 * Keys are arrays, not joined text, so that no choice of workspace id can reach another workspace's records.
 */
export const STUDIO_SCHEMA_VERSIONS: readonly SchemaVersion[] = [
  {
    version: 1,
    stores: {
      workspaces: 'id, updatedAt',
      files: '[workspaceId+path]',
      checkpoints: '[workspaceId+path]',
      preferences: '[workspaceId+key]',
    },
  },
];
