import { html, type TemplateResult } from 'lit';
import type { Language } from '../locale/language.js';
import { statusMessages } from './status-messages.js';

/** How something that runs stands; `waiting` is for a person's decision, `idle` is an end at which nothing was done. */
export type RunStatus = 'running' | 'waiting' | 'completed' | 'failed' | 'cancelled' | 'idle';

/** A small mark before a row: told by shape as well as by colour, and by a word to who cannot see it. */
export function statusMark(status: RunStatus, language: Language): TemplateResult {
  return html`<span class="status-mark" data-status=${status}
    ><span class="visually-hidden">${statusMessages(language)(status)}</span></span
  >`;
}
