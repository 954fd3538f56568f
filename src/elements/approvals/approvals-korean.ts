import type { Translation } from '../locale/messages.js';
import type { approvalsMessages } from './approvals-messages.js';

export const approvalsKorean: Translation<typeof approvalsMessages> = {
  heading: '승인',
  waiting: '{count}건 대기',
  approveAll: '이번 차례 모두 승인',
  remembered: '이번 세션 동안 허용됨',
  forget: '{name} 다시 묻기',
  empty: '기다리는 요청이 없습니다. 무언가를 바꾸려는 도구는 먼저 여기에서 묻습니다.',
};
