import { fileName } from '../../workspace/paths.js';
import { downloadUnavailable } from '../../workspace/workspace-errors.js';
import { fileSize, withDraft } from '../../workspace/workspace-file.js';
import { defineStudioTool } from '../studio-tool.js';
import { storageFields } from '../tool-results.js';
import { COUNT, objectSchema, PATH, resultSchema, TEXT } from '../tool-schemas.js';

export const downloadFileTool = defineStudioTool<{ readonly path: string }>({
  definition: {
    name: 'workspace.downloadFile',
    title: 'Download file',
    description:
      'Give the person one text file or asset as a download of the browser. Changes nothing in the workspace.',
    inputSchema: objectSchema({ path: PATH }),
    outputSchema: resultSchema({ path: TEXT, kind: { enum: ['text', 'asset'] }, size: COUNT }),
    annotations: { openWorldHint: true },
  },
  async run({ path }, { workspace, drafts, downloads }, { signal }) {
    if (!downloads) throw downloadUnavailable();
    const stored = workspace.getFile(path);
    const file = withDraft(stored, drafts.getSnapshot().get(stored.path));
    const content = file.kind === 'text' ? file.source : file.blob;
    await downloads.save({ fileName: fileName(file.path), mimeType: file.mimeType, content }, { signal });
    return { path: file.path, kind: file.kind, size: fileSize(file), ...storageFields(workspace.getSnapshot()) };
  },
});
