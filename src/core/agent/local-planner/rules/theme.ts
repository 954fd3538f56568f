import { changeRule } from '../planner-rule.js';
import { termPattern } from '../term.js';
import { REMOVE } from '../wish-words.js';

const COLOURS: readonly (readonly [theme: string, pattern: RegExp])[] = [
  ['emerald', termPattern(['emerald', 'green'], ['에메랄드', '초록', '녹색'])],
  ['amber', termPattern(['amber', 'orange'], ['앰버', '호박색', '주황', '오렌지'])],
  ['rose', termPattern(['rose', 'pink'], ['로즈', '장미', '분홍', '핑크'])],
  ['violet', termPattern(['violet', 'purple'], ['바이올렛', '보라'])],
];

/** Row 13: the colour that is named first. */
export const themeRule = changeRule(({ text }) => {
  if (REMOVE(text)) return undefined;
  const named = COLOURS.map(([theme, pattern]) => ({ theme, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  const first = named.sort((a, b) => a.at - b.at)[0];
  return first && { name: 'preview.setTheme', arguments: { theme: first.theme } };
});
