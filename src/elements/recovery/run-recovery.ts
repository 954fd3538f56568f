import type { RecoveryAction } from '../../core/protocol/recovery.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { errorWords } from '../locale/error-words.js';
import type { Language } from '../locale/language.js';
import { recoveryMessages } from './recovery-messages.js';

/** The ways out that a command of the studio takes; the others repeat a prompt or a call, which its owner does. */
export type CommandRecovery = Extract<RecoveryAction, 'reconnect-folder' | 'grant-access' | 'refresh-preview'>;

export function isCommandRecovery(action: RecoveryAction): action is CommandRecovery {
  return action === 'reconnect-folder' || action === 'grant-access' || action === 'refresh-preview';
}

/** Takes the way out and says what came of it. By a gesture: picker and permission need one. Never throws. */
export async function runRecovery(
  action: CommandRecovery,
  view: StudioView,
  language: Language,
  confirmReplace: () => Promise<boolean>,
): Promise<string> {
  const t = recoveryMessages(language);
  const { commands } = view;
  switch (action) {
    case 'grant-access':
      return t((await commands.grantFolderAccess()) === 'granted' ? 'granted' : 'notGranted');
    case 'refresh-preview': {
      const { error } = await commands.refreshPreview();
      return error ? errorWords(error, language) : t('refreshed');
    }
    case 'reconnect-folder':
      return reconnect(view, language, confirmReplace);
  }
}

/** A linked folder with saves in doubt is compared first: choosing it anew would drop what is known of them. */
async function reconnect(
  { folder, commands }: StudioView,
  language: Language,
  confirmReplace: () => Promise<boolean>,
): Promise<string> {
  const t = recoveryMessages(language);
  const { linked, unsettledPaths } = folder.getSnapshot();
  if (linked && unsettledPaths.length > 0) {
    const paths = await commands.reconcileFolder();
    return paths.length === 0 ? t('settled') : t('doubt', { paths: paths.join(', ') });
  }
  const outcome = await commands.openFolder(confirmReplace);
  if (outcome.state === 'failed') return errorWords(outcome.error, language);
  return t(outcome.state === 'opened' ? 'connected' : 'cancelled');
}
