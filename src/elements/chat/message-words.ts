import type { ConversationMessage } from '../../core/agent/agent-model.js';
import { errorWords } from '../locale/error-words.js';
import type { Language } from '../locale/language.js';
import { defineMessages } from '../locale/messages.js';

/** What the agent says, by code. The English text comes from the core, word for word. */
const KOREAN = {
  'agent.shown': '완료했습니다. 미리보기가 리비전 {revision}을(를) 보여 줍니다.',
  'agent.changed': '완료했습니다. 작업공간은 리비전 {revision}이며, 보여 줄 미리보기가 열려 있지 않습니다.',
  'agent.disconnected': '폴더 연결을 해제했습니다. 작업공간의 파일은 모두 그대로 있습니다.',
  'agent.saved': '파일 {count}개를 저장했습니다.',
  'agent.opened': '{path}을(를) 열었습니다.',
  'agent.downloaded': '{path}을(를) 내려받기로 넘겼습니다. 바뀐 것은 없습니다.',
  'agent.unavailable': '{tool} 도구가 필요하지만 여기에는 없습니다. 바뀐 것은 없습니다.',
  'agent.denied': '{tool}을(를) 거부하셔서 아무것도 바꾸지 않았습니다.',
  'agent.denied-later': '{tool}을(를) 거부하셨습니다. 그 전에 한 일은 리비전 {revision}에 남아 있습니다.',
  'agent.refused': '{tool}은(는) 여기에서 허용되지 않았습니다. 승인을 물을 수 없었거나 이 페이지가 거부했습니다.',
  'agent.cancelled': '취소했습니다. 바뀐 것은 없습니다.',
  'agent.cancelled-later': '취소했습니다. 그 전에 한 일은 리비전 {revision}에 남아 있습니다.',
  'agent.unclear':
    '무엇을 바꿀지 알 수 없어 파일 {fileCount}개를 살펴보기만 했습니다. 예: 히어로 제목을 "Hello"로 변경해 줘.',
  'agent.which-file': '어느 파일인가요? 파일 {fileCount}개를 살펴보기만 했습니다. app.js처럼 이름을 적어 주세요.',
} as const;

const korean = defineMessages(KOREAN, KOREAN);

/** A message's text in the reader's language; without a translation its own text stands. */
export function messageWords(message: ConversationMessage, language: Language): string {
  const { code, parameters, text, error, tone } = message;
  if (language !== 'ko' || code === undefined) return text;
  if (Object.hasOwn(KOREAN, code)) return korean('ko')(code as keyof typeof KOREAN, parameters);
  return tone === 'error' && error ? errorWords(error, language) : text;
}
