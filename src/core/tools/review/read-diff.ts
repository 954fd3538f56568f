import { canonicalPath } from '../../workspace/paths.js';
import { fileNotFound } from '../../workspace/workspace-errors.js';
import type { WorkspaceSnapshot } from '../../workspace/workspace-model.js';
import { breathing } from '../breathe.js';
import { defineStudioTool, OBSERVES } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { COUNT, FLAG, locatedResultSchema, objectSchema, PATH, TEXT } from '../tool-schemas.js';
import { checkpointChanges, textOf, type CheckpointChange } from './checkpoint-changes.js';
import type { LineHunk } from './line-hunks.js';

interface DiffRequest {
  readonly paths?: readonly string[];
  readonly context?: number;
}

const DEFAULT_CONTEXT = 3;
/** Lines and characters of all hunks of one answer; longer lines are cut. */
const LINE_LIMIT = 2_000;
const CHARACTER_LIMIT = 100_000;
const LINE_LENGTH = 500;

const HUNK = objectSchema({
  oldStart: COUNT,
  oldLines: COUNT,
  newStart: COUNT,
  newLines: COUNT,
  lines: { type: 'array', items: TEXT },
});

export const readDiffTool = defineStudioTool<DiffRequest>({
  definition: {
    name: 'workspace.readDiff',
    title: 'Read changes',
    description:
      'Read what differs from the last save as hunks of lines: of all files, or of the paths given (a renamed file by ' +
      'either path). At most 2,000 lines and 100,000 characters; omittedPaths names the files that found no room, ' +
      'truncated a file whose hunks are not all there, rewritten one that differs too much for hunks.',
    inputSchema: objectSchema(
      {
        paths: { type: 'array', minItems: 1, maxItems: 50, items: PATH },
        context: {
          type: 'integer',
          minimum: 0,
          maximum: 10,
          description: 'Unchanged lines around a hunk; 3 unless given.',
        },
      },
      ['paths', 'context'],
    ),
    outputSchema: locatedResultSchema({
      files: {
        type: 'array',
        items: objectSchema(
          {
            path: TEXT,
            change: { enum: ['created', 'edited', 'renamed', 'deleted'] },
            fromPath: TEXT,
            binary: FLAG,
            rewritten: FLAG,
            truncated: FLAG,
            hunks: { type: 'array', items: HUNK },
          },
          ['fromPath', 'binary', 'rewritten', 'truncated'],
        ),
      },
      omittedPaths: { type: 'array', items: TEXT },
    }),
    annotations: { readOnlyHint: true },
  },
  composition: OBSERVES,
  async run({ paths, context = DEFAULT_CONTEXT }, { workspace }, { signal }) {
    // The files of this moment: what changes during the work does not reach it.
    const snapshot = workspace.getSnapshot();
    const changes = chosen(snapshot, paths);
    const { lineHunks } = await import('./line-hunks.js');
    const breathe = breathing(signal);
    const room = { lines: LINE_LIMIT, characters: CHARACTER_LIMIT };
    const files: unknown[] = [];
    const omittedPaths: string[] = [];
    for (const { path, change, fromPath, before, after } of changes) {
      await breathe();
      if (room.lines <= 0 || room.characters <= 0) {
        omittedPaths.push(path);
        continue;
      }
      const named = { path, change, ...(fromPath !== undefined && { fromPath }) };
      if (before?.kind === 'asset' || after?.kind === 'asset') {
        files.push({ ...named, binary: true, hunks: [] });
        continue;
      }
      const hunks = lineHunks(textOf(before), textOf(after), context);
      files.push(hunks ? { ...named, ...fitting(hunks, room) } : { ...named, rewritten: true, hunks: [] });
    }
    return { files, omittedPaths, ...locatedFields(snapshot) };
  },
});

/** Throws `WORKSPACE_FILE_NOT_FOUND` for a path that neither the workspace nor its last save knows. */
function chosen(snapshot: WorkspaceSnapshot, paths: readonly string[] | undefined): readonly CheckpointChange[] {
  const changes = checkpointChanges(snapshot);
  if (!paths) return changes;
  const { files, checkpoint } = snapshot.state;
  const wanted = new Set(paths.map(canonicalPath));
  for (const path of wanted) if (!files.has(path) && !checkpoint.has(path)) throw fileNotFound(path);
  return changes.filter(({ path, fromPath }) => wanted.has(path) || (fromPath !== undefined && wanted.has(fromPath)));
}

function fitting(
  hunks: readonly LineHunk[],
  room: { lines: number; characters: number },
): { readonly hunks: readonly LineHunk[]; readonly truncated?: true } {
  const fitted: LineHunk[] = [];
  for (const hunk of hunks) {
    const lines = hunk.lines.map((line) => (line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH - 1)}…` : line));
    const characters = lines.reduce((total, line) => total + line.length + 1, 0);
    if (lines.length > room.lines || characters > room.characters) return { hunks: fitted, truncated: true };
    room.lines -= lines.length;
    room.characters -= characters;
    fitted.push({ ...hunk, lines });
  }
  return { hunks: fitted };
}
