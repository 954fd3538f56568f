import type { PlannedCall, PlanningSnapshot } from './planner-rule.js';

/**
 * Looks before it changes (spec, local fallback): the status always, and when a known text is to be worked on, the
 * list of files and that text. Only tools that were listed are called.
 */
export function withPreflight(calls: readonly PlannedCall[], { toolNames }: PlanningSnapshot): readonly PlannedCall[] {
  const inspected = calls.find((call) => call.inspects !== undefined)?.inspects;
  const looks: PlannedCall[] = [{ name: 'workspace.getStatus', arguments: {} }];
  if (inspected !== undefined) {
    looks.push({ name: 'workspace.listFiles', arguments: {} });
    looks.push({ name: 'workspace.readFile', arguments: { path: inspected } });
  }
  return [...looks.filter(({ name }) => toolNames.has(name)), ...calls];
}
