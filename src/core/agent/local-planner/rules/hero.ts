import { copyFor } from '../copy-owner.js';
import { readExactPatch } from '../exact-patch.js';
import { readRenaming } from '../file-wishes.js';
import { changeRule } from '../planner-rule.js';
import { allOf, anyOf, term } from '../term.js';
import { CHANGE, HERO, REMOVE, REWRITE } from '../wish-words.js';

/** Words for a hero when the prompt brings none of its own. */
export const DEFAULT_HERO = {
  title: 'Make something worth keeping',
  subtitle: 'Say what you want to see. You approve every change before it happens.',
} as const;

const rewrites = anyOf(CHANGE, REWRITE);
const asks = anyOf(HERO, allOf(rewrites, term(['title'])));

/**
 * Row 15. Copy for one part keeps the other: the page is read first and what the prompt leaves open is filled in from it.
 */
export const heroRule = changeRule((reading, { entryPath }) => {
  const { text } = reading;
  if (!asks(text) || REMOVE(text) || readExactPatch(reading) || readRenaming(reading)) return undefined;
  const copy = copyFor('hero', reading);
  if (copy.length === 0) return rewrites(text) ? { name: 'preview.updateHero', arguments: DEFAULT_HERO } : undefined;
  const subtitle = copy.find(({ owner }) => owner === 'hero-subtitle') ?? unlabelledSubtitle(copy);
  const title = copy.find((part) => part !== subtitle && part.owner === 'hero-title');
  return {
    name: 'preview.updateHero',
    arguments: { ...(title && { title: title.text }), ...(subtitle && { subtitle: subtitle.text }) },
    ...(entryPath !== undefined && { inspects: entryPath }),
  };
});

/** Two values after one label are title and subtitle, in this order. */
function unlabelledSubtitle<T>(copy: readonly T[]): T | undefined {
  return copy[1];
}
