import { html, nothing, type TemplateResult } from 'lit';
import type { ConsoleEntry, ConsoleSnapshot } from '../../core/preview/console-model.js';
import type { Language } from '../locale/language.js';
import { consoleMessages } from './console-messages.js';

export interface ConsolePanelOptions {
  readonly language: Language;
  readonly snapshot: ConsoleSnapshot;
  clear(): void;
  /** Opens a file at a line. */
  open(path: string, line: number): void;
}

/** The console of the page on show, newest line last; a place opens its file. Styles: `consoleStyles`. */
export function consolePanel({ language, snapshot, clear, open }: ConsolePanelOptions): TemplateResult {
  const t = consoleMessages(language);
  const { entries, omitted } = snapshot;
  if (entries.length === 0 && omitted === 0) return html`<p class="empty console-empty">${t('empty')}</p>`;
  return html`<div class="console" part="console">
    <div class="console-head">
      <span>${omitted > 0 ? t('omitted', { count: omitted }) : nothing}</span>
      <button type="button" aria-label=${t('clearConsole')} @click=${clear}>${t('clear')}</button>
    </div>
    <div class="lines" role="log" aria-label=${t('console')} tabindex="0">
      <ol>
        ${entries.map((entry) => consoleLine(entry, language, open))}
      </ol>
    </div>
  </div>`;
}

function consoleLine(entry: ConsoleEntry, language: Language, open: ConsolePanelOptions['open']): TemplateResult {
  const t = consoleMessages(language);
  const { level, text, count, path, line } = entry;
  const place = line === undefined ? path : `${path}:${line}`;
  return html`<li class="line" data-level=${level}>
    <span class="level" title=${t(level)}><span class="visually-hidden">${t(level)}</span></span>
    <span class="text">${text}</span>
    ${
      count > 1
        ? html`<span class="count" title=${t('times', { count })}
            ><span aria-hidden="true">${count}×</span
            ><span class="visually-hidden">${t('times', { count })}</span></span
          >`
        : nothing
    }
    ${
      path === undefined || place === undefined
        ? nothing
        : html`<button
            type="button"
            class="place"
            aria-label=${t('openPlace', { place })}
            @click=${() => open(path, line ?? 1)}
          >
            ${place}
          </button>`
    }
  </li>`;
}
