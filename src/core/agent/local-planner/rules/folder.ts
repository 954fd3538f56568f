import { changeRule } from '../planner-rule.js';
import { allOf } from '../term.js';
import { DISCONNECT, FOLDER, RELOAD } from '../wish-words.js';

const asksToReload = allOf(RELOAD, FOLDER);
const asksToDisconnect = allOf(DISCONNECT, FOLDER);

/** Row 17. */
export const reloadFolderRule = changeRule(({ text }) =>
  asksToReload(text) ? { name: 'workspace.reloadFolder', arguments: {} } : undefined,
);

/** Row 18. */
export const disconnectFolderRule = changeRule(({ text }) =>
  asksToDisconnect(text) ? { name: 'workspace.disconnectFolder', arguments: {} } : undefined,
);
