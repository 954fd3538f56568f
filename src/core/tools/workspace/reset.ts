import { authorOf } from '../author-of.js';
import { folderStateConflict } from '../../workspace/folder/folder-errors.js';
import { foretell } from '../foretell.js';
import { defineStudioTool } from '../studio-tool.js';
import { reportChange } from '../tool-results.js';
import { COUNT, EXPECTED_REVISION, objectSchema, syncedResultSchema, TEXT } from '../tool-schemas.js';

export const resetTool = defineStudioTool<{ readonly expectedRevision?: number }>({
  definition: {
    name: 'workspace.reset',
    title: 'Reset workspace',
    description:
      'Replace every file with the workspace this studio started from. Text still being typed is discarded. ' +
      'Refused while a folder is linked.',
    inputSchema: objectSchema({ expectedRevision: EXPECTED_REVISION }, ['expectedRevision']),
    outputSchema: syncedResultSchema({ rootName: TEXT, fileCount: COUNT }),
    annotations: { destructiveHint: true, idempotentHint: true },
  },
  async run({ expectedRevision }, bench, context) {
    if (bench.folder.getSnapshot().linked) throw folderStateConflict('reset');
    const commit = bench.workspace.reset({ expectedRevision, by: authorOf(context) });
    bench.drafts.discard();
    const { rootName, files } = commit.state;
    return { ...(await reportChange(bench, commit, context)), rootName, fileCount: files.size };
  },
  dryRun({ expectedRevision }, bench) {
    if (bench.folder.getSnapshot().linked) throw folderStateConflict('reset');
    return foretell(bench, { kind: 'reset' }, { expectedRevision });
  },
});
