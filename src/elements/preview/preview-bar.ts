import pickIcon from 'lucide/dist/esm/icons/crosshair.mjs';
import openIcon from 'lucide/dist/esm/icons/external-link.mjs';
import maximizeIcon from 'lucide/dist/esm/icons/maximize.mjs';
import minimizeIcon from 'lucide/dist/esm/icons/minimize.mjs';
import refreshIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import consoleIcon from 'lucide/dist/esm/icons/terminal.mjs';
import { html, nothing, type TemplateResult } from 'lit';
import type { PreviewSnapshot } from '../../core/preview/preview-model.js';
import { icon, type IconShapes } from '../icons/icon.js';
import { revisionChip, type RevisionState } from '../revision/revision-chip.js';
import type { PreviewTranslate } from './preview-messages.js';
import { VIEWPORTS, isViewport, type PreviewViewport } from './preview-viewport.js';

export interface PreviewBarOptions {
  readonly t: PreviewTranslate;
  readonly snapshot: PreviewSnapshot | undefined;
  /** The HTML files; with more than one, a page can be chosen. */
  readonly pages: readonly string[];
  readonly viewport: PreviewViewport;
  readonly picking: boolean;
  readonly consoleOpen: boolean;
  /** Warnings and errors in the console. */
  readonly concerns: number;
  readonly fullScreen: boolean;
  refresh(): void;
  openPage(path: string): void;
  setViewport(viewport: PreviewViewport): void;
  setPicking(picking: boolean): void;
  toggleConsole(): void;
  openInTab(): void;
  toggleFullScreen(): void;
}

/** The line above the page: what is shown, and what can be done with it. */
export function previewBar(options: PreviewBarOptions): TemplateResult {
  const { t, snapshot, picking, consoleOpen, concerns, fullScreen } = options;
  const rendered = snapshot !== undefined && snapshot.revision >= 0;
  return html`<div class="bar" part="bar" role="group" aria-label=${t('label')}>
    ${action(refreshIcon, t('refresh'), !rendered, options.refresh)} ${address(options)}
    ${snapshot && snapshot.revision >= 0 ? chip(t, snapshot) : nothing}
    <select
      class="viewport wide"
      aria-label=${t('viewport')}
      .value=${options.viewport}
      @change=${(event: Event) => chooseViewport(event, options)}
    >
      ${Object.entries(VIEWPORTS).map(
        ([name, width]) =>
          html`<option value=${name} ?selected=${name === options.viewport}>
            ${t(name as PreviewViewport)}${width === undefined ? '' : ` ${width}`}
          </option>`,
      )}
    </select>
    ${action(pickIcon, t(picking ? 'stopPicking' : 'pick'), !rendered, () => options.setPicking(!picking), picking)}
    ${action(consoleIcon, concerns > 0 ? t('consoleWith', { count: concerns }) : t('console'), !rendered, options.toggleConsole, consoleOpen, concerns)}
    <span class="wide">${action(openIcon, t('openInTab'), !rendered, options.openInTab)}</span>
    ${
      document.fullscreenEnabled
        ? action(
            fullScreen ? minimizeIcon : maximizeIcon,
            t(fullScreen ? 'leaveFullScreen' : 'fullScreen'),
            false,
            options.toggleFullScreen,
            fullScreen,
          )
        : nothing
    }
  </div>`;
}

/** `pressed` makes it a switch. */
function action(
  shapes: IconShapes,
  label: string,
  disabled: boolean,
  run: () => void,
  pressed?: boolean,
  mark = 0,
): TemplateResult {
  return html`<button
    type="button"
    class="icon-only"
    aria-label=${label}
    title=${label}
    aria-pressed=${pressed === undefined ? nothing : pressed ? 'true' : 'false'}
    ?disabled=${disabled}
    @click=${run}
  >
    ${icon(shapes)}${mark > 0 ? html`<span class="mark" aria-hidden="true"></span>` : nothing}
  </button>`;
}

function address({ t, snapshot, pages, openPage }: PreviewBarOptions): TemplateResult {
  const shown = snapshot?.entryPath;
  if (shown === undefined || pages.length < 2) {
    return html`<span class="address" part="address">${shown ?? t('noEntry')}</span>`;
  }
  return html`<select
    class="address"
    part="address"
    aria-label=${t('page')}
    @change=${(event: Event) => openPage((event.target as HTMLSelectElement).value)}
  >
    ${pages.map((path) => html`<option value=${path} ?selected=${path === shown} .selected=${path === shown}>${path}</option>`)}
  </select>`;
}

function chooseViewport(event: Event, { setViewport }: PreviewBarOptions): void {
  const { value } = event.target as HTMLSelectElement;
  if (isViewport(value)) setViewport(value);
}

function chip(t: PreviewTranslate, snapshot: PreviewSnapshot): TemplateResult {
  const { revision } = snapshot;
  const state = revisionStateOf(snapshot);
  const labels = { shown: 'revisionShown', failed: 'revisionFailed', rendering: 'revisionRendering' } as const;
  return revisionChip({
    revision,
    state,
    ...(state === 'shown' ? { word: t('shown') } : {}),
    label: snapshot.overdue ? t('revisionOverdue', { revision }) : t(labels[state], { revision }),
  });
}

export function revisionStateOf({ status }: PreviewSnapshot): Exclude<RevisionState, 'waiting'> {
  return status === 'synced' ? 'shown' : status === 'error' ? 'failed' : 'rendering';
}
