import { html, type TemplateResult } from 'lit';
import type { JigCursorMovedEvent } from '../editor/editor-events.js';
import { exportedParts } from './exported-parts.js';
import { activeTabId, fileTabs, type FileTabsOptions } from './file-tabs.js';
import type { StudioPanels } from './studio-panels.js';

export interface CodePaneOptions extends Omit<FileTabsOptions, 'panelId' | 'explorerToggle'> {
  readonly panels: StudioPanels;
  cursorMoved(event: JigCursorMovedEvent): void;
}

/** The files as tabs, the tree beside them, and the code of the one that is open. */
export function codePane(options: CodePaneOptions): TemplateResult {
  const { t, workspace, panels, disabled } = options;
  const explorerToggle = panels.toggleButton('explorer', t, { disabled });
  return html`<section class="code-pane" aria-label=${t('code')}>
    ${fileTabs({ ...options, panelId: 'code', explorerToggle })}
    <div class="explorer-box" id="explorer" ?hidden=${!panels.isOpen('explorer')}>
      <jig-explorer part="explorer" exportparts=${exportedParts.explorer}></jig-explorer>
    </div>
    ${panels.handle('explorer', t)}
    <div class="code" id="code" role="tabpanel" aria-labelledby=${activeTabId(workspace)}>
      <jig-editor
        part="editor"
        exportparts=${exportedParts.editor}
        @jig-cursor-moved=${options.cursorMoved}
      ></jig-editor>
    </div>
  </section>`;
}
