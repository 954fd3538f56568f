import { authorOf } from '../author-of.js';
import type { ToolCallRequest } from '../../protocol/call.js';
import type { ToolCallResult } from '../../protocol/result.js';
import { canonicalPath } from '../../workspace/paths.js';
import { foretell } from '../foretell.js';
import { defineStudioTool } from '../studio-tool.js';
import { locatedFields, reportChange } from '../tool-results.js';
import { COUNT, FLAG, locatedResultSchema, PREVIEW_RESULT, SOURCE_BUDGET_TEXT } from '../tool-schemas.js';
import { CHANGED_FILE, changedFiles } from './changed-files.js';
import { EDIT_FILES_INPUT, toBatchStep, type EditFilesArguments } from './edit-files-arguments.js';
import { assertFilesAsRead } from './file-guards.js';

const NAME = 'workspace.editFiles';

export const editFilesTool = defineStudioTool<EditFilesArguments>({
  definition: {
    name: NAME,
    title: 'Edit files',
    description:
      'Change several files as one step: exact replacements, new files, renames, deletions, in this order of yours. All ' +
      'or nothing: an edit that is refused, named by details.index, changes no file. A replaced text has to be there ' +
      `exactly once unless occurrence says otherwise. ${SOURCE_BUDGET_TEXT} With dryRun it only answers what would change.`,
    inputSchema: EDIT_FILES_INPUT,
    outputSchema: locatedResultSchema(
      {
        dryRun: FLAG,
        changed: FLAG,
        files: { type: 'array', items: CHANGED_FILE },
        replacements: COUNT,
        preview: PREVIEW_RESULT,
      },
      ['preview'],
    ),
    annotations: { destructiveHint: true },
  },
  composition: { effect: 'mutate', policy: 'sequential', stateChanged },
  async run({ edits, dryRun = false, expectedRevision }, bench, context) {
    const { workspace, drafts } = bench;
    const before = workspace.getSnapshot().state;
    const guard = { expectedRevision, by: authorOf(context) };
    const steps = edits.map(toBatchStep);
    const change = { kind: 'batch', steps } as const;

    assertFilesAsRead(workspace, edits);
    const planned = workspace.simulate(change, guard);
    const changes = { dryRun, files: changedFiles(before, planned.state, steps), replacements: planned.replacements };
    if (dryRun) return { ...locatedFields(workspace.getSnapshot()), ...changes, changed: false };

    const commit = workspace.apply(change, guard);
    for (const step of steps) {
      if (step.kind === 'rename-file') drafts.move(canonicalPath(step.fromPath), canonicalPath(step.toPath));
    }
    const changed = commit.state !== before;
    return { ...(await reportChange(bench, commit, context)), ...changes, changed };
  },
  dryRun({ edits, expectedRevision }, bench) {
    assertFilesAsRead(bench.workspace, edits);
    return foretell(bench, { kind: 'batch', steps: edits.map(toBatchStep) }, { expectedRevision });
  },
});

/** A refusal comes before anything is applied; a change that stands although it could not be shown says so itself. */
function stateChanged({ structuredContent, error }: ToolCallResult): boolean | undefined {
  if (error?.details?.['changeApplied'] === true) return true;
  if (error) return error.code.startsWith('WORKSPACE_') ? false : undefined;
  const changed = (structuredContent as { readonly changed?: unknown } | undefined)?.changed;
  return typeof changed === 'boolean' ? changed : undefined;
}

/** A dry run changes nothing, so the default policy asks nobody. */
export function isDryRun({ params }: ToolCallRequest): boolean {
  return params.name === NAME && params.arguments?.['dryRun'] === true;
}
