import type { Language } from '../locale/language.js';
import { phrases } from '../locale/locales.js';
import type { CodeWords } from './code-surface.js';

/** Said anew when words were added. */
export function codeWords(label: string, language: Language, _added: unknown): CodeWords {
  return { label, phrases: phrases('editor-view', language) };
}
