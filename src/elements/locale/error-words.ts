import type { ToolCallError } from '../../core/protocol/result.js';
import type { Language } from './language.js';
import { phrase } from './locales.js';

/** An error in the reader's language; without a translation its own message stands. */
export function errorWords(error: ToolCallError, language: Language): string {
  return phrase('errors', language, error.code) ?? error.message;
}
