import { html, type TemplateResult } from 'lit';
import type { FolderNeed } from './folder-status.js';
import type { StudioTranslate } from './studio-messages.js';

export interface FolderNoticeActions {
  reconnect(): void;
  grant(): void;
  settle(): void;
  choose(): void;
}

/** What the linked folder waits for: what happened, then what can be done. */
export function folderNotice(t: StudioTranslate, need: FolderNeed, actions: FolderNoticeActions): TemplateResult {
  switch (need.kind) {
    case 'reconnect':
      return strip(t('folderGone'), t('reconnectFolder'), actions.reconnect);
    case 'grant':
      return strip(
        t(need.denied ? 'folderDenied' : 'folderAsks', { name: need.name }),
        t('grantAccess'),
        actions.grant,
      );
    case 'settle':
      return strip(counted(t, 'unsettled', need.paths), t('checkFolder'), actions.settle);
    case 'choose':
      return strip(counted(t, 'changedOnDisk', need.paths), t('compareVersions'), actions.choose);
  }
}

function counted(t: StudioTranslate, kind: 'unsettled' | 'changedOnDisk', paths: readonly string[]): string {
  const [path = ''] = paths;
  return paths.length === 1 ? t(`${kind}One`, { path }) : t(`${kind}Many`, { count: paths.length });
}

function strip(words: string, label: string, press: () => void): TemplateResult {
  return html`<div class="strip ask" part="notice" role="status">
    <span class="dot ask"></span><span>${words}</span>
    <span class="grow"></span>
    <button type="button" part="folder-action" @click=${press}>${label}</button>
  </div>`;
}
