import { authorOf } from '../author-of.js';
import { foretell } from '../foretell.js';
import { defineStudioTool } from '../studio-tool.js';
import { reportChange } from '../tool-results.js';
import {
  EXPECTED_REVISION,
  objectSchema,
  PATH,
  SOURCE_BUDGET_TEXT,
  syncedResultSchema,
  TEXT,
} from '../tool-schemas.js';

interface ApplyPatchArguments {
  readonly path: string;
  readonly search: string;
  readonly replace: string;
  readonly occurrence: 'first' | 'all';
  readonly expectedRevision?: number;
}

const SEARCH = { type: 'string', minLength: 1, maxLength: 20_000, description: 'Exact text to find; not a pattern.' };
const REPLACE = { type: 'string', maxLength: 20_000, description: 'Text to put in its place.' };

export const applyPatchTool = defineStudioTool<ApplyPatchArguments>({
  definition: {
    name: 'workspace.applyPatch',
    title: 'Patch file',
    description:
      `Replace exact text in one file, its first occurrence or all of them. Read the file first. ${SOURCE_BUDGET_TEXT} ` +
      'Text that is not there answers WORKSPACE_PATCH_NOT_FOUND and changes nothing.',
    inputSchema: objectSchema(
      {
        path: PATH,
        search: SEARCH,
        replace: REPLACE,
        occurrence: { enum: ['first', 'all'] },
        expectedRevision: EXPECTED_REVISION,
      },
      ['expectedRevision'],
    ),
    outputSchema: syncedResultSchema({ path: TEXT, replacements: { type: 'integer', minimum: 1 } }),
  },
  async run({ path, search, replace, occurrence, expectedRevision }, bench, context) {
    const file = bench.workspace.getFile(path);
    const change = { kind: 'patch-file', path: file.path, search, replace, occurrence } as const;
    const commit = bench.workspace.apply(change, { expectedRevision, by: authorOf(context) });
    const report = await reportChange(bench, commit, context);
    return { ...report, path: file.path, replacements: commit.replacements };
  },
  dryRun: ({ expectedRevision, ...patch }, bench) =>
    foretell(bench, { kind: 'patch-file', ...patch }, { expectedRevision }),
});
