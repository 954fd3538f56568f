import type { ToolCallError } from '../../core/protocol/result.js';
import type { Language } from './language.js';
import { phrase } from './locales.js';

/** An error in the reader's language; without a translation its own message stands. */
export function errorWords(error: ToolCallError, language: Language): string {
  const words = phrase('errors', language, error.code);
  if (words === undefined) return error.message;
  // The truth about a program's effects is part of its message and must not be lost in another language.
  const effects = error.details?.['effect_receipt'] !== undefined && phrase('errors', language, 'code-mode.effects');
  return effects ? `${words} ${effects}` : words;
}
