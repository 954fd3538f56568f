import { authorOf } from '../author-of.js';
import { foretell } from '../foretell.js';
import { defineStudioTool } from '../studio-tool.js';
import { reportChange } from '../tool-results.js';
import { EXPECTED_REVISION, objectSchema, PATH, syncedResultSchema, TEXT } from '../tool-schemas.js';

interface DeleteFileArguments {
  readonly path: string;
  readonly expectedRevision?: number;
}

export const deleteFileTool = defineStudioTool<DeleteFileArguments>({
  definition: {
    name: 'workspace.deleteFile',
    title: 'Delete file',
    description:
      'Take one file out of the workspace. A saved file stays a pending deletion until the next save, and undo or ' +
      'workspace.revertFile brings it back. The last file and the last HTML file cannot be deleted.',
    inputSchema: objectSchema({ path: PATH, expectedRevision: EXPECTED_REVISION }, ['expectedRevision']),
    outputSchema: syncedResultSchema({ path: TEXT }),
    annotations: { destructiveHint: true },
  },
  async run({ path, expectedRevision }, bench, context) {
    const file = bench.workspace.getFile(path);
    const commit = bench.workspace.apply(
      { kind: 'delete-file', path: file.path },
      { expectedRevision, by: authorOf(context) },
    );
    return { ...(await reportChange(bench, commit, context)), path: file.path };
  },
  dryRun: ({ path, expectedRevision }, bench) => foretell(bench, { kind: 'delete-file', path }, { expectedRevision }),
});
