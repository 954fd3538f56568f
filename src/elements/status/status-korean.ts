import type { Translation } from '../locale/messages.js';
import type { statusMessages } from './status-messages.js';

export const statusKorean: Translation<typeof statusMessages> = {
  running: '실행 중',
  waiting: '대기 중',
  completed: '완료',
  failed: '실패',
  cancelled: '취소됨',
  idle: '한 일 없음',
};
