import { defineMessages } from '../locale/messages.js';

export const consoleMessages = defineMessages('console', {
  console: 'Console',
  empty: 'What the page writes to its console stands here.',
  clear: 'Clear',
  clearConsole: 'Clear the console',
  omitted: '{count} more lines were written than are kept',
  times: '{count} times',
  openPlace: 'Open {place}',
  debug: 'Debug',
  log: 'Log',
  info: 'Info',
  warn: 'Warning',
  error: 'Error',
});
