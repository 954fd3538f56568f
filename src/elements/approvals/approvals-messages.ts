import { defineMessages } from '../locale/messages.js';

export const approvalsMessages = defineMessages('approvals', {
  heading: 'Approvals',
  waiting: '{count} waiting',
  approveAll: 'Approve all of this turn',
  remembered: 'Allowed for this session',
  forget: 'Ask about {name} again',
  empty: 'Nothing waits for you. A tool that wants to change something asks here first.',
});
