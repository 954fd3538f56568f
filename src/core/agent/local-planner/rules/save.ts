import { changeRule } from '../planner-rule.js';
import { SAVE } from '../wish-words.js';

/** Row 16: to the folder where one is linked, else within the browser. */
export const saveRule = changeRule(({ text }, { folderLinked }) =>
  SAVE(text)
    ? { name: folderLinked === true ? 'workspace.saveAll' : 'workspace.saveCheckpoint', arguments: {} }
    : undefined,
);
