import type { StudioView } from '../../core/studio/studio-view.js';
import { errorWords } from '../locale/error-words.js';
import type { Language } from '../locale/language.js';
import { chatMessages } from './chat-messages.js';
import { fileNames } from './turn-undo-row.js';

/** Puts back what one turn changed; answers what came of it. */
export async function undoTurn(view: StudioView | undefined, messageId: string, language: Language): Promise<string> {
  const t = chatMessages(language);
  const { error, structuredContent } = (await view?.commands.undoTurn(messageId)) ?? {};
  if (error) {
    const later = pathsOf(error.details);
    return later.length > 0
      ? t('turnChangedSince', { paths: fileNames(later, language) })
      : errorWords(error, language);
  }
  const paths = pathsOf(structuredContent);
  return paths.length > 0 ? t('putBack', { paths: fileNames(paths, language) }) : t('turnUndone');
}

function pathsOf(facts: unknown): readonly string[] {
  const { paths } = (facts ?? {}) as { readonly paths?: unknown };
  return Array.isArray(paths) ? paths.map(String) : [];
}
