import type { Translation } from '../locale/messages.js';
import type { recoveryMessages } from './recovery-messages.js';

export const recoveryKorean: Translation<typeof recoveryMessages> = {
  retry: '다시 시도',
  'reread-and-retry': '다시 읽고 시도',
  'reconnect-folder': '폴더 다시 연결',
  'grant-access': '접근 허용',
  'refresh-preview': '미리보기 새로고침',
  'open-settings': '설정 열기',
  'use-local-agent': '로컬 에이전트로 다시 시도',
  replaceTitle: '저장하지 않은 변경을 바꿀까요?',
  replaceWarning: '폴더가 작업공간을 대신합니다. 저장하지 않은 내용은 사라집니다.',
  replace: '바꾸기',
  keep: '그대로 두기',
  connected: '폴더를 연결했습니다.',
  settled: '폴더를 마지막 저장과 비교했습니다. 확실하지 않은 것이 없습니다.',
  doubt: '아직 확실하지 않음: {paths}.',
  granted: '접근을 허용했습니다.',
  notGranted: '접근이 허용되지 않았습니다.',
  refreshed: '미리보기를 새로 고쳤습니다.',
  cancelled: '바뀐 것은 없습니다.',
};
