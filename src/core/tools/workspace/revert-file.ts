import { authorOf } from '../author-of.js';
import { canonicalPath } from '../../workspace/paths.js';
import type { WorkspaceState } from '../../workspace/workspace-model.js';
import { foretell } from '../foretell.js';
import { defineStudioTool } from '../studio-tool.js';
import { reportChange } from '../tool-results.js';
import { EXPECTED_REVISION, objectSchema, PATH, syncedResultSchema, TEXT } from '../tool-schemas.js';

interface RevertFileArguments {
  readonly path: string;
  readonly expectedRevision?: number;
}

export const revertFileTool = defineStudioTool<RevertFileArguments>({
  definition: {
    name: 'workspace.revertFile',
    title: 'Revert file',
    description:
      'Bring one file back to its last save: its text, its path when it was renamed since, the whole file when it was ' +
      'deleted since. A file that was never saved is removed. Answers the path that was restored or removed.',
    inputSchema: objectSchema({ path: PATH, expectedRevision: EXPECTED_REVISION }, ['expectedRevision']),
    outputSchema: syncedResultSchema({ path: TEXT }),
    annotations: { destructiveHint: true, idempotentHint: true },
  },
  async run({ path, expectedRevision }, bench, context) {
    const before = bench.workspace.getSnapshot().state;
    const commit = bench.workspace.apply({ kind: 'revert-file', path }, { expectedRevision, by: authorOf(context) });
    const restored = restoredPath(canonicalPath(path), before, commit.state);
    return { ...(await reportChange(bench, commit, context)), path: restored };
  },
  dryRun: ({ path, expectedRevision }, bench) => foretell(bench, { kind: 'revert-file', path }, { expectedRevision }),
});

/** A renamed file comes back under the path it was saved with. */
function restoredPath(path: string, before: WorkspaceState, after: WorkspaceState): string {
  const origin = before.files.get(path)?.renamedFrom;
  return origin === undefined || after.files.has(path) ? path : origin;
}
