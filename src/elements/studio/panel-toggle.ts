import { html, type TemplateResult } from 'lit';
import appWindow from 'lucide/dist/esm/icons/app-window.mjs';
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import chevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import messageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import panelLeft from 'lucide/dist/esm/icons/panel-left.mjs';
import { icon, type IconShapes } from '../icons/icon.js';
import type { Panel } from './panel-layout.js';
import type { StudioTranslate } from './studio-messages.js';

export interface PanelToggleOptions {
  readonly panel: Panel;
  readonly open: boolean;
  readonly t: StudioTranslate;
  /** Stands on the button, such as a count. */
  readonly mark: unknown;
  readonly disabled: boolean;
  toggle(): void;
}

interface ToggleLook {
  readonly show: Parameters<StudioTranslate>[0];
  readonly fold: Parameters<StudioTranslate>[0];
  readonly shapes: (open: boolean) => IconShapes;
}

const LOOKS: Readonly<Record<Panel, ToggleLook>> = {
  chat: { show: 'openChat', fold: 'closeChat', shapes: () => messageSquare },
  explorer: { show: 'openExplorer', fold: 'closeExplorer', shapes: () => panelLeft },
  dock: { show: 'openDock', fold: 'closeDock', shapes: (open) => (open ? chevronDown : chevronUp) },
  preview: { show: 'openPreview', fold: 'closePreview', shapes: () => appWindow },
};

/** The button that shows a panel or folds it away; it keeps the focus, whichever of the two it did. */
export function panelToggle({ panel, open, t, mark, disabled, toggle }: PanelToggleOptions): TemplateResult {
  const { show, fold, shapes } = LOOKS[panel];
  const name = t(open ? fold : show);
  return html`<button
    type="button"
    class="icon-only ${panel}-toggle"
    part="${panel}-toggle"
    title=${name}
    aria-expanded=${open ? 'true' : 'false'}
    aria-controls=${panel}
    ?disabled=${disabled}
    @click=${toggle}
  >
    ${icon(shapes(open))}<span class="visually-hidden">${name}</span>${mark}
  </button>`;
}
