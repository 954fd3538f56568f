import { FILESYSTEM, filesystemFields } from '../filesystem-fields.js';
import { defineStudioTool } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { locatedResultSchema, NO_ARGUMENTS } from '../tool-schemas.js';

export const disconnectFolderTool = defineStudioTool({
  definition: {
    name: 'workspace.disconnectFolder',
    title: 'Disconnect folder',
    description:
      'End the link to the folder of the disk. Its files stay as they are, and the workspace keeps everything, unsaved ' +
      'changes included.',
    inputSchema: NO_ARGUMENTS,
    outputSchema: locatedResultSchema({ filesystem: FILESYSTEM }),
    annotations: { idempotentHint: true },
  },
  async run(_args, { folder, workspace }) {
    await folder.disconnect();
    return { ...locatedFields(workspace.getSnapshot()), filesystem: filesystemFields(folder.getSnapshot()) };
  },
});
