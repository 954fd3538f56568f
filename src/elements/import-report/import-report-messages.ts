import { defineMessages } from '../locale/messages.js';

export const importReportMessages = defineMessages('import-report', {
  close: 'Close',
  leftOut: 'What was left out',
  limitFiles: 'There is room for 200 files; the rest stayed where it was.',
  limitTotal: 'There is room for 12 MB in all; the rest stayed where it was.',
  limitScan: 'Only the first 2,000 files and folders were looked at.',
  unsupported: 'no kind of file that a workspace holds',
  duplicate: 'came twice',
  tooLarge: 'too large',
  binary: 'not text',
  invalid: 'a path that could lead elsewhere, or is too long',
  ignored: 'filled by tools',
  unreadable: 'could not be read',
  encrypted: 'locked with a password',
  brokenArchive: 'a zip file that cannot be opened: damaged, locked or too large',
  exists: 'is here already',
  taken: 'a file and a folder cannot share a name',
});
