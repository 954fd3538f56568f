import { defineMessages } from '../locale/messages.js';

export const statusMessages = defineMessages(
  'status',
  {
    running: 'running',
    waiting: 'waiting',
    completed: 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
  },
  {
    running: '실행 중',
    waiting: '대기 중',
    completed: '완료',
    failed: '실패',
    cancelled: '취소됨',
  },
);
