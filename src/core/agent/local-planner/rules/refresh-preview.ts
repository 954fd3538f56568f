import { changeRule } from '../planner-rule.js';
import { allOf } from '../term.js';
import { PREVIEW, RELOAD } from '../wish-words.js';

const asks = allOf(RELOAD, PREVIEW);

/** Row 10. */
export const refreshPreviewRule = changeRule(({ text }) =>
  asks(text) ? { name: 'preview.refresh', arguments: {} } : undefined,
);
