import { copyFor, type OwnedCopy } from '../copy-owner.js';
import { readExactPatch } from '../exact-patch.js';
import { readRenaming } from '../file-wishes.js';
import type { Intent } from '../intent.js';
import { readTheme } from '../theme-wish.js';
import { allOf, anyOf, term } from '../term.js';
import { ADD, CHANGE, FEATURE, HERO, REMOVE, REWRITE } from '../wish-words.js';

const rewrites = anyOf(CHANGE, REWRITE);
const CARD_TITLE = 'Made with approval';
const CARD_DESCRIPTION = 'Every change is proposed first, and shown the moment you agree.';

/** Row 13. */
export const themeIntent: Intent = {
  id: 'theme',
  tools: ['preview.setTheme'],
  effect: 'changes',
  says: ({ length }) => length > 0,
  unless: REMOVE,
  target: 'theme',
  call({ text }) {
    const wish = readTheme(text);
    if (wish === undefined || wish === 'none') return undefined;
    if (wish === 'unknown' || wish === 'several') return { asks: 'which-colour' };
    return { name: 'preview.setTheme', arguments: { theme: wish.theme } };
  },
};

/** Row 14: the first quoted value is the title, the second the description. */
export const featureIntent: Intent = {
  id: 'feature',
  tools: ['preview.addFeature'],
  effect: 'changes',
  says: FEATURE,
  unless: REMOVE,
  target: 'feature',
  call(reading) {
    const { text } = reading;
    if (readExactPatch(reading) || (CHANGE(text) && !ADD(text))) return undefined;
    const [title, description] = copyFor('feature', reading);
    if (!ADD(text) && !title) return undefined;
    return {
      name: 'preview.addFeature',
      arguments: { title: title?.text ?? CARD_TITLE, description: description?.text ?? CARD_DESCRIPTION },
    };
  },
};

/**
 * Row 15. Copy for one part keeps the other: the page is read first and what the prompt leaves open is filled in from it.
 * Without words of its own nothing is written: they are asked for.
 */
export const heroIntent: Intent = {
  id: 'hero',
  tools: ['preview.updateHero'],
  effect: 'changes',
  says: anyOf(HERO, allOf(rewrites, term(['title']))),
  unless: REMOVE,
  target: 'hero',
  call(reading, { entryPath }) {
    if (readExactPatch(reading) || readRenaming(reading)) return undefined;
    const copy = copyFor('hero', reading);
    if (copy.length === 0)
      return rewrites(reading.text) && isAboutHeroOnly(reading.text) ? { asks: 'which-words' } : undefined;
    const subtitle = copy.find(({ owner }) => owner === 'hero-subtitle') ?? unlabelledSubtitle(copy);
    const title = copy.find((part) => part !== subtitle && part.owner === 'hero-title');
    return {
      name: 'preview.updateHero',
      arguments: { ...(title && { title: title.text }), ...(subtitle && { subtitle: subtitle.text }) },
      ...(entryPath !== undefined && { inspects: entryPath }),
    };
  },
};

/** `Add a card and call it "Title"` uses hero words for the card. */
function isAboutHeroOnly(text: string): boolean {
  return !(FEATURE(text) && ADD(text));
}

/** Two values after one label are title and subtitle, in this order. */
function unlabelledSubtitle(copy: readonly OwnedCopy[]): OwnedCopy | undefined {
  return copy[1];
}
