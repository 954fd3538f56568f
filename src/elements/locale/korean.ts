// Korean, fetched by the first element that stands where it is read.
import { changesKorean, diffPhrasesKorean } from '../changes/changes-korean.js';
import { codePhrasesKorean, editorKorean } from '../editor/editor-korean.js';
import { explorerKorean } from '../explorer/explorer-korean.js';
import { paletteKorean } from '../palette/palette-korean.js';
import { searchKorean } from '../search/search-korean.js';
import { dialogKorean } from '../studio/dialogs/dialog-korean.js';
import { studioKorean } from '../studio/studio-korean.js';
import type { Texts } from './locales.js';

/** The texts by the name of their catalogue. */
export const KOREAN: Readonly<Record<string, Texts>> = {
  changes: changesKorean,
  'changes-view': diffPhrasesKorean,
  dialogs: dialogKorean,
  editor: editorKorean,
  'editor-view': codePhrasesKorean,
  explorer: explorerKorean,
  palette: paletteKorean,
  search: searchKorean,
  studio: studioKorean,
};
