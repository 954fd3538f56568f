import { lookRule } from '../planner-rule.js';
import { allOf, anyOf, term } from '../term.js';
import { CHANGE, DISCONNECT, PREVIEW, RELOAD, SAVE } from '../wish-words.js';

const acts = anyOf(CHANGE, SAVE, RELOAD, DISCONNECT);
const asksForPreview = allOf(PREVIEW, term(['status', 'state'], ['상태']));
const asksForWorkspace = term(['status', 'folder sync', 'writable'], ['상태', '폴더 ?연결', '저장 ?가능']);

/** Row 2. */
export const previewStatusRule = {
  ...lookRule(({ text }) =>
    asksForPreview(text) && !acts(text) ? { name: 'preview.getStatus', arguments: {} } : undefined,
  ),
  alone: () => true,
};

/** Row 3. */
export const workspaceStatusRule = {
  ...lookRule(({ text }) =>
    asksForWorkspace(text) && !acts(text) ? { name: 'workspace.getStatus', arguments: {} } : undefined,
  ),
  alone: () => true,
};
