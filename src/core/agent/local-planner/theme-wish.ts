import { termPattern } from './term.js';

const COLOURS: readonly (readonly [theme: string, english: readonly string[], korean: readonly string[]])[] = [
  ['emerald', ['emerald', 'green'], ['에메랄드', '초록', '녹색']],
  ['amber', ['amber', 'orange'], ['앰버', '호박색', '주황', '오렌지']],
  ['rose', ['rose', 'pink'], ['로즈', '장미', '분홍', '핑크']],
  ['violet', ['violet', 'purple'], ['바이올렛', '보라']],
];
const OTHER = termPattern(
  ['blue', 'red', 'yellow', 'black', 'white', 'teal', 'cyan', 'brown', 'gr[ae]y', 'navy', 'gold'],
  ['파란', '파랑', '빨간', '빨강', '노란', '노랑', '검정', '검은', '하얀', '흰색', '남색', '회색'],
);
const THEMED = termPattern(['theme', 'accent', 'colou?rs?'], ['테마', '강조색', '색(?:상|깔|으로|을)']);
const SET = termPattern(
  ['make', 'set', 'change', 'turn', 'use', 'switch', 'update', 'go', 'give', 'try'],
  ['바꿔', '바꾸', '변경', '해 ?줘', '해 ?주', '설정', '적용'],
);

/** A colour that is the one to leave: `not blue`, `instead of green`, `from rose`, `초록 말고`. */
const LEFT_BEFORE = /(?<![a-z])(?:not|no|without|instead\s+of|rather\s+than|from)\s+(?:the\s+)?$/u;
const LEFT_AFTER = /^(?:색)?(?:이|은|는)?\s*(?:말고|대신|아니)|^(?:색)?에서(?![가-힣])/u;

export type ThemeWish = { readonly theme: string } | 'several' | 'unknown' | 'none';

/** Row 13: the one colour that is wished; two of them, or one that no theme has, are asked about. */
export function readTheme(text: string): ThemeWish {
  const wished = COLOURS.filter(([, english, korean]) => isWished(text, termPattern(english, korean)));
  const [only, second] = wished;
  if (only) return second ? 'several' : { theme: only[0] };
  const named = COLOURS.some(([, english, korean]) => termPattern(english, korean).test(text));
  const asks = THEMED.test(text) && SET.test(text);
  if (!named && isWished(text, OTHER)) return asks || IT_BECOMES.test(text) ? 'unknown' : 'none';
  return asks && !named ? 'unknown' : 'none';
}

const IT_BECOMES = /(?<![a-z])(?:make|turn)\s+(?:it|everything|this|the\s+(?:page|site))\s+(?:all\s+)?[a-z]+\s*[.!]*$/u;

function isWished(text: string, colour: RegExp): boolean {
  return [...text.matchAll(new RegExp(colour.source, 'gu'))].some(
    ({ 0: word, index }) =>
      !LEFT_BEFORE.test(text.slice(0, index)) && !LEFT_AFTER.test(text.slice(index + word.length)),
  );
}
