import type { ToolApprovalSnapshot } from '../../core/registry/approval-port.js';
import type { Language } from '../locale/language.js';
import { phrase } from '../locale/locales.js';
import { fillIn } from '../locale/messages.js';

/** The safe preview, with the phrases it ends with in the reader's language. */
export function previewWords(
  { safeArgumentPreview = '', phrases = [] }: ToolApprovalSnapshot,
  language: Language,
): string {
  const english = phrases.map(({ text }) => text).join(' · ');
  const said = phrases.map(({ text, code, parameters }) => {
    const words = phrase('approval-phrases', language, code);
    return words === undefined ? text : fillIn(words, parameters);
  });
  return safeArgumentPreview.slice(0, safeArgumentPreview.length - english.length) + said.join(' · ');
}
