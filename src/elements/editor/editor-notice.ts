import { html, nothing, type TemplateResult } from 'lit';
import { errorWords } from '../locale/error-words.js';
import type { Language } from '../locale/language.js';
import { isInConflict, type EditorFile } from './editor-file.js';
import { editorMessages } from './editor-messages.js';
import { nearLimit, overLimit } from './limit-words.js';

interface EditorSituation {
  readonly open: EditorFile;
  /** The studio was closed. */
  readonly closed: boolean;
  /** The code of the editor could not be loaded. */
  readonly failed: boolean;
  readonly running: boolean;
  /** The person tried to type while the agent works. */
  readonly refused: boolean;
}

interface EditorRemedies {
  loadAgain(): void;
  cancelRun(): void;
  takeFile(path: string): void;
  keepMine(path: string): void;
  keepBoth(path: string): void;
}

/** The line under the code that says what is wrong, or not possible now, and what can be done about it: one, the gravest. */
export function editorNotice(
  { open, closed, failed, running, refused }: EditorSituation,
  remedies: EditorRemedies,
  language: Language,
): TemplateResult | typeof nothing {
  const t = editorMessages(language);
  if (open.kind !== 'text') return nothing;
  if (closed) return notice('plain', t('closed'));
  if (failed) return notice('bad', t('loadFailed'), [{ label: t('retry'), press: () => remedies.loadAgain() }]);
  if (refused) return notice('ask', t('agentHolds'), [{ label: t('cancelRun'), press: () => remedies.cancelRun() }]);
  const tooLong = overLimit(open.source.length, language);
  if (tooLong) return notice('bad', tooLong);
  if (isInConflict(open)) {
    const { path } = open.file;
    return notice('ask', t('conflict'), [
      { label: t('takeFile'), press: () => remedies.takeFile(path) },
      { label: t('keepMine'), press: () => remedies.keepMine(path) },
      { label: t('keepBoth'), press: () => remedies.keepBoth(path) },
    ]);
  }
  if (open.draft?.error) return notice('bad', t('notWritten', { reason: errorWords(open.draft.error, language) }));
  if (running) return notice('plain', t('agentRuns'));
  const long = nearLimit(open.source.length, language);
  return long ? notice('plain', long) : nothing;
}

interface NoticeAction {
  readonly label: string;
  press(): void;
}

function notice(tone: 'plain' | 'ask' | 'bad', words: string, actions: readonly NoticeAction[] = []): TemplateResult {
  return html`<div class="notice ${tone}" part="notice">
    <span class="words">${words}</span>
    <span class="choices"
      >${actions.map(({ label, press }) => html`<button type="button" @click=${press}>${label}</button>`)}</span
    >
  </div>`;
}
