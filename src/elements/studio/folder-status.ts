import type { LinkedFolderSnapshot } from '../../core/workspace/folder/linked-folder-port.js';
import type { WorkspaceSnapshot } from '../../core/workspace/workspace-model.js';
import type { StudioTranslate } from './studio-messages.js';
import { unsavedCount } from './studio-status.js';

/** What the folder needs from the person now, the most pressing first. */
export type FolderNeed =
  | { readonly kind: 'reconnect'; readonly name: string }
  | { readonly kind: 'grant'; readonly name: string; readonly denied: boolean }
  | { readonly kind: 'settle'; readonly paths: readonly string[] }
  | { readonly kind: 'choose'; readonly paths: readonly string[] };

export function folderNeed(folder: LinkedFolderSnapshot): FolderNeed | undefined {
  const { linked, name = '', permission, restore, outsideChanges, unsettledPaths } = folder;
  if (!linked) return restore === 'unavailable' ? { kind: 'reconnect', name } : undefined;
  if (permission === 'prompt' || permission === 'denied') {
    return { kind: 'grant', name, denied: permission === 'denied' };
  }
  if (unsettledPaths.length > 0) return { kind: 'settle', paths: unsettledPaths };
  if (outsideChanges.length > 0) return { kind: 'choose', paths: outsideChanges.map(({ path }) => path) };
  return undefined;
}

/** Why saving would do nothing, or cannot be done; undefined when it can. */
export type SaveRefusal = 'loading' | 'locked' | 'saving' | 'nothing' | 'grant';

export function saveRefusal(
  workspace: WorkspaceSnapshot,
  folder: LinkedFolderSnapshot,
  draftCount: number,
  state: { readonly loading: boolean; readonly locked: boolean; readonly saving: boolean },
): SaveRefusal | undefined {
  if (state.saving) return 'saving';
  if (state.loading) return 'loading';
  if (state.locked) return 'locked';
  if (folder.linked && (folder.permission === 'prompt' || folder.permission === 'denied')) return 'grant';
  return unsavedCount(workspace) + draftCount === 0 ? 'nothing' : undefined;
}

export function saveRefusalWords(
  t: StudioTranslate,
  { linked }: LinkedFolderSnapshot,
  refusal: SaveRefusal | undefined,
): string | undefined {
  switch (refusal) {
    case 'nothing':
      return t(linked ? 'saveNothingFolder' : 'saveNothing');
    case 'saving':
      return t('saveBusy');
    case 'grant':
      return t('saveNeedsAccess');
    case 'locked':
      return t('lockedByAgent');
    case 'loading':
      return t('lockedLoading');
    default:
      return undefined;
  }
}
