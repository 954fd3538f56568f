import { defineStudioTool } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { COUNT, FLAG, locatedResultSchema, NO_ARGUMENTS, objectSchema, PATHS, TEXT } from '../tool-schemas.js';

/** Until a folder can be linked, the workspace lives in the browser alone. */
const BROWSER_ONLY = {
  mode: 'browser-only',
  folderLinked: false,
  permission: 'disconnected',
  saveAllAvailable: false,
  reloadAvailable: false,
} as const;

const FILESYSTEM = objectSchema({
  mode: { enum: ['local-folder', 'browser-only'] },
  folderLinked: FLAG,
  permission: { enum: ['granted', 'prompt', 'denied', 'unknown', 'disconnected'] },
  saveAllAvailable: FLAG,
  reloadAvailable: FLAG,
});

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
  run(_args, { workspace, preview }) {
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
      filesystem: BROWSER_ONLY,
    };
  },
});
