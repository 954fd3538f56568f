import type { PromptReading } from './prompt-reading.js';
import { anyOf } from './term.js';
import { CHANGE, FEATURE, HERO } from './wish-words.js';

export interface ExactPatch {
  readonly search: string;
  readonly replace: string;
}

const isVisualWish = anyOf(HERO, FEATURE);

/** Two values in double quotes are exact text to replace, unless they are copy for the hero or a card. */
export function readExactPatch({ text, values, path }: PromptReading): ExactPatch | undefined {
  const [search, replace] = values.filter(({ double }) => double);
  if (!search || !replace || !CHANGE(text)) return undefined;
  if (path === undefined && isVisualWish(text)) return undefined;
  return { search: search.text, replace: replace.text };
}
