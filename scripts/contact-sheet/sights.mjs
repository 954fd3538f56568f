/**
 * What is crossed with every state. Not all with all: each width meets each state in light and dark, in English and Korean;
 * each theme meets each state in both schemes; two go from right to left.
 */
export const SIGHTS = [
  { width: 1440, scheme: 'light', lang: 'en', theme: '' },
  { width: 1440, scheme: 'dark', lang: 'ko', theme: '' },
  { width: 720, scheme: 'light', lang: 'ko', theme: 'high-contrast' },
  { width: 720, scheme: 'dark', lang: 'en', theme: 'playful' },
  { width: 380, scheme: 'light', lang: 'en', theme: '' },
  { width: 380, scheme: 'light', lang: 'ko', theme: 'playful' },
  { width: 380, scheme: 'dark', lang: 'ko', theme: '' },
  { width: 380, scheme: 'dark', lang: 'en', theme: 'high-contrast' },
  { width: 720, scheme: 'light', lang: 'en', theme: '', dir: 'rtl' },
  { width: 380, scheme: 'dark', lang: 'en', theme: '', dir: 'rtl' },
].map(named);

function named({ dir = 'ltr', ...sight }) {
  const parts = [sight.width, sight.scheme, sight.lang, sight.theme, dir === 'rtl' && dir];
  return { ...sight, dir, name: parts.filter(Boolean).join('-') };
}

/** Heights of a page that one state has to itself, in CSS pixels, by its width. */
export const PAGE_HEIGHTS = new Map([
  [1440, 900],
  [720, 860],
  [380, 780],
]);
