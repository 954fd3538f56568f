import type { PromptReading, QuotedValue } from './prompt-reading.js';

export type CopyOwner = 'feature' | 'hero-title' | 'hero-subtitle';

const LABELS: readonly (readonly [CopyOwner, RegExp])[] = [
  ['hero-subtitle', /subtitle|tagline|부제(?:목)?|소제목/gu],
  ['hero-title', /(?<!sub)title|headline|hero|landing\s+page|(?<![부소])제목|히어로|헤드라인|랜딩 ?페이지/gu],
  ['feature', /features?|cards?|sections?|기능|카드|섹션/gu],
];

interface Label {
  readonly owner: CopyOwner;
  readonly at: number;
}

/**
 * The quoted values that belong to one part of the page: each goes to the label that stands nearest before it, or to the
 * first label when none does. A value that says what the old text was (`from "…"`, `"…"에서`) is nobody's.
 */
export function copyFor(owner: 'hero' | 'feature', reading: PromptReading): readonly OwnedCopy[] {
  const labels = findLabels(reading.text);
  return reading.values
    .filter((value) => !isFormerText(value, reading.text))
    .map((value) => ({ text: value.text, owner: ownerOf(value, labels, owner) }))
    .filter((copy) => (copy.owner === 'feature') === (owner === 'feature'));
}

export interface OwnedCopy {
  readonly text: string;
  readonly owner: CopyOwner;
}

function ownerOf(value: QuotedValue, labels: readonly Label[], asking: 'hero' | 'feature'): CopyOwner {
  const before = labels.filter(({ at }) => at < value.start).at(-1);
  return before?.owner ?? labels[0]?.owner ?? (asking === 'feature' ? 'feature' : 'hero-title');
}

/** In a feature card, `title` is the card's own: only a hero word ends the card's part of the sentence. */
function findLabels(text: string): readonly Label[] {
  const found = LABELS.flatMap(([owner, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ owner, at: match.index, word: match[0] })),
  ).sort((a, b) => a.at - b.at);
  let inCard = false;
  return found.map(({ owner, at, word }) => {
    if (owner === 'feature') inCard = true;
    else if (HERO_WORD.test(word)) inCard = false;
    return { owner: inCard ? 'feature' : owner, at };
  });
}

const HERO_WORD = /headline|hero|landing|tagline|히어로|헤드라인|랜딩/u;

function isFormerText({ start, end }: QuotedValue, text: string): boolean {
  return /(?<![a-z])from\s*$/u.test(text.slice(0, start)) || /^에서/u.test(text.slice(end));
}
