import type { PromptReading } from './prompt-reading.js';
import { anyOf } from './term.js';
import { CHANGE, FEATURE, HERO } from './wish-words.js';

export interface ExactPatch {
  readonly search: string;
  readonly replace: string;
}

const isVisualWish = anyOf(HERO, FEATURE);

/** Two values in double quotes are exact text to replace, unless they are copy for the hero or a card. */
export function readExactPatch(reading: PromptReading): ExactPatch | undefined {
  const [search, replace] = reading.values.filter(({ double }) => double);
  if (!search || !replace || !asksForPatch(reading)) return undefined;
  return { search: search.text, replace: replace.text };
}

export function asksForPatch({ text, path }: PromptReading): boolean {
  return CHANGE(text) && (path !== undefined || !isVisualWish(text));
}
