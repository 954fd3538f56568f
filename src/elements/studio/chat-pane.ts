import { html, nothing, type TemplateResult } from 'lit';
import { exportedParts } from './exported-parts.js';
import type { StudioTranslate } from './studio-messages.js';

export interface ChatPaneOptions {
  readonly t: StudioTranslate;
  readonly promptLink: boolean;
  /** The host has words of its own for an empty conversation. */
  readonly hostsEmpty: boolean;
  showSettings(event: Event): void;
}

/** The conversation. */
export function chatPane({ t, promptLink, hostsEmpty, showSettings }: ChatPaneOptions): TemplateResult {
  return html`<section class="chat-pane" id="chat" aria-label=${t('chat')}>
    <jig-chat
      part="chat"
      exportparts=${exportedParts.chat}
      settings-button
      ?prompt-link=${promptLink}
      @jig-settings-request=${showSettings}
      >${hostsEmpty ? html`<slot name="chat-empty" slot="empty"></slot>` : nothing}</jig-chat
    >
  </section>`;
}
