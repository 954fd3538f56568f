import type { DryRunChange, DryRunReport } from '../registry/dry-run.js';
import type { BatchStep, WorkspaceFile, WorkspaceState } from '../workspace/workspace-model.js';
import type { SimulatedStep, WorkspaceGuard } from '../workspace/workspace-port.js';
import type { ToolBench } from './studio-tool.js';
import { changedFiles, type ChangedFile } from './workspace/changed-files.js';

/** What one step would make of the files, for the person who is asked to allow it. Throws as the step itself would. */
export function foretell({ workspace }: ToolBench, step: SimulatedStep, guard: WorkspaceGuard): DryRunReport {
  const before = workspace.getSnapshot().state;
  const { state: after } = workspace.simulate(step, guard);
  return { changes: changedFiles(before, after, renamingSteps(step)).map((file) => toChange(file, before, after)) };
}

function renamingSteps(step: SimulatedStep): readonly BatchStep[] {
  if (step.kind === 'batch') return step.steps;
  return step.kind === 'rename-file' ? [step] : [];
}

const KINDS = {
  created: 'create',
  edited: 'edit',
  renamed: 'rename',
  deleted: 'delete',
} as const satisfies Readonly<Record<ChangedFile['change'], DryRunChange['kind']>>;

function toChange(
  { path, change, fromPath }: ChangedFile,
  before: WorkspaceState,
  after: WorkspaceState,
): DryRunChange {
  const detail = lineChange(before.files.get(fromPath ?? path), after.files.get(path));
  return {
    kind: KINDS[change],
    subject: path,
    ...(fromPath !== undefined && { from: fromPath }),
    ...(detail !== '' && { detail }),
  };
}

/** `+3 −1`: lines that came and lines that went, wherever they stand. */
function lineChange(before: WorkspaceFile | undefined, after: WorkspaceFile | undefined): string {
  const [former, present] = [linesOf(before), linesOf(after)];
  const counts = new Map<string, number>();
  for (const line of present) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of former) counts.set(line, (counts.get(line) ?? 0) - 1);
  let added = 0;
  let removed = 0;
  for (const count of counts.values()) {
    if (count > 0) added += count;
    else removed -= count;
  }
  return [added > 0 && `+${added}`, removed > 0 && `−${removed}`].filter(Boolean).join(' ');
}

function linesOf(file: WorkspaceFile | undefined): readonly string[] {
  if (file?.kind !== 'text' || file.source === '') return [];
  return file.source.replace(/\n$/, '').split('\n');
}
