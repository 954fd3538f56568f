import type { RecoveryAction } from '../../core/protocol/recovery.js';
import { defineMessages } from '../locale/messages.js';

/** The names of the ways out, and what came of them; one set for chat, palette and agent. */
export const recoveryMessages = defineMessages('recovery', {
  retry: 'Retry',
  'reread-and-retry': 'Re-read & retry',
  'reconnect-folder': 'Reconnect folder',
  'grant-access': 'Grant access',
  'refresh-preview': 'Refresh preview',
  'open-settings': 'Open settings',
  'use-local-agent': 'Use local agent & retry',
  replaceTitle: 'Replace unsaved changes?',
  replaceWarning: 'The folder takes the place of the workspace. What is not saved is lost.',
  replace: 'Replace',
  keep: 'Keep them',
  connected: 'The folder is connected.',
  settled: 'The folder was compared with the last save. Nothing is in doubt any more.',
  doubt: 'Still in doubt: {paths}.',
  granted: 'Access was granted.',
  notGranted: 'Access was not granted.',
  refreshed: 'The preview was refreshed.',
  cancelled: 'Nothing was changed.',
} satisfies Readonly<Record<RecoveryAction, string>> & Readonly<Record<string, string>>);
