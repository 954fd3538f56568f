import { changeRule } from '../planner-rule.js';
import { SAVE } from '../wish-words.js';

/** Row 16, in a workspace that lives in the browser alone. */
export const saveRule = changeRule(({ text }) =>
  SAVE(text) ? { name: 'workspace.saveCheckpoint', arguments: {} } : undefined,
);
