import type { TemplateResult } from 'lit';
import { menu } from '../menu/menu.js';
import type { ExplorerTranslate } from './explorer-messages.js';
import type { TreeRow } from './file-tree.js';

export interface RowMenuOptions {
  readonly t: ExplorerTranslate;
  /** The row whose menu it is; undefined where there is none. */
  readonly row: TreeRow | undefined;
  readonly lockedBecause: string | undefined;
  open(path: string): void;
  rename(path: string): void;
  move(path: string): void;
  make(kind: 'file' | 'folder', beside: string): void;
  upload(beside: string): void;
  download(path: string): void;
  remove(path: string): void;
}

/** What can be done with a row, for the right button, Shift+F10 and the menu key. */
export function rowMenu(options: RowMenuOptions): TemplateResult {
  const { t, row, lockedBecause: disabledBecause } = options;
  const at = row?.path ?? '';
  const isFile = row?.kind === 'file';
  return menu({
    menuId: 'row-menu',
    label: t('actions', { name: row?.name ?? '' }),
    entries: [
      ...(isFile ? [{ id: 'open', label: t('open'), select: () => options.open(at) }] : []),
      { id: 'rename', label: t('rename'), shortcut: 'F2', disabledBecause, select: () => options.rename(at) },
      { id: 'move', label: t('move'), disabledBecause, select: () => options.move(at) },
      { id: 'new-file', label: t('newFile'), disabledBecause, select: () => options.make('file', at) },
      { id: 'new-folder', label: t('newFolder'), disabledBecause, select: () => options.make('folder', at) },
      { id: 'upload', label: t('addHere'), disabledBecause, select: () => options.upload(at) },
      ...(isFile ? [{ id: 'download', label: t('download'), select: () => options.download(at) }] : []),
      'separator',
      { id: 'delete', label: t('delete'), danger: true, disabledBecause, select: () => options.remove(at) },
    ],
  });
}
