import { html, nothing, type TemplateResult } from 'lit';
import download from 'lucide/dist/esm/icons/download.mjs';
import ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import fileDown from 'lucide/dist/esm/icons/file-down.mjs';
import folder from 'lucide/dist/esm/icons/folder.mjs';
import folderOpen from 'lucide/dist/esm/icons/folder-open.mjs';
import refreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import rotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import save from 'lucide/dist/esm/icons/save.mjs';
import settingsIcon from 'lucide/dist/esm/icons/settings-2.mjs';
import search from 'lucide/dist/esm/icons/search.mjs';
import unplug from 'lucide/dist/esm/icons/unplug.mjs';
import upload from 'lucide/dist/esm/icons/upload.mjs';
import type { LinkedFolderSnapshot } from '../../core/workspace/folder/linked-folder-port.js';
import { icon } from '../icons/icon.js';
import { menuButton, type MenuEntry } from '../menu/menu.js';
import { folderNeed } from './folder-status.js';
import { commandKey } from './shortcuts.js';
import type { StudioActions } from './studio-actions.js';
import type { StudioTranslate } from './studio-messages.js';

export interface FolderMenuOptions {
  readonly t: StudioTranslate;
  readonly actions: StudioActions;
  readonly folder: LinkedFolderSnapshot;
  /** Why the workspace cannot be changed by hand right now. */
  readonly lockedBecause: string | undefined;
  /** Why there is nothing to save, or it cannot be saved. */
  readonly saveRefused: string | undefined;
}

/** The folder's own button: its name and what can be done with it, or the way to open one. */
export function folderButton(options: FolderMenuOptions): TemplateResult {
  const { t, actions, folder: linked, lockedBecause, saveRefused } = options;
  if (!linked.linked) {
    return html`<button
      type="button"
      class="folder-open"
      part="folder"
      title=${lockedBecause ?? t('openFolder')}
      aria-label=${t('openFolder')}
      ?disabled=${lockedBecause !== undefined || linked.busy}
      @click=${actions.openFolder}
    >
      ${icon(folderOpen)}<span class="words">${t('openFolder')}</span>
    </button>`;
  }
  const name = linked.name ?? '';
  const tone = folderNeed(linked) ? 'ask' : '';
  return menuButton({
    menuId: 'folder-menu',
    part: 'folder',
    label: t('folderMenu', { name }),
    className: 'folder-linked',
    content: html`${icon(folder)}<span class="words">${name}</span
      >${tone ? html`<span class="dot ${tone}"></span>` : nothing}`,
    entries: [
      {
        id: 'save-all',
        label: t('saveAll'),
        shapes: save,
        shortcut: commandKey('S'),
        disabledBecause: saveRefused,
        select: actions.save,
      },
      {
        id: 'reload',
        label: t('reloadFolder'),
        shapes: refreshCw,
        disabledBecause: lockedBecause,
        select: actions.reloadFolder,
      },
      'separator',
      {
        id: 'open-other',
        label: t('openOtherFolder'),
        shapes: folderOpen,
        disabledBecause: lockedBecause,
        select: actions.openFolder,
      },
      {
        id: 'disconnect',
        label: t('disconnectFolder'),
        shapes: unplug,
        disabledBecause: lockedBecause,
        select: actions.disconnectFolder,
      },
    ],
  });
}

/** What is needed seldom: archives, the palette, starting over. */
export function moreMenu(options: FolderMenuOptions): TemplateResult {
  const { t, actions, folder: linked, lockedBecause } = options;
  const entries: readonly MenuEntry[] = [
    { id: 'palette', label: t('palette'), shapes: search, shortcut: commandKey('K'), select: () => actions.palette() },
    { id: 'settings', label: t('settings'), shapes: settingsIcon, select: actions.settings },
    'separator',
    {
      id: 'import-zip',
      label: t('importZip'),
      shapes: upload,
      disabledBecause: lockedBecause,
      select: actions.importZip,
    },
    { id: 'export-zip', label: t('exportZip'), shapes: download, select: actions.exportZip },
    { id: 'export-page', label: t('exportPage'), shapes: fileDown, select: actions.exportPage },
    'separator',
    {
      id: 'reset',
      label: t('resetTitle'),
      shapes: rotateCcw,
      danger: true,
      disabledBecause: lockedBecause ?? (linked.linked ? t('resetNeedsDisconnect') : undefined),
      select: () => void actions.reset(),
    },
  ];
  return menuButton({
    menuId: 'more-menu',
    part: 'more',
    label: t('more'),
    className: 'icon-only',
    content: icon(ellipsis),
    entries,
  });
}
