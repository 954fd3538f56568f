import { confirmDialog } from '../overlay/confirm-dialog.js';
import type { DialogContent } from '../overlay/dialog-stack.js';
import type { ExplorerTranslate } from './explorer-messages.js';

/** Asks before a file goes, or a folder with the files that lie in it. */
export function deleteQuestion(t: ExplorerTranslate, name: string, files: readonly string[]): DialogContent<true> {
  return confirmDialog({
    question: t('deleteQuestion', { name }),
    warning: t('deleteWarning'),
    confirm: t('delete'),
    cancel: t('cancel'),
    items: files.length > 1 ? files : [],
  });
}
