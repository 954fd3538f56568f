import { html, nothing, type TemplateResult } from 'lit';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import type { Language } from '../locale/language.js';
import type { DialogContent, DialogStack, OpenDialog } from '../overlay/dialog-stack.js';
import type { Toasts } from '../toast/toasts.js';
import { bestMatches } from './palette-match.js';
import { paletteMessages } from './palette-messages.js';
import { paletteStyles } from './palette.styles.js';
import { toolForm } from './tool-form.js';

export type PaletteMode = 'commands' | 'files';

export interface PaletteOptions {
  readonly view: StudioView;
  readonly language: Language;
  readonly dialogs: DialogStack;
  readonly toasts: Toasts;
  readonly mode: PaletteMode;
  /** Nothing may be changed by hand right now. */
  readonly locked: boolean;
  openFile(path: string): void;
  /** The studio's own commands by their name in the catalogue of words. */
  readonly commands: ReadonlyMap<string, () => void>;
}

interface PaletteRow {
  readonly label: string;
  readonly detail: string;
  readonly disabled: boolean;
  choose(dialog: OpenDialog<never>): void;
}

/** Rows shown at once (CONTRACT 4, quick open). */
const LIMIT = 40;

/** Every command and tool, or every file, by a few letters: one field, one list, Enter. */
export function paletteDialog(options: PaletteOptions): DialogContent<never> {
  const t = paletteMessages(options.language);
  return (dialog) => {
    let query = '';
    let at = 0;
    let form: (() => TemplateResult) | undefined;

    const leaveForm = (): void => {
      form = undefined;
      dialog.update();
    };
    const all =
      options.mode === 'files'
        ? fileRows(options)
        : commandRows(options, (definition) => {
            form = toolForm({ ...options, definition, dialog, back: leaveForm });
            dialog.update();
          });
    const rows = (): readonly PaletteRow[] => bestMatches(query, all, ({ label }) => label, LIMIT);
    const choose = (row: PaletteRow | undefined): void => {
      if (row && !row.disabled) row.choose(dialog);
    };
    const move = (event: KeyboardEvent): void => {
      const shown = rows();
      const steps = new Map([
        ['ArrowDown', 1],
        ['ArrowUp', -1],
        ['PageDown', 8],
        ['PageUp', -8],
      ]);
      const step = steps.get(event.key);
      if (event.key === 'Enter') {
        event.preventDefault();
        return choose(shown[at]);
      }
      if (step === undefined || shown.length === 0) return;
      event.preventDefault();
      at =
        Math.abs(step) === 1
          ? (at + step + shown.length) % shown.length
          : Math.max(0, Math.min(at + step, shown.length - 1));
      dialog.update();
    };

    return () => {
      const title = t(options.mode);
      if (form) return { title, size: 'small', body: form() };
      const shown = rows();
      at = Math.min(at, Math.max(0, shown.length - 1));
      return {
        title,
        size: 'top',
        styles: paletteStyles,
        body: html`<div class="palette" part="palette">
          <input
            class="palette-field"
            role="combobox"
            aria-expanded="true"
            aria-controls="palette-list"
            aria-autocomplete="list"
            aria-activedescendant=${shown.length > 0 ? `palette-row-${at}` : nothing}
            aria-label=${t(options.mode === 'files' ? 'findFile' : 'findCommand')}
            placeholder=${t(options.mode === 'files' ? 'findFile' : 'findCommand')}
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            autofocus
            .value=${query}
            @input=${(event: Event) => {
              query = (event.target as HTMLInputElement).value;
              at = 0;
              dialog.update();
            }}
            @keydown=${move}
          />
          ${options.locked ? html`<p class="palette-note">${t('locked')}</p>` : nothing}
          <ul id="palette-list" class="palette-list" role="listbox" aria-label=${title}>
            ${shown.map((row, index) => paletteRow(row, index, index === at, () => choose(row)))}
          </ul>
          <p class="palette-note" role="status">${shown.length === 0 ? t('nothing') : nothing}</p>
        </div>`,
      };
    };
  };
}

function paletteRow(row: PaletteRow, index: number, selected: boolean, press: () => void): TemplateResult {
  if (selected) queueMicrotask(() => revealRow(index));
  return html`<li
    id="palette-row-${index}"
    class="palette-row"
    role="option"
    aria-selected=${selected ? 'true' : 'false'}
    aria-disabled=${row.disabled ? 'true' : nothing}
    @click=${press}
  >
    <span class="palette-label">${row.label}</span><small>${row.detail}</small>
  </li>`;
}

/** The list scrolls, not the page: the row is looked for where the focus is. */
function revealRow(index: number): void {
  let root: Document | ShadowRoot = document;
  while (root.activeElement?.shadowRoot) root = root.activeElement.shadowRoot;
  root.getElementById(`palette-row-${index}`)?.scrollIntoView({ block: 'nearest' });
}

function fileRows({ view, openFile }: PaletteOptions): readonly PaletteRow[] {
  return [...view.workspace.getSnapshot().state.files.values()].map((file) => ({
    label: file.path,
    detail: file.kind === 'text' ? file.language : file.mimeType,
    disabled: false,
    choose(dialog) {
      dialog.close();
      openFile(file.path);
    },
  }));
}

/** What can be chosen while the agent holds the files. */
const WITHOUT_A_CHANGE: ReadonlySet<string> = new Set(['exportZip', 'exportPage', 'settings']);

function commandRows(options: PaletteOptions, openForm: (definition: ToolDefinition) => void): readonly PaletteRow[] {
  const { view, language, commands, locked } = options;
  const t = paletteMessages(language);
  const own = [...commands].map(([name, run]): PaletteRow => ({
    label: t(name as Parameters<typeof t>[0]),
    detail: t('command'),
    disabled: locked && !WITHOUT_A_CHANGE.has(name),
    choose(dialog) {
      dialog.close();
      run();
    },
  }));
  const tools = view.catalog.getSnapshot().map((definition): PaletteRow => ({
    label: definition.title ? `${definition.title} · ${definition.name}` : definition.name,
    detail: t('tool'),
    disabled: locked && definition.annotations?.readOnlyHint !== true,
    choose: () => openForm(definition),
  }));
  return [...own, ...tools];
}
