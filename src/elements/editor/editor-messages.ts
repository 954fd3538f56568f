import { defineMessages } from '../locale/messages.js';

export const editorMessages = defineMessages('editor', {
  label: 'Code of {path}',
  code: 'Code',
  noStudio: 'No studio here yet. Put the editor inside a studio, or name one with the studio attribute.',
  noFile: 'No file is open. Choose or create one.',
  missing: '{path} is not in the workspace.',
  asset: '{path} is not text, so it cannot be edited here. The preview uses it as it is.',
  loadingWorkspace: 'Loading the workspace',
  loadFailed: 'The code editor could not be loaded. The text below is what the file holds.',
  retry: 'Try again',
  closed: 'This studio was closed. The text can be copied, not changed.',
  agentRuns: 'Read-only while the agent works',
  nearLimit: '{count} of {limit} characters',
  overLimit: '{count} of {limit} characters. Shorten the file by {over} to save it.',
  conflict: 'The file changed while you typed. Your text is kept here and is not in the workspace.',
  takeFile: 'Use the file’s text',
  keepMine: 'Keep mine',
  keepBoth: 'Keep both',
  notWritten: 'Your text could not be written yet: {reason}',
  keyboard: 'Tab indents. To leave the editor, press Escape, then Tab.',
  tabLeaves: 'Tab now leaves the editor.',
});
