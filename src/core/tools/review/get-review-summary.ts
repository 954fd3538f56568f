import { selectEntryPath } from '../../workspace/entry-selection.js';
import { fileSize } from '../../workspace/workspace-file.js';
import { breathing } from '../breathe.js';
import { defineStudioTool, OBSERVES } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { COUNT, locatedResultSchema, NO_ARGUMENTS, objectSchema, PATHS, TEXT } from '../tool-schemas.js';
import { checkpointChanges, textOf, type CheckpointChange } from './checkpoint-changes.js';

/** Files that the answer describes one by one; the totals count them all. */
const FILE_LIMIT = 100;

export const getReviewSummaryTool = defineStudioTool({
  definition: {
    name: 'workspace.getReviewSummary',
    title: 'Review summary',
    description:
      'Read in one answer what a review starts from: files changed since the last save with lines added and removed, ' +
      'totals, what is being typed, how far undo reaches, and what the preview acknowledged and could not load.',
    inputSchema: NO_ARGUMENTS,
    outputSchema: locatedResultSchema(
      {
        entryPath: TEXT,
        fileCount: COUNT,
        totals: objectSchema({
          created: COUNT,
          edited: COUNT,
          renamed: COUNT,
          deleted: COUNT,
          addedLines: COUNT,
          removedLines: COUNT,
          /** Files without line counts: assets, and texts that differ too much. */
          uncounted: COUNT,
        }),
        files: {
          type: 'array',
          maxItems: FILE_LIMIT,
          items: objectSchema(
            {
              path: TEXT,
              change: { enum: ['created', 'edited', 'renamed', 'deleted'] },
              fromPath: TEXT,
              size: COUNT,
              addedLines: COUNT,
              removedLines: COUNT,
            },
            ['fromPath', 'size', 'addedLines', 'removedLines'],
          ),
        },
        omittedFiles: COUNT,
        draftPaths: PATHS,
        history: objectSchema({ undoCount: COUNT, redoCount: COUNT }),
        preview: objectSchema(
          {
            revision: { type: 'integer' },
            acknowledgedRevision: { type: 'integer' },
            status: { enum: ['waiting', 'synced', 'error'] },
            message: TEXT,
            diagnosticCount: COUNT,
          },
          ['message'],
        ),
      },
      ['entryPath'],
    ),
    annotations: { readOnlyHint: true },
  },
  composition: OBSERVES,
  async run(_args, { workspace, drafts, preview }, { signal }) {
    const snapshot = workspace.getSnapshot();
    const history = workspace.getHistory();
    const shown = preview.getSnapshot();
    const draftPaths = [...drafts.getSnapshot().keys()];
    const entryPath = selectEntryPath(snapshot.state.files);
    const files = await countLines(checkpointChanges(snapshot), signal);
    return {
      ...(entryPath !== undefined && { entryPath }),
      fileCount: snapshot.state.files.size,
      totals: totalsOf(files),
      files: files.slice(0, FILE_LIMIT),
      omittedFiles: Math.max(0, files.length - FILE_LIMIT),
      draftPaths,
      history: { undoCount: history.past.length, redoCount: history.future.length },
      preview: {
        revision: shown.revision,
        acknowledgedRevision: shown.acknowledgedRevision,
        status: shown.status,
        ...(shown.message !== undefined && { message: shown.message }),
        diagnosticCount: shown.diagnostics.length,
      },
      ...locatedFields(snapshot),
    };
  },
});

interface CountedChange extends Pick<CheckpointChange, 'path' | 'change' | 'fromPath'> {
  readonly size?: number;
  readonly addedLines?: number;
  readonly removedLines?: number;
}

async function countLines(
  changes: readonly CheckpointChange[],
  signal: AbortSignal,
): Promise<readonly CountedChange[]> {
  const { lineStatistics } = await import('./line-hunks.js');
  const breathe = breathing(signal);
  const counted: CountedChange[] = [];
  for (const { path, change, fromPath, before, after } of changes) {
    await breathe();
    const texts = before?.kind !== 'asset' && after?.kind !== 'asset';
    const lines = texts ? lineStatistics(textOf(before), textOf(after)) : undefined;
    counted.push({
      path,
      change,
      ...(fromPath !== undefined && { fromPath }),
      ...(after && { size: fileSize(after) }),
      ...(lines && { addedLines: lines.added, removedLines: lines.removed }),
    });
  }
  return counted;
}

function totalsOf(files: readonly CountedChange[]): Readonly<Record<string, number>> {
  const totals = { created: 0, edited: 0, renamed: 0, deleted: 0, addedLines: 0, removedLines: 0, uncounted: 0 };
  for (const { change, addedLines, removedLines } of files) {
    totals[change] += 1;
    totals.addedLines += addedLines ?? 0;
    totals.removedLines += removedLines ?? 0;
    if (addedLines === undefined) totals.uncounted += 1;
  }
  return totals;
}
