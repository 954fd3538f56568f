import { capturePlatform } from './capture-platform.js';
import { captureConsole } from './console-capture.js';
import { pickElements } from './element-picker.js';
import { findFiles } from './file-finder.js';
import { watchFocus } from './focus-watch.js';
import { shimHistory } from './history-shim.js';
import { guardLinks } from './link-guard.js';
import { watchPolicy } from './policy-watch.js';
import { shimStorage } from './storage-shim.js';

/** The parts of the runtime. Each stands for itself, so that its text can be sent into a frame. */
export interface FrameParts {
  readonly capturePlatform: typeof capturePlatform;
  readonly captureConsole: typeof captureConsole;
  readonly findFiles: typeof findFiles;
  readonly pickElements: typeof pickElements;
  readonly watchFocus: typeof watchFocus;
  readonly shimHistory: typeof shimHistory;
  readonly guardLinks: typeof guardLinks;
  readonly watchPolicy: typeof watchPolicy;
  readonly shimStorage: typeof shimStorage;
}

export const FRAME_PARTS: FrameParts = {
  capturePlatform,
  captureConsole,
  findFiles,
  pickElements,
  watchFocus,
  shimHistory,
  guardLinks,
  watchPolicy,
  shimStorage,
};
