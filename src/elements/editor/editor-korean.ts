import type { Translation } from '../locale/messages.js';
import type { editorMessages } from './editor-messages.js';

export const editorKorean: Translation<typeof editorMessages> = {
  label: '{path} 코드',
  code: '코드',
  noStudio: '아직 스튜디오가 없습니다. 편집기를 스튜디오 안에 두거나 studio 속성으로 지정하세요.',
  noFile: '열린 파일이 없습니다. 파일을 고르거나 새로 만드세요.',
  missing: '작업공간에 {path} 파일이 없습니다.',
  asset: '{path} 파일은 텍스트가 아니어서 여기서 편집할 수 없습니다. 미리보기는 그대로 사용합니다.',
  loadingWorkspace: '작업공간을 불러오는 중',
  loadFailed: '코드 편집기를 불러오지 못했습니다. 아래는 파일의 내용입니다.',
  retry: '다시 시도',
  closed: '이 스튜디오는 닫혔습니다. 글을 복사할 수 있지만 바꿀 수는 없습니다.',
  agentRuns: '에이전트가 작업하는 동안 읽기 전용입니다',
  nearLimit: '{limit}자 중 {count}자',
  overLimit: '{limit}자 중 {count}자입니다. 저장하려면 {over}자를 줄이세요.',
  conflict: '입력하는 동안 파일이 바뀌었습니다. 입력한 내용은 여기에만 있고 작업공간에는 없습니다.',
  takeFile: '파일 내용 사용',
  keepMine: '내 내용 유지',
  keepBoth: '둘 다 유지',
  notWritten: '입력한 내용을 아직 저장하지 못했습니다: {reason}',
  keyboard: 'Tab은 들여쓰기입니다. 편집기를 벗어나려면 Escape 다음 Tab을 누르세요.',
  tabLeaves: '이제 Tab으로 편집기를 벗어납니다.',
};

/** By the English text of the code surface. */
export const codePhrasesKorean: Readonly<Record<string, string>> = {
  Find: '찾기',
  Replace: '바꾸기',
  next: '다음',
  previous: '이전',
  all: '모두',
  'match case': '대소문자 구분',
  regexp: '정규식',
  'by word': '단어 단위',
  replace: '바꾸기',
  'replace all': '모두 바꾸기',
  close: '닫기',
  'Go to line': '줄로 이동',
  go: '이동',
  'current match': '현재 일치',
  'replaced $ matches': '$개를 바꿨습니다',
  'replaced match on line $': '$번째 줄을 바꿨습니다',
  'on line': '줄',
  'Control character': '제어 문자',
  Diagnostics: '문제',
  'No diagnostics': '문제가 없습니다',
};
