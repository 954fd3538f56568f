import { folderStateConflict } from '../../workspace/folder/folder-errors.js';
import { defineStudioTool } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { EXPECTED_REVISION, locatedResultSchema, objectSchema, PATHS } from '../tool-schemas.js';

export const saveCheckpointTool = defineStudioTool<{ readonly expectedRevision?: number }>({
  definition: {
    name: 'workspace.saveCheckpoint',
    title: 'Save',
    description:
      'Mark the present files as saved in this browser. Writes no local folder and makes no new revision. A change ' +
      'that arrives meanwhile stays unsaved. Refused while a folder is linked: workspace.saveAll is the save then.',
    inputSchema: objectSchema({ expectedRevision: EXPECTED_REVISION }, ['expectedRevision']),
    outputSchema: locatedResultSchema({
      savedPaths: PATHS,
      deletedPaths: PATHS,
      checkpointUpdated: { const: true },
    }),
    annotations: { destructiveHint: true, idempotentHint: true },
  },
  async run({ expectedRevision }, { workspace, folder }) {
    if (folder.getSnapshot().linked) throw folderStateConflict('checkpoint');
    const { dirtyPaths, deletedPaths } = workspace.getSnapshot();
    const commit = await workspace.saveCheckpoint({ expectedRevision });
    await commit.persisted;
    return {
      ...locatedFields(workspace.getSnapshot()),
      savedPaths: dirtyPaths,
      deletedPaths,
      checkpointUpdated: true,
    };
  },
});
