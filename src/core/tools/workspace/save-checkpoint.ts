import { defineStudioTool } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { EXPECTED_REVISION, locatedResultSchema, objectSchema, PATHS } from '../tool-schemas.js';

export const saveCheckpointTool = defineStudioTool<{ readonly expectedRevision?: number }>({
  definition: {
    name: 'workspace.saveCheckpoint',
    title: 'Save',
    description:
      'Mark the present files as saved in this browser. Writes no local folder and makes no new revision. A change ' +
      'that arrives meanwhile stays unsaved.',
    inputSchema: objectSchema({ expectedRevision: EXPECTED_REVISION }, ['expectedRevision']),
    outputSchema: locatedResultSchema({
      savedPaths: PATHS,
      deletedPaths: PATHS,
      checkpointUpdated: { const: true },
    }),
    annotations: { destructiveHint: true, idempotentHint: true },
  },
  async run({ expectedRevision }, { workspace }) {
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
