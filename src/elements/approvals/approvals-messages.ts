import { defineMessages } from '../locale/messages.js';

export const approvalsMessages = defineMessages(
  {
    heading: 'Approvals',
    waiting: '{count} waiting',
    empty: 'Nothing waits for you. A tool that wants to change something asks here first.',
  },
  {
    heading: '승인',
    waiting: '{count}건 대기',
    empty: '기다리는 요청이 없습니다. 무언가를 바꾸려는 도구는 먼저 여기에서 묻습니다.',
  },
);
