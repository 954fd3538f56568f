import type { ConversationMessage } from '../../core/agent/agent-model.js';
import { errorWords, withoutCode } from '../locale/error-words.js';
import type { Language } from '../locale/language.js';
import { phrase } from '../locale/locales.js';
import { fillIn } from '../locale/messages.js';

/**
 * A message's text in the reader's language; without a translation its own text stands. What a model had said before it
 * broke off is left to whoever draws it.
 */
export function messageWords(message: ConversationMessage, language: Language): string {
  const { code, parameters = {}, said = '', error, tone } = message;
  const text = withoutCode(message.text.slice(said.length).trimStart(), error?.code ?? '');
  if (language === 'en' || code === undefined) return text;
  const words = phrase('agent', language, code);
  if (words !== undefined)
    return fillIn(words, language === 'ko' ? { ...parameters, ...koreanFacts(parameters) } : parameters);
  return tone === 'error' && error ? errorWords(error, language) : text;
}

/** All of an answer, as it is copied: with the code of its error, to search for and to report. */
export function copiedText(message: ConversationMessage, language: Language): string {
  const { said, error } = message;
  const words = error ? `${messageWords(message, language)} (${error.code})` : messageWords(message, language);
  return said === undefined ? words : `${said}\n\n${words}`;
}

const PREVIEW_STATUS: ReadonlyMap<unknown, string> = new Map([
  ['waiting', '대기 중'],
  ['synced', '최신 상태'],
  ['error', '오류'],
]);

/** Phrases of a status that depend on its facts. */
function koreanFacts(facts: Readonly<Record<string, string | number>>): Readonly<Record<string, string>> {
  const { storage, dirty, status = facts['preview'], problems, message } = facts;
  return {
    stored: storage === 'indexed-db' ? '이 브라우저에 저장됩니다.' : '메모리에만 있고 저장되지 않습니다.',
    unsaved: dirty === 0 ? '저장하지 않은 것은 없습니다.' : `마지막 저장 뒤 파일 ${dirty ?? 0}개가 바뀌었습니다.`,
    shown: PREVIEW_STATUS.get(status) ?? String(status),
    found: problems === 0 || problems === undefined ? '' : ` 참조 ${problems}개를 불러오지 못했습니다.`,
    said: message === '' || message === undefined ? '' : ` 메시지: ${message}`,
  };
}
