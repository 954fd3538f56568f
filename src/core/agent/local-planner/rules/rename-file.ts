import { readRenaming } from '../file-wishes.js';
import { changeRule, knownPath } from '../planner-rule.js';

/** Row 5. */
export const renameFileRule = changeRule((reading, snapshot) => {
  const renaming = readRenaming(reading);
  if (!renaming) return undefined;
  const fromPath = knownPath(renaming.fromPath, snapshot);
  const toPath = besideUnlessPlaced(renaming.toPath, renaming.fromPath, fromPath);
  return { name: 'workspace.renameFile', arguments: { fromPath, toPath }, lists: true };
});

/** A file that was named without its folder is given a name, not another place. */
function besideUnlessPlaced(toPath: string, named: string, fromPath: string): string {
  if (toPath.includes('/') || named.includes('/')) return toPath;
  return fromPath.slice(0, fromPath.lastIndexOf('/') + 1) + toPath;
}
