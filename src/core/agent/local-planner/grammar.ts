import type { Intent } from './intent.js';
import { checkPageIntent, runTestsIntent, validateIntent } from './intents/checks.js';
import {
  createIntent,
  deleteIntent,
  downloadIntent,
  listIntent,
  openIntent,
  readIntent,
  renameIntent,
  revertIntent,
} from './intents/files.js';
import { featureIntent, heroIntent, themeIntent } from './intents/page.js';
import { changesIntent, diffIntent, historyIntent, readFilesIntent, reviewIntent } from './intents/review.js';
import { patchIntent, searchIntent } from './intents/text.js';
import {
  consoleIntent,
  disconnectFolderIntent,
  previewStatusIntent,
  redoIntent,
  refreshIntent,
  reloadFolderIntent,
  resetIntent,
  saveIntent,
  statusIntent,
  undoIntent,
} from './intents/workspace.js';

/** CONTRACT 5, in its order; what the contract has no row for stands where its words are the more exact ones. */
export const GRAMMAR: readonly Intent[] = [
  resetIntent,
  previewStatusIntent,
  consoleIntent,
  statusIntent,
  searchIntent,
  listIntent,
  patchIntent,
  renameIntent,
  openIntent,
  readIntent,
  downloadIntent,
  revertIntent,
  undoIntent,
  redoIntent,
  refreshIntent,
  deleteIntent,
  createIntent,
  themeIntent,
  featureIntent,
  heroIntent,
  saveIntent,
  reloadFolderIntent,
  disconnectFolderIntent,
  // What looks at the work comes after what does it.
  reviewIntent,
  changesIntent,
  diffIntent,
  readFilesIntent,
  historyIntent,
  validateIntent,
  checkPageIntent,
  runTestsIntent,
];

/** Wishes that undo each other: nobody can mean both. */
export const CONTRARY: readonly (readonly [string, string])[] = [
  ['workspace.undo', 'workspace.redo'],
  ['workspace.reloadFolder', 'workspace.disconnectFolder'],
  ['workspace.deleteFile', 'workspace.createFile'],
  ['workspace.deleteFile', 'workspace.revertFile'],
  ['workspace.deleteFile', 'workspace.renameFile'],
  ['workspace.deleteFile', 'workspace.applyPatch'],
];
