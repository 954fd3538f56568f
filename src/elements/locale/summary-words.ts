import type { Summary } from '../../core/trace/summary.js';
import type { Language } from './language.js';
import { phrase } from './locales.js';
import { fillIn } from './messages.js';

/**
 * What a row or a step says of how it went, in the reader's language, without the revision that a chip beside it says.
 * A host's own trace may have no parts: then its text stands as it is.
 */
export function summaryWords(
  { summary, summaryParts }: Summary,
  language: Language,
  chip?: number | undefined,
): string | undefined {
  const parts = summaryParts ?? summary?.split(' · ').map((text) => ({ text, code: undefined, parameters: undefined }));
  const words = parts
    ?.filter(({ text }) => text !== `r${chip}`)
    .map(({ text, code, parameters }) => {
      const translated = code && phrase('summaries', language, code);
      return translated ? fillIn(translated, parameters) : text;
    });
  return words?.join(' · ') || undefined;
}
