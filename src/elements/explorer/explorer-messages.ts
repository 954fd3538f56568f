import { defineMessages } from '../locale/messages.js';

export const explorerMessages = defineMessages('explorer', {
  files: 'Files',
  newFile: 'New file',
  newFolder: 'New folder',
  newName: 'Name of the new file',
  newFolderName: 'Name of the new folder',
  newNameFor: 'New name for {name}',
  upload: 'Add files',
  open: 'Open',
  rename: 'Rename',
  move: 'Move to another folder',
  delete: 'Delete',
  download: 'Download',
  actions: 'Actions for {name}',
  entry: 'page',
  entryTitle: 'The page that the preview shows',
  unsaved: 'changed since the last save',
  conflict: 'differs from the disk or another page',
  locked: 'The agent works: you can edit again when it is done',
  deleteQuestion: 'Delete {name}?',
  deleteWarning: 'Undo can bring it back until you reload. A linked folder loses it with the next save.',
  cancel: 'Cancel',
  empty: 'No files yet. Make one, or drop some here.',
  notText: '{name} was left out: only text and code can be added here. Open a folder or a zip file for the rest.',
  tooLarge: '{name} was left out: it has more than 80,000 characters.',
  dropHere: 'Drop to add to {name}',
  top: 'the workspace',
});

export type ExplorerTranslate = ReturnType<typeof explorerMessages>;
