import { canonicalPath } from '../../workspace/paths.js';
import { fileNotFound } from '../../workspace/workspace-errors.js';
import { withDraft } from '../../workspace/workspace-file.js';
import type { TextFile } from '../../workspace/workspace-model.js';
import { defineStudioTool, type ToolBench, OBSERVES } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { COUNT, FLAG, locatedResultSchema, objectSchema, PATH, TEXT } from '../tool-schemas.js';

interface SearchTextArguments {
  readonly query: string;
  readonly regex?: boolean;
  readonly caseSensitive?: boolean;
  readonly path?: string;
  readonly limit?: number;
}

/** Lines of one answer (CONTRACT 4, workspace search). */
const MATCH_LIMIT = 80;
const POSITION = { type: 'integer', minimum: 1 };

export const searchTextTool = defineStudioTool<SearchTextArguments>({
  definition: {
    name: 'workspace.searchText',
    title: 'Search text',
    description:
      'Find lines in all text files, with what is still being typed: literal text, any case unless told otherwise, or a ' +
      'regular expression for one line, without look-around and back-references. Answers path, line, column and a ' +
      'preview of at most 80 lines; stoppedBy says when there is more.',
    inputSchema: objectSchema(
      {
        query: { type: 'string', minLength: 1, maxLength: 500 },
        regex: { ...FLAG, description: 'The query is a regular expression.' },
        caseSensitive: FLAG,
        path: { ...PATH, description: 'One file, or a folder to stay in.' },
        limit: { type: 'integer', minimum: 1, maximum: MATCH_LIMIT },
      },
      ['regex', 'caseSensitive', 'path', 'limit'],
    ),
    outputSchema: locatedResultSchema(
      {
        matches: {
          type: 'array',
          maxItems: MATCH_LIMIT,
          items: objectSchema({ path: TEXT, line: POSITION, column: POSITION, preview: { ...TEXT, maxLength: 120 } }),
        },
        stoppedBy: { enum: ['matches', 'time'] },
        fileCount: COUNT,
        longLines: COUNT,
      },
      ['stoppedBy'],
    ),
    annotations: { readOnlyHint: true },
  },
  composition: OBSERVES,
  async run({ query, regex = false, caseSensitive = false, path, limit = MATCH_LIMIT }, bench, { signal }) {
    const { findInFiles } = await import('../../workspace/search/find-in-files.js');
    // The files of this moment: what changes during the search does not reach it.
    const located = locatedFields(bench.workspace.getSnapshot());
    const files = textFiles(bench, path);
    const result = await findInFiles(files, { query, regex, caseSensitive }, { limit, signal });
    return { ...located, ...result, fileCount: files.length };
  },
});

function textFiles({ workspace, drafts }: ToolBench, path: string | undefined): readonly TextFile[] {
  const within = path === undefined ? undefined : canonicalPath(path);
  const typed = drafts.getSnapshot();
  const files = [...workspace.getSnapshot().state.files.values()].filter(
    (file) => within === undefined || file.path === within || file.path.startsWith(`${within}/`),
  );
  if (within !== undefined && files.length === 0) throw fileNotFound(within);
  return files.map((file) => withDraft(file, typed.get(file.path))).filter((file) => file.kind === 'text');
}
