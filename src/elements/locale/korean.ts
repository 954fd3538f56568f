// Korean, fetched by the first element that stands where it is read.
import { approvalKorean, approvalPhrasesKorean } from '../approval-card/approval-korean.js';
import { approvalsKorean } from '../approvals/approvals-korean.js';
import { catalogKorean } from '../catalog/catalog-korean.js';
import { changesKorean, diffPhrasesKorean } from '../changes/changes-korean.js';
import { chatKorean } from '../chat/chat-korean.js';
import { messageKorean } from '../chat/message-korean.js';
import { consoleKorean } from '../console/console-korean.js';
import { codePhrasesKorean, editorKorean } from '../editor/editor-korean.js';
import { explorerKorean } from '../explorer/explorer-korean.js';
import { importReportKorean } from '../import-report/import-report-korean.js';
import { jobKorean } from '../job/job-korean.js';
import { paletteKorean } from '../palette/palette-korean.js';
import { placeholderKorean } from '../placeholder/placeholder-korean.js';
import { previewKorean } from '../preview/preview-korean.js';
import { recipeKorean } from '../recipes/recipe-korean.js';
import { recoveryKorean } from '../recovery/recovery-korean.js';
import { searchKorean } from '../search/search-korean.js';
import { settingsKorean } from '../settings/settings-korean.js';
import { statusKorean } from '../status/status-korean.js';
import { dialogKorean } from '../studio/dialogs/dialog-korean.js';
import { storageProblemKorean } from '../studio/dialogs/storage-problem-korean.js';
import { studioKorean } from '../studio/studio-korean.js';
import { traceKorean } from '../trace/trace-korean.js';
import { diagnosticKorean } from './diagnostic-korean.js';
import { errorKorean } from './error-korean.js';
import type { Texts } from './locales.js';
import { summaryKorean } from './summary-korean.js';

/** The texts by the name of their catalogue. */
export const KOREAN: Readonly<Record<string, Texts>> = {
  agent: messageKorean,
  approval: approvalKorean,
  'approval-phrases': approvalPhrasesKorean,
  approvals: approvalsKorean,
  catalog: catalogKorean,
  'changes-view': diffPhrasesKorean,
  changes: changesKorean,
  chat: chatKorean,
  console: consoleKorean,
  diagnostics: diagnosticKorean,
  dialogs: dialogKorean,
  'editor-view': codePhrasesKorean,
  editor: editorKorean,
  errors: errorKorean,
  explorer: explorerKorean,
  'import-report': importReportKorean,
  job: jobKorean,
  palette: paletteKorean,
  placeholder: placeholderKorean,
  preview: previewKorean,
  recipes: recipeKorean,
  recovery: recoveryKorean,
  search: searchKorean,
  settings: settingsKorean,
  status: statusKorean,
  'storage-problem': storageProblemKorean,
  studio: studioKorean,
  summaries: summaryKorean,
  trace: traceKorean,
};
