import type { ToolDefinition } from '../../core/protocol/definition.js';

/** Tools of the studio's own that ask, but end on the revision they began with (CONTRACT 3.1). */
const KEEP_REVISION: ReadonlySet<string> = new Set([
  'preview.refresh',
  'workspace.downloadFile',
  'workspace.saveAll',
  'workspace.saveCheckpoint',
  'workspace.disconnectFolder',
]);

/** The revision that an approved call leads to; undefined for a tool that is not known to change the workspace. */
export function nextRevision(
  name: string,
  definition: ToolDefinition | undefined,
  revision: number | undefined,
): number | undefined {
  if (revision === undefined || definition?.annotations?.readOnlyHint === true) return undefined;
  if (!name.startsWith('workspace.') && !name.startsWith('preview.')) return undefined;
  return KEEP_REVISION.has(name) ? undefined : revision + 1;
}
