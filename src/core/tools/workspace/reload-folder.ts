import { FILESYSTEM, filesystemFields } from '../filesystem-fields.js';
import { defineStudioTool } from '../studio-tool.js';
import { reportChange } from '../tool-results.js';
import { COUNT, EXPECTED_REVISION, objectSchema, PATHS, syncedResultSchema, TEXT } from '../tool-schemas.js';

export const reloadFolderTool = defineStudioTool<{ readonly expectedRevision?: number }>({
  definition: {
    name: 'workspace.reloadFolder',
    title: 'Reload folder',
    description:
      'Read the linked folder of the disk again and replace every file of the workspace by what it holds. Unsaved changes ' +
      'are replaced too; undo brings them back. `skipped` says which files were left out and why.',
    inputSchema: objectSchema({ expectedRevision: EXPECTED_REVISION }, ['expectedRevision']),
    outputSchema: syncedResultSchema({ rootName: TEXT, fileCount: COUNT, skipped: PATHS, filesystem: FILESYSTEM }),
    annotations: { destructiveHint: true, idempotentHint: true },
  },
  async run({ expectedRevision }, bench, context) {
    const guard = expectedRevision === undefined ? {} : { expectedRevision };
    const { commit, imported } = await bench.folder.reload({ ...guard, signal: context.signal });
    const { rootName, files } = commit.state;
    return {
      ...(await reportChange(bench, commit, context)),
      rootName,
      fileCount: files.size,
      skipped: imported.skipped,
      filesystem: filesystemFields(bench.folder.getSnapshot()),
    };
  },
});
