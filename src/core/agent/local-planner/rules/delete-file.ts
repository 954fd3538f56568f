import { readDeletion } from '../file-wishes.js';
import { askWhichFile, changeRule, knownPath } from '../planner-rule.js';

/** Row 11. */
export const deleteFileRule = changeRule((reading, snapshot) => {
  const deletion = readDeletion(reading);
  if (!deletion) return undefined;
  if (deletion.kind === 'which-file') return askWhichFile();
  return { name: 'workspace.deleteFile', arguments: { path: knownPath(deletion.path, snapshot) }, lists: true };
});
