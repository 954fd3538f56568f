import { defineStudioTool } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { locatedResultSchema, objectSchema, PATH, TEXT } from '../tool-schemas.js';

export const openFileTool = defineStudioTool<{ readonly path: string }>({
  definition: {
    name: 'workspace.openFile',
    title: 'Open file',
    description: 'Select a file in the editor. Changes no file and makes no new revision.',
    inputSchema: objectSchema({ path: PATH }),
    outputSchema: locatedResultSchema({ path: TEXT }),
    annotations: { readOnlyHint: true },
  },
  async run({ path }, { workspace }) {
    const file = workspace.getFile(path);
    await workspace.openFile(file.path).persisted;
    return { ...locatedFields(workspace.getSnapshot()), path: file.path };
  },
});
