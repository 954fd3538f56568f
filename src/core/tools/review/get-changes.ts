import { textDigest } from '../../workspace/text-digest.js';
import { revisionConflict } from '../../workspace/workspace-errors.js';
import { fileSize } from '../../workspace/workspace-file.js';
import type { WorkspaceFile } from '../../workspace/workspace-model.js';
import type { Workspace } from '../../workspace/workspace-port.js';
import { defineStudioTool, OBSERVES } from '../studio-tool.js';
import { locatedFields } from '../tool-results.js';
import { COUNT, FLAG, locatedResultSchema, objectSchema, TEXT } from '../tool-schemas.js';
import { checkpointChanges } from './checkpoint-changes.js';

interface Change {
  readonly path: string;
  readonly change: 'created' | 'edited' | 'renamed' | 'deleted' | 'touched';
  readonly fromPath?: string;
  readonly file: WorkspaceFile | undefined;
}

export const getChangesTool = defineStudioTool<{ readonly sinceRevision?: number }>({
  definition: {
    name: 'workspace.getChanges',
    title: 'Changed files',
    description:
      'List the files that are not as they were last saved, or those touched after a revision, with size, digest and ' +
      'the revision that touched them last. Not their text: workspace.readDiff has it. complete is false when the ' +
      'revision is older than this session, which then counts every file as touched.',
    inputSchema: objectSchema(
      { sinceRevision: { type: 'integer', minimum: 0, description: 'The last save unless given.' } },
      ['sinceRevision'],
    ),
    outputSchema: locatedResultSchema({
      since: { enum: ['save', 'revision'] },
      complete: FLAG,
      changes: {
        type: 'array',
        items: objectSchema(
          {
            path: TEXT,
            change: { enum: ['created', 'edited', 'renamed', 'deleted', 'touched'] },
            fromPath: TEXT,
            fileRevision: COUNT,
            size: COUNT,
            digest: TEXT,
          },
          ['fromPath', 'size', 'digest'],
        ),
      },
    }),
    annotations: { readOnlyHint: true },
  },
  composition: OBSERVES,
  run({ sinceRevision }, { workspace }) {
    const snapshot = workspace.getSnapshot();
    const changes = sinceRevision === undefined ? savedChanges(workspace) : touchedFiles(workspace, sinceRevision);
    return {
      since: sinceRevision === undefined ? 'save' : 'revision',
      complete: sinceRevision === undefined || sinceRevision >= workspace.openedRevision,
      changes: changes.map(({ file, ...change }) => ({
        ...change,
        fileRevision: workspace.fileRevision(change.path),
        ...(file && { size: fileSize(file) }),
        ...(file?.kind === 'text' && { digest: textDigest(file.source) }),
      })),
      ...locatedFields(snapshot),
    };
  },
});

function savedChanges(workspace: Workspace): readonly Change[] {
  return checkpointChanges(workspace.getSnapshot()).map(({ path, change, fromPath, after }) => ({
    path,
    change,
    ...(fromPath !== undefined && { fromPath }),
    file: after,
  }));
}

/** A path that history or the last save knows and that is gone now was deleted by the revision that touched it last. */
function touchedFiles(workspace: Workspace, sinceRevision: number): readonly Change[] {
  const { files, checkpoint, revision } = workspace.getSnapshot().state;
  if (sinceRevision > revision) throw revisionConflict(sinceRevision, revision);
  const { past, future } = workspace.getHistory();
  const known = [...past, ...future].flatMap(({ edits }) => edits.map(({ path }) => path));
  const gone = [...new Set([...checkpoint.keys(), ...known])].filter((path) => !files.has(path)).sort();
  return [
    ...[...files.values()].map((file): Change => ({ path: file.path, change: 'touched', file })),
    ...gone.map((path): Change => ({ path, change: 'deleted', file: undefined })),
  ].filter(({ path }) => workspace.fileRevision(path) > sinceRevision);
}
