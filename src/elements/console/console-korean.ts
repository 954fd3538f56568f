import type { Translation } from '../locale/messages.js';
import type { consoleMessages } from './console-messages.js';

export const consoleKorean: Translation<typeof consoleMessages> = {
  console: '콘솔',
  empty: '페이지가 콘솔에 쓰는 내용이 여기에 표시됩니다.',
  clear: '지우기',
  clearConsole: '콘솔 지우기',
  omitted: '보관된 것 외에 {count}줄이 더 쓰였습니다',
  times: '{count}번',
  openPlace: '{place} 열기',
  debug: '디버그',
  log: '로그',
  info: '정보',
  warn: '경고',
  error: '오류',
};
