import type { WorkspaceFile } from '../../workspace/workspace-model.js';
import { defineStudioTool, OBSERVES } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { COUNT, FLAG, locatedResultSchema, NO_ARGUMENTS, objectSchema, PATHS, TEXT } from '../tool-schemas.js';

const LISTED_FILE = objectSchema({
  path: TEXT,
  language: TEXT,
  size: COUNT,
  kind: { enum: ['text', 'asset'] },
  mimeType: TEXT,
  dirty: FLAG,
});

export const listFilesTool = defineStudioTool({
  definition: {
    name: 'workspace.listFiles',
    title: 'List files',
    description: 'List every file with its language, size and whether it has changes since the last save.',
    inputSchema: NO_ARGUMENTS,
    outputSchema: locatedResultSchema({
      dirty: FLAG,
      deletedPaths: PATHS,
      files: { type: 'array', items: LISTED_FILE },
    }),
    annotations: { readOnlyHint: true },
  },
  composition: OBSERVES,
  run(_args, { workspace }) {
    const snapshot = workspace.getSnapshot();
    const dirtyPaths = new Set(snapshot.dirtyPaths);
    return {
      ...locatedFields(snapshot),
      dirty: snapshot.dirtyPaths.length > 0 || snapshot.deletedPaths.length > 0,
      deletedPaths: snapshot.deletedPaths,
      files: [...snapshot.state.files.values()].map((file) => describeFile(file, dirtyPaths.has(file.path))),
    };
  },
});

/** `size` counts characters of a text and bytes of an asset. */
function describeFile(file: WorkspaceFile, dirty: boolean): unknown {
  const { path, kind, mimeType } = file;
  const language = file.kind === 'text' ? file.language : 'binary';
  const size = file.kind === 'text' ? file.source.length : file.blob.size;
  return { path, language, size, kind, mimeType, dirty };
}
