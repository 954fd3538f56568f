import { changeRule } from '../planner-rule.js';
import { term } from '../term.js';

const asksToUndo = term(['undo'], ['실행 ?취소', '되돌리', '되돌려']);
const asksToRedo = term(['redo'], ['재실행', '다시 ?실행']);

/** Row 8. */
export const undoRule = changeRule(({ text }) =>
  asksToUndo(text) ? { name: 'workspace.undo', arguments: {} } : undefined,
);

/** Row 9. */
export const redoRule = changeRule(({ text }) =>
  asksToRedo(text) ? { name: 'workspace.redo', arguments: {} } : undefined,
);
