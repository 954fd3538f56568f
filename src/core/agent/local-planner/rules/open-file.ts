import { readExactPatch } from '../exact-patch.js';
import { readRenaming } from '../file-wishes.js';
import { knownPath, lookRule } from '../planner-rule.js';
import { term } from '../term.js';

const asks = term(['open', 'show', 'view'], ['열어', '보여']);

/** Row 6. Where a file is patched or renamed, the call's result shows it anyway. */
export const openFileRule = lookRule((reading, snapshot) => {
  const { text, path } = reading;
  if (path === undefined || !asks(text) || readExactPatch(reading) || readRenaming(reading)) return undefined;
  return { name: 'workspace.openFile', arguments: { path: knownPath(path, snapshot) } };
});
