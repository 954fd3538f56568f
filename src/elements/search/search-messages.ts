import { defineMessages } from '../locale/messages.js';

export const searchMessages = defineMessages('search', {
  field: 'Search the workspace',
  regex: 'Regular expression',
  matchCase: 'Match case',
  hint: 'Searches every text file, with what is still being typed.',
  none: 'Nothing found. Files searched: {files}.',
  found: '{count} lines in {files} files',
  oneFound: '1 line in {files} files',
  first: 'The first {count} lines. Type more to find fewer.',
  results: 'Lines found',
  searching: 'Searching',
});
