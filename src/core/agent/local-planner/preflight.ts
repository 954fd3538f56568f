import type { PlannedCall, PlanningSnapshot } from './intent.js';

/**
 * Looks before it changes (spec, local fallback): the status always, the list of files when one of them is to be worked
 * on, and the text when it has to be known. Only tools that were listed are called.
 */
export function withPreflight(calls: readonly PlannedCall[], { toolNames }: PlanningSnapshot): readonly PlannedCall[] {
  const inspected = calls.find((call) => call.inspects !== undefined)?.inspects;
  const looks: PlannedCall[] = [{ name: 'workspace.getStatus', arguments: {} }];
  if (inspected !== undefined || calls.some((call) => call.lists)) {
    looks.push({ name: 'workspace.listFiles', arguments: {} });
  }
  if (inspected !== undefined) looks.push({ name: 'workspace.readFile', arguments: { path: inspected } });
  return [...looks.filter(({ name }) => toolNames.has(name)), ...calls];
}
