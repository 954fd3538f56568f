import { html, nothing, type TemplateResult } from 'lit';
import type { TurnUndoState } from '../../core/agent/agent-model.js';
import type { Language } from '../locale/language.js';
import { chatMessages } from './chat-messages.js';

/** Names of files shown; more are counted. */
const NAMES_SHOWN = 3;

/** What can be done about the files that a turn changed, and which they are; nothing for a turn that is not kept. */
export function turnUndoRow(
  turn: TurnUndoState | undefined,
  { language, running, undo }: { readonly language: Language; readonly running: boolean; readonly undo: () => void },
): TemplateResult | typeof nothing {
  if (!turn) return nothing;
  const t = chatMessages(language);
  const paths = fileNames(turn.paths, language);
  switch (turn.state) {
    case 'undone':
      return html`<p class="turn-note">${t('turnUndone')}</p>`;
    case 'changed-since':
      return html`<p class="turn-note">${t('turnChangedSince', { paths })}</p>`;
    case 'offered':
      return html`<div class="recovery">
        <button part="undo-turn" ?disabled=${running} title=${t('undoTurnHint')} @click=${undo}>
          ${t('undoTurn')}
        </button>
        <span class="turn-files">${paths}</span>
      </div>`;
  }
}

export function fileNames(paths: readonly string[], language: Language): string {
  const shown = paths.slice(0, NAMES_SHOWN).join(', ');
  const more = paths.length - NAMES_SHOWN;
  return more > 0 ? chatMessages(language)('andMore', { paths: shown, count: more }) : shown;
}
