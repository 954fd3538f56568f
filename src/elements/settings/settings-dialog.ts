import { css, html } from 'lit';
import type { StudioView } from '../../core/studio/studio-view.js';
import type { Language } from '../locale/language.js';
import type { DialogContent } from '../overlay/dialog-stack.js';
import { exportedParts } from '../studio/exported-parts.js';
import { loadPanel } from '../studio/lazy-panels.js';
import { settingsMessages } from './settings-messages.js';

const styles = css`
  jig-settings {
    --jig-settings-padding: 0 0 16px;
  }
`;

/** The settings in a dialog of another element; what is changed holds at once, so it only has to be closed. */
export async function settingsDialog(view: StudioView, language: Language): Promise<DialogContent<void>> {
  await loadPanel('settings');
  const t = settingsMessages(language);
  return (dialog) => () => ({
    title: t('title'),
    styles,
    body: html`<jig-settings
        part="settings"
        exportparts=${exportedParts.settings}
        .studio=${{ id: view.id, view }}
      ></jig-settings>
      <div class="buttons">
        <button type="button" class="primary" @click=${() => dialog.close()}>${t('done')}</button>
      </div>`,
  });
}
