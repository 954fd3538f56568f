import { html, nothing, type TemplateResult } from 'lit';
import activity from 'lucide/dist/esm/icons/activity.mjs';
import appWindow from 'lucide/dist/esm/icons/app-window.mjs';
import codeXml from 'lucide/dist/esm/icons/code-xml.mjs';
import messageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import { badge } from '../badge/badge.js';
import { icon, type IconShapes } from '../icons/icon.js';
import type { StudioTranslate } from './studio-messages.js';

export type Pane = 'chat' | 'code' | 'preview' | 'trace';

const ICONS: Readonly<Record<Pane, IconShapes>> = {
  chat: messageSquare,
  code: codeXml,
  preview: appWindow,
  trace: activity,
};

export interface PaneSwitchOptions {
  readonly t: StudioTranslate;
  readonly selected: Pane;
  /** Approvals that wait for the person: noticeable wherever they are. */
  readonly waiting: number;
  /** Stands on Preview. */
  readonly chip: TemplateResult | typeof nothing;
  select(pane: Pane): void;
}

/** The bar at the bottom of a narrow studio, which shows one pane at a time. */
export function bottomBar(options: PaneSwitchOptions): TemplateResult {
  return html`<nav class="bottom" part="bottom-bar" aria-label=${options.t('panes')}>
    ${(['chat', 'code', 'preview', 'trace'] as const).map((pane) => paneButton(pane, options))}
  </nav>`;
}

/** The switch of a middling one, between what stands beside the chat. */
export function stageSwitch(options: PaneSwitchOptions): TemplateResult {
  return html`<nav class="stage-switch" part="pane-switch" aria-label=${options.t('panes')}>
    ${(['code', 'preview'] as const).map((pane) => paneButton(pane, { ...options, chip: nothing }))}
  </nav>`;
}

function paneButton(pane: Pane, options: PaneSwitchOptions): TemplateResult {
  const { t, selected, select } = options;
  return html`<button
    type="button"
    class="pane-button"
    part="pane-button"
    data-pane=${pane}
    aria-pressed=${selected === pane ? 'true' : 'false'}
    @click=${() => select(pane)}
  >
    ${icon(ICONS[pane])}${addition(pane, options)}<span>${t(pane)}</span>
  </button>`;
}

function addition(pane: Pane, { t, waiting, chip }: PaneSwitchOptions): unknown {
  if (pane === 'preview') return chip;
  if (pane !== 'chat' || waiting === 0) return nothing;
  return badge(waiting, waitingWords(t, waiting));
}

export function waitingWords(t: StudioTranslate, waiting: number): string {
  return waiting === 1 ? t('waitingOne') : t('waitingMany', { count: waiting });
}
