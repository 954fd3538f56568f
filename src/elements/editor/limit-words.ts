import { SOURCE_LIMIT } from '../../core/workspace/limits.js';
import { formatNumber } from '../locale/format-number.js';
import type { Language } from '../locale/language.js';
import { editorMessages } from './editor-messages.js';

/** From this share of the limit on, the count of characters is shown. */
const NEAR_LIMIT = 0.9;

/** How much of the limit is used, in characters, where it is nearly all of it. */
export function nearLimit(count: number, language: Language): string | undefined {
  if (count < SOURCE_LIMIT * NEAR_LIMIT) return undefined;
  const words = { count: formatNumber(count, language), limit: formatNumber(SOURCE_LIMIT, language) };
  return editorMessages(language)('nearLimit', words);
}

/** By how much the text is too long, where it is. */
export function overLimit(count: number, language: Language): string | undefined {
  if (count <= SOURCE_LIMIT) return undefined;
  return editorMessages(language)('overLimit', {
    count: formatNumber(count, language),
    limit: formatNumber(SOURCE_LIMIT, language),
    over: formatNumber(count - SOURCE_LIMIT, language),
  });
}
