import { html, type TemplateResult } from 'lit';
import { errorMessage } from '../../../core/base/coded-error.js';
import type { FolderChoice } from '../../../core/workspace/folder/linked-folder-port.js';
import type { WorkspaceFile } from '../../../core/workspace/workspace-model.js';
import type { DialogContent } from '../../overlay/dialog-stack.js';
import { conflictDialogStyles } from './conflict-dialog.styles.js';
import type { DialogTranslate } from './dialog-messages.js';

export interface ConflictOptions {
  readonly t: DialogTranslate;
  readonly paths: readonly string[];
  mine(path: string): WorkspaceFile | undefined;
  theirs(path: string): Promise<WorkspaceFile | undefined>;
  resolve(path: string, choice: FolderChoice): Promise<void>;
}

const CHOICES = [
  ['mine', 'keepMine'],
  ['theirs', 'takeTheirs'],
  ['both', 'keepBoth'],
] as const;

/** Files that differ here and on the disk, one after the other, both texts in sight; nothing is chosen for the person. */
export function conflictDialog({ t, paths, mine, theirs, resolve }: ConflictOptions): DialogContent<true> {
  return (dialog) => {
    let at = 0;
    let busy = false;
    let error = '';
    let disk: { readonly path: string; readonly file: WorkspaceFile | undefined } | undefined;

    const read = async (): Promise<void> => {
      const path = paths[at] ?? '';
      try {
        disk = { path, file: await theirs(path) };
      } catch (thrown) {
        error = errorMessage(thrown);
      }
      dialog.update();
    };
    const choose = async (choice: FolderChoice): Promise<void> => {
      busy = true;
      error = '';
      dialog.update();
      try {
        await resolve(paths[at] ?? '', choice);
        at += 1;
        disk = undefined;
      } catch (thrown) {
        error = errorMessage(thrown);
      }
      busy = false;
      if (at === paths.length) return dialog.close(true);
      dialog.update();
      if (!disk) await read();
    };
    void read();

    return () => {
      const path = paths[at] ?? '';
      return {
        title: t('conflictTitle'),
        size: 'wide',
        styles: conflictDialogStyles,
        body: html`<p>
            <code dir="ltr">${path}</code>
            ${paths.length > 1 ? html`<small>${t('ofMany', { at: at + 1, count: paths.length })}</small>` : ''}
          </p>
          <div class="versions">
            ${version(t('mineHere'), mine(path), t)}
            ${disk?.path === path ? version(t('theirsOnDisk'), disk.file, t) : version(t('theirsOnDisk'), 'reading', t)}
          </div>
          <p class="error" role="alert">${error}</p>
          <div class="buttons">
            <button type="button" autofocus @click=${() => dialog.close()}>${t('decideLater')}</button>
            ${CHOICES.map(
              ([choice, words]) =>
                html`<button
                  type="button"
                  part="keep-${choice}"
                  ?disabled=${busy || !disk}
                  @click=${() => choose(choice)}
                >
                  ${t(words)}
                </button>`,
            )}
          </div>`,
      };
    };
  };
}

function version(title: string, file: WorkspaceFile | 'reading' | undefined, t: DialogTranslate): TemplateResult {
  return html`<figure class="version">
    <figcaption>${title}</figcaption>
    <pre tabindex="0" dir="ltr" aria-label=${title}>${versionText(file, t)}</pre>
  </figure>`;
}

function versionText(file: WorkspaceFile | 'reading' | undefined, t: DialogTranslate): string {
  if (file === 'reading') return t('loading');
  if (!file) return t('noSuchFile');
  return file.kind === 'text' ? file.source : t('binaryFile', { size: Intl.NumberFormat().format(file.blob.size) });
}
