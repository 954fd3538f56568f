import { foretell } from '../foretell.js';
import { defineStudioTool, type StudioTool } from '../studio-tool.js';
import { reportChange } from '../tool-results.js';
import { EXPECTED_REVISION, FLAG, objectSchema, syncedResultSchema } from '../tool-schemas.js';
import { moveDrafts } from './move-drafts.js';

interface HistoryArguments {
  readonly expectedRevision: number;
}

export const undoTool = historyTool('undo', 'Undo', 'Take back the latest change of files, as a new revision.');
export const redoTool = historyTool('redo', 'Redo', 'Bring back the change that was last undone, as a new revision.');

/** Undo and redo demand the revision: a step of history that somebody else made first is not the one that was meant. */
function historyTool(direction: 'undo' | 'redo', title: string, description: string): StudioTool<HistoryArguments> {
  return defineStudioTool<HistoryArguments>({
    definition: {
      name: `workspace.${direction}`,
      title,
      description,
      inputSchema: objectSchema({ expectedRevision: EXPECTED_REVISION }),
      outputSchema: syncedResultSchema({ direction: { const: direction }, changed: FLAG }),
      annotations: { destructiveHint: true },
    },
    async run({ expectedRevision }, bench, context) {
      const before = bench.workspace.getSnapshot().state.files;
      const commit = bench.workspace[direction]({ expectedRevision });
      moveDrafts(bench.drafts, before, commit.state.files);
      return { ...(await reportChange(bench, commit, context)), direction, changed: true };
    },
    dryRun: ({ expectedRevision }, bench) => foretell(bench, { kind: direction }, { expectedRevision }),
  });
}
