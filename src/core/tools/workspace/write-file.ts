import { authorOf } from '../author-of.js';
import { foretell } from '../foretell.js';
import { defineStudioTool } from '../studio-tool.js';
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
import { isTypingCall } from '../typing-call.js';

interface WriteFileArguments {
  readonly path: string;
  readonly source: string;
  readonly expectedRevision?: number;
}

export const writeFileTool = defineStudioTool<WriteFileArguments>({
  definition: {
    name: 'workspace.writeFile',
    title: 'Write file',
    description: `Replace the whole text of one existing file. ${SOURCE_BUDGET_TEXT}`,
    inputSchema: objectSchema({ path: PATH, source: SOURCE, expectedRevision: EXPECTED_REVISION }, [
      'expectedRevision',
    ]),
    outputSchema: syncedResultSchema({ path: TEXT }),
    annotations: { idempotentHint: true },
  },
  async run({ path, source, expectedRevision }, bench, context) {
    const file = bench.workspace.getFile(path);
    const typing = isTypingCall(context.context);
    const change = { kind: 'write-file', path: file.path, source, typing } as const;
    const commit = bench.workspace.apply(change, { expectedRevision, by: authorOf(context) });
    return { ...(await reportChange(bench, commit, context)), path: file.path };
  },
  dryRun: ({ path, source, expectedRevision }, bench) =>
    foretell(bench, { kind: 'write-file', path, source }, { expectedRevision }),
});
