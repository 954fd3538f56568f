import { defineStudioTool } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { EXPECTED_REVISION, FLAG, locatedResultSchema, objectSchema, PATHS } from '../tool-schemas.js';

export const saveAllTool = defineStudioTool<{ readonly expectedRevision?: number }>({
  definition: {
    name: 'workspace.saveAll',
    title: 'Save to folder',
    description:
      'Write every unsaved file and pending deletion to the linked folder of the disk. A file that changed on disk since ' +
      'it was read is not overwritten: WORKSPACE_FOLDER_FILE_CHANGED names it. Files that were written stay saved when a ' +
      'later one fails. After WORKSPACE_SIDE_EFFECT_UNKNOWN a person has to reconcile the folder; do not repeat the call.',
    inputSchema: objectSchema({ expectedRevision: EXPECTED_REVISION }, ['expectedRevision']),
    outputSchema: locatedResultSchema({ savedPaths: PATHS, deletedPaths: PATHS, checkpointUpdated: FLAG }, [
      'checkpointUpdated',
    ]),
    annotations: { destructiveHint: true, idempotentHint: true },
  },
  async run({ expectedRevision }, { folder, workspace }, { signal }) {
    const saved = await folder.saveAll({ ...(expectedRevision !== undefined && { expectedRevision }), signal });
    return { ...locatedFields(workspace.getSnapshot()), ...saved, checkpointUpdated: true };
  },
  dryRun(_args, { workspace }) {
    const { dirtyPaths, deletedPaths } = workspace.getSnapshot();
    return {
      changes: [
        ...deletedPaths.map((subject) => ({ kind: 'delete', subject }) as const),
        ...dirtyPaths.map((subject) => ({ kind: 'write', subject }) as const),
      ],
    };
  },
});
