import { readExactPatch } from '../exact-patch.js';
import { changeRule, knownPath } from '../planner-rule.js';
import { term } from '../term.js';

const everywhere = term(['all', 'every', 'everywhere'], ['모두', '모든', '전부']);

/** Row 4. */
export const patchRule = changeRule((reading, snapshot) => {
  const patch = readExactPatch(reading);
  if (!patch) return undefined;
  const path = knownPath(reading.path ?? 'index.html', snapshot);
  const occurrence = everywhere(reading.text) ? 'all' : 'first';
  return { name: 'workspace.applyPatch', arguments: { path, ...patch, occurrence }, inspects: path };
});
