import { authorOf } from '../author-of.js';
import { canonicalPath } from '../../workspace/paths.js';
import { foretell } from '../foretell.js';
import { defineStudioTool } from '../studio-tool.js';
import { reportChange } from '../tool-results.js';
import { EXPECTED_REVISION, objectSchema, PATH, syncedResultSchema, TEXT } from '../tool-schemas.js';

interface RenameFileArguments {
  readonly fromPath: string;
  readonly toPath: string;
  readonly expectedRevision?: number;
}

export const renameFileTool = defineStudioTool<RenameFileArguments>({
  definition: {
    name: 'workspace.renameFile',
    title: 'Rename file',
    description:
      'Move one file to a path that is free, with its content. The extension must stay of the same kind, and one HTML ' +
      'file has to remain for the preview.',
    inputSchema: objectSchema({ fromPath: PATH, toPath: PATH, expectedRevision: EXPECTED_REVISION }, [
      'expectedRevision',
    ]),
    outputSchema: syncedResultSchema({ fromPath: TEXT, toPath: TEXT }),
    annotations: { idempotentHint: true },
  },
  async run({ expectedRevision, ...asked }, bench, context) {
    const fromPath = canonicalPath(asked.fromPath);
    const toPath = canonicalPath(asked.toPath);
    const commit = bench.workspace.apply(
      { kind: 'rename-file', fromPath, toPath },
      { expectedRevision, by: authorOf(context) },
    );
    // What a person is typing in the file goes with it.
    bench.drafts.move(fromPath, toPath);
    return { ...(await reportChange(bench, commit, context)), fromPath, toPath };
  },
  dryRun: ({ expectedRevision, ...move }, bench) =>
    foretell(bench, { kind: 'rename-file', ...move }, { expectedRevision }),
});
