import type { ToolComposition } from '../protocol/composition.js';
import type { ToolDefinition } from '../protocol/definition.js';
import type { ToolRegistry } from '../registry/tool-registry-port.js';
import type { StageName } from './stage-name.js';

/** What a child is admitted as; a stage admits roles, a list names the tools of each. */
export type ChildRole = 'read' | 'validator' | 'edit';

/** The exact tools, by canonical name. No later tool joins them by looking alike. */
export const READ_CHILDREN: readonly string[] = [
  'workspace.getStatus',
  'workspace.listFiles',
  'workspace.readFiles',
  'workspace.searchText',
  'workspace.getHistory',
  'workspace.readDiff',
  'workspace.getReviewSummary',
  'workspace.getChanges',
  'preview.getStatus',
  'preview.getConsole',
];
export const VALIDATOR_CHILDREN: readonly string[] = ['workspace.validate', 'preview.check', 'workspace.runTests'];
export const EDIT_CHILD = 'workspace.editFiles';

const STAGE_ROLES: Readonly<Record<StageName, readonly ChildRole[]>> = {
  execute_code_mode: ['read'],
  execute_effectful_code_mode: ['read', 'validator'],
  execute_mutating_code_mode: ['read', 'validator', 'edit'],
};

/** A tool of the host's own that programs may call, beside those of the lists above. There is no other edit. */
export interface HostChild {
  readonly name: string;
  readonly role: Exclude<ChildRole, 'edit'>;
}

/** A tool that a program of this stage has. */
export interface AdmittedChild {
  /** Canonical name. */
  readonly name: string;
  /** Its name under `tools.` in the program. */
  readonly cellName: string;
  readonly role: ChildRole;
  readonly definition: ToolDefinition;
  readonly composition: ToolComposition;
}

type ToolFacts = Pick<ToolRegistry, 'getToolDefinition' | 'getToolComposition'>;

/**
 * The children of one program: what the lists name for its stage, is visible in the registry, and still is by its own
 * metadata what its role says. Read anew for each program, so a tool that was replaced by another kind is gone.
 */
export function admitChildren(
  stage: StageName,
  registry: ToolFacts,
  hostChildren: readonly HostChild[] = [],
): readonly AdmittedChild[] {
  const admitted = new Map<string, AdmittedChild>();
  for (const { name, role } of [...listedChildren(), ...hostChildren]) {
    if (!STAGE_ROLES[stage].includes(role)) continue;
    const definition = registry.getToolDefinition(name);
    const composition = registry.getToolComposition(name);
    if (!definition || !composition || !fitsRole(role, definition, composition)) continue;
    const cellName = toCellName(name);
    if (!admitted.has(cellName)) admitted.set(cellName, { name, cellName, role, definition, composition });
  }
  return [...admitted.values()];
}

function* listedChildren(): Iterable<{ readonly name: string; readonly role: ChildRole }> {
  for (const name of READ_CHILDREN) yield { name, role: 'read' };
  for (const name of VALIDATOR_CHILDREN) yield { name, role: 'validator' };
  yield { name: EDIT_CHILD, role: 'edit' };
}

/** What a tool has to say of itself to be admitted in a role. */
function fitsRole(role: ChildRole, { annotations }: ToolDefinition, { effect, policy }: ToolComposition): boolean {
  switch (role) {
    case 'read':
      return (
        effect === 'observe' &&
        policy === 'parallel' &&
        annotations?.readOnlyHint === true &&
        annotations.destructiveHint !== true
      );
    case 'validator':
      return effect === 'execute' && policy === 'sequential' && annotations?.destructiveHint !== true;
    case 'edit':
      return effect === 'mutate' && policy === 'sequential';
  }
}

/** `workspace.readFiles` is `tools.workspace_readFiles`. */
function toCellName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_$]/g, '_');
}
