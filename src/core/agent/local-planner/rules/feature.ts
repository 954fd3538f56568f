import { copyFor } from '../copy-owner.js';
import { readExactPatch } from '../exact-patch.js';
import { changeRule } from '../planner-rule.js';
import { ADD, CHANGE, FEATURE, REMOVE } from '../wish-words.js';

const DEFAULT_TITLE = 'Made with approval';
const DEFAULT_DESCRIPTION = 'Every change is proposed first, and shown the moment you agree.';

/** Row 14: the first quoted value is the title, the second the description. */
export const featureRule = changeRule((reading) => {
  const { text } = reading;
  if (!FEATURE(text) || REMOVE(text) || readExactPatch(reading)) return undefined;
  if (CHANGE(text) && !ADD(text)) return undefined;
  const [title, description] = copyFor('feature', reading);
  if (!ADD(text) && !title) return undefined;
  return {
    name: 'preview.addFeature',
    arguments: { title: title?.text ?? DEFAULT_TITLE, description: description?.text ?? DEFAULT_DESCRIPTION },
  };
});
