import { knownPath, lookRule } from '../planner-rule.js';
import { term } from '../term.js';

const asks = term(['open', 'show', 'view'], ['열어', '보여']);

/** Row 6. */
export const openFileRule = lookRule(({ text, path }, snapshot) => {
  if (path === undefined || !asks(text)) return undefined;
  return { name: 'workspace.openFile', arguments: { path: knownPath(path, snapshot) } };
});
