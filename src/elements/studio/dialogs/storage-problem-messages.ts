import { defineMessages } from '../../locale/messages.js';

export const storageProblemMessages = defineMessages('storage-problem', {
  memoryOnly: 'Your work is not being stored. It is in this tab only.',
  whatHappened: 'What happened',
  title: 'Your work is not being stored',
  WORKSPACE_STORAGE_UNAVAILABLE:
    'This browser lets the page store nothing: a private window, blocked site data, or a frame of another site.',
  WORKSPACE_STORAGE_QUOTA: 'The room that this browser gives the site is used up.',
  WORKSPACE_STORAGE_BLOCKED: 'Another tab holds the storage open in an older version. Close that tab, then try again.',
  WORKSPACE_STORAGE_VERSION: 'What is stored was written by a newer version of this page. Reload to get that version.',
  WORKSPACE_STORAGE_CLOSED: 'The browser closed the storage, or its data was cleared.',
  WORKSPACE_STORAGE_TIMEOUT: 'The storage of this browser gave no answer in time.',
  WORKSPACE_STORAGE_FAILED: 'The storage of this browser failed.',
  safe: 'Safe: everything up to revision {revision} is stored in this browser.',
  nothingSafe: 'Nothing of this workspace is stored in this browser.',
  atRisk: 'Not safe: what you changed since then is in this tab only, and gone when it is closed or reloaded.',
  allAtRisk: 'Not safe: everything here is in this tab only, and gone when it is closed or reloaded.',
  nothingAtRisk: 'You have changed nothing since then.',
  folder: 'Save still writes to the folder {name}.',
  retry: 'Try again',
  trying: 'Trying',
  stillNot: 'Tried just now: still not stored.',
  download: 'Download everything',
  downloaded: '{name} was downloaded.',
  accept: 'Keep working without it',
});
