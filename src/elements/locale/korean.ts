// Korean, fetched by the first element that stands where it is read.
import { changesKorean, diffPhrasesKorean } from '../changes/changes-korean.js';
import { messageKorean } from '../chat/message-korean.js';
import { codePhrasesKorean, editorKorean } from '../editor/editor-korean.js';
import { explorerKorean } from '../explorer/explorer-korean.js';
import { paletteKorean } from '../palette/palette-korean.js';
import { searchKorean } from '../search/search-korean.js';
import { dialogKorean } from '../studio/dialogs/dialog-korean.js';
import { studioKorean } from '../studio/studio-korean.js';
import { diagnosticKorean } from './diagnostic-korean.js';
import { errorKorean } from './error-korean.js';
import type { Texts } from './locales.js';

/** The texts by the name of their catalogue. */
export const KOREAN: Readonly<Record<string, Texts>> = {
  agent: messageKorean,
  changes: changesKorean,
  'changes-view': diffPhrasesKorean,
  diagnostics: diagnosticKorean,
  dialogs: dialogKorean,
  editor: editorKorean,
  'editor-view': codePhrasesKorean,
  errors: errorKorean,
  explorer: explorerKorean,
  palette: paletteKorean,
  search: searchKorean,
  studio: studioKorean,
};
