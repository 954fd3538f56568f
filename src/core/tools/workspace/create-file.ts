import { authorOf } from '../author-of.js';
import { foretell } from '../foretell.js';
import { defineStudioTool } from '../studio-tool.js';
import { requireTextFile } from '../text-file.js';
import { reportChange } from '../tool-results.js';
import {
  EXPECTED_REVISION,
  objectSchema,
  PATH,
  SOURCE,
  SOURCE_BUDGET_TEXT,
  syncedResultSchema,
  TEXT,
} from '../tool-schemas.js';

interface CreateFileArguments {
  readonly path: string;
  readonly source: string;
  readonly expectedRevision?: number;
}

export const createFileTool = defineStudioTool<CreateFileArguments>({
  definition: {
    name: 'workspace.createFile',
    title: 'Create file',
    description: `Create a text file at a path that is free, and open it. ${SOURCE_BUDGET_TEXT}`,
    inputSchema: objectSchema({ path: PATH, source: SOURCE, expectedRevision: EXPECTED_REVISION }, [
      'expectedRevision',
    ]),
    outputSchema: syncedResultSchema({ path: TEXT, language: TEXT }),
  },
  async run({ path, source, expectedRevision }, bench, context) {
    const commit = bench.workspace.apply(
      { kind: 'create-file', path, source },
      { expectedRevision, by: authorOf(context) },
    );
    const file = requireTextFile(bench.workspace, path, 'create');
    return { ...(await reportChange(bench, commit, context)), path: file.path, language: file.language };
  },
  dryRun: ({ path, source, expectedRevision }, bench) =>
    foretell(bench, { kind: 'create-file', path, source }, { expectedRevision }),
});
