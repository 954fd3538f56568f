import type { StudioView } from '../../core/studio/studio-view.js';
import { errorWords } from '../locale/error-words.js';
import type { Language } from '../locale/language.js';

/** Puts back what one turn changed; answers why not, or nothing. */
export async function undoTurn(view: StudioView | undefined, messageId: string, language: Language): Promise<string> {
  const result = await view?.commands.undoTurn(messageId);
  return result?.error ? errorWords(result.error, language) : '';
}
