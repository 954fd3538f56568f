import { defineStudioTool } from '../studio-tool.js';
import { requireTextFile } from '../text-file.js';
import { storageFields } from '../tool-results.js';
import { COUNT, objectSchema, PATH, resultSchema, TEXT } from '../tool-schemas.js';

export const readFileTool = defineStudioTool<{ readonly path: string }>({
  definition: {
    name: 'workspace.readFile',
    title: 'Read file',
    description:
      'Read one text file and the current workspace revision. Pass that revision as expectedRevision when you change ' +
      'the file.',
    inputSchema: objectSchema({ path: PATH }),
    outputSchema: resultSchema({ path: TEXT, source: TEXT, revision: COUNT }),
    annotations: { readOnlyHint: true },
  },
  run({ path }, { workspace }) {
    const file = requireTextFile(workspace, path, 'read');
    const snapshot = workspace.getSnapshot();
    return {
      path: file.path,
      source: file.source,
      revision: snapshot.state.revision,
      ...storageFields(snapshot),
    };
  },
});
