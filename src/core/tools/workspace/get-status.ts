import { FILESYSTEM, filesystemFields } from '../filesystem-fields.js';
import { defineStudioTool, OBSERVES } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { COUNT, FLAG, locatedResultSchema, NO_ARGUMENTS, objectSchema, PATHS, TEXT } from '../tool-schemas.js';

const PREVIEW = objectSchema(
  { revision: { type: 'integer' }, status: { enum: ['waiting', 'synced', 'error'] }, message: TEXT },
  ['message'],
);

export const getStatusTool = defineStudioTool({
  definition: {
    name: 'workspace.getStatus',
    title: 'Workspace status',
    description:
      'Read where the workspace stands: revision, active file, unsaved and deleted paths, undo and redo, how it is ' +
      'stored, and what the preview last acknowledged. Call it before you change anything.',
    inputSchema: NO_ARGUMENTS,
    outputSchema: locatedResultSchema({
      rootName: TEXT,
      preview: PREVIEW,
      fileCount: COUNT,
      dirtyPaths: PATHS,
      deletedPaths: PATHS,
      history: objectSchema({ canUndo: FLAG, canRedo: FLAG }),
      filesystem: FILESYSTEM,
    }),
    annotations: { readOnlyHint: true },
  },
  composition: OBSERVES,
  run(_args, { workspace, folder, preview }) {
    const snapshot = workspace.getSnapshot();
    const { revision, status, message } = preview.getSnapshot();
    return {
      ...locatedFields(snapshot),
      rootName: snapshot.state.rootName,
      preview: { revision, status, ...(message !== undefined && { message }) },
      fileCount: snapshot.state.files.size,
      dirtyPaths: snapshot.dirtyPaths,
      deletedPaths: snapshot.deletedPaths,
      history: { canUndo: snapshot.canUndo, canRedo: snapshot.canRedo },
      filesystem: filesystemFields(folder.getSnapshot()),
    };
  },
});
