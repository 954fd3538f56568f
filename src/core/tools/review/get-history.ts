import type { HistoryStep } from '../../workspace/history.js';
import { defineStudioTool, OBSERVES } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { COUNT, FLAG, locatedResultSchema, objectSchema, TEXT } from '../tool-schemas.js';

const DEFAULT_LIMIT = 20;
const MOST_STEPS = 100;
/** Files that one step names; `fileCount` counts them all. */
const FILES_OF_A_STEP = 20;

const STEPS = {
  type: 'array',
  items: objectSchema({
    revision: COUNT,
    at: { type: 'string', description: 'ISO 8601, UTC.' },
    by: { enum: ['person', 'agent', 'folder', 'host'] },
    typing: FLAG,
    fileCount: COUNT,
    files: {
      type: 'array',
      items: objectSchema({ path: TEXT, change: { enum: ['created', 'edited', 'deleted'] } }),
    },
  }),
};

export const getHistoryTool = defineStudioTool<{ readonly limit?: number }>({
  definition: {
    name: 'workspace.getHistory',
    title: 'History',
    description:
      'Read the steps that undo and redo would take, the next one first: when, by whom, the revision a step made, and which files ' +
      'it created, edited or deleted. Steps of this session only; texts are not part of it.',
    inputSchema: objectSchema({ limit: { type: 'integer', minimum: 1, maximum: MOST_STEPS } }, ['limit']),
    outputSchema: locatedResultSchema({ undo: STEPS, redo: STEPS, undoCount: COUNT, redoCount: COUNT }),
    annotations: { readOnlyHint: true },
  },
  composition: OBSERVES,
  run({ limit = DEFAULT_LIMIT }, { workspace }) {
    const { past, future } = workspace.getHistory();
    return {
      undo: nextFirst(past, limit),
      redo: nextFirst(future, limit),
      undoCount: past.length,
      redoCount: future.length,
      ...locatedFields(workspace.getSnapshot()),
    };
  },
});

function nextFirst(steps: readonly HistoryStep[], limit: number): readonly unknown[] {
  return steps
    .slice(-limit)
    .reverse()
    .map(({ edits, revision, at, by, typing }) => ({
      revision,
      at: new Date(at).toISOString(),
      by,
      typing: typing !== undefined,
      fileCount: edits.length,
      files: edits.slice(0, FILES_OF_A_STEP).map(({ path, before, after }) => ({
        path,
        change: !before ? 'created' : !after ? 'deleted' : 'edited',
      })),
    }));
}
