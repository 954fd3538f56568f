import { defineMessages } from '../locale/messages.js';

export const statusMessages = defineMessages('status', {
  running: 'running',
  waiting: 'waiting',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  idle: 'nothing done',
});
