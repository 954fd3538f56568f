import { html, nothing, type TemplateResult } from 'lit';
import type { DryRunChange, DryRunSnapshot } from '../../core/registry/dry-run.js';
import type { Language } from '../locale/language.js';
import { approvalMessages } from './approval-messages.js';

/** "What will change": the tool's own dry run, in words. Nothing for a tool without one. */
export function dryRunList(dryRun: DryRunSnapshot | undefined, language: Language): TemplateResult | typeof nothing {
  if (!dryRun) return nothing;
  const t = approvalMessages(language);
  return html`<div class="changes" part="changes" role="group" aria-label=${t('willChange')}>
    <p class="muted" aria-hidden="true">${t('willChange')}</p>
    ${content(dryRun, language)}
  </div>`;
}

function content(dryRun: DryRunSnapshot, language: Language): TemplateResult {
  const t = approvalMessages(language);
  switch (dryRun.state) {
    case 'running':
      return html`<p class="muted">${t('checking')}</p>`;
    case 'refused':
      return html`<p class="would-fail">${t('wouldFail')} <code class="mono">${dryRun.code}</code></p>`;
    case 'foretold':
      if (dryRun.changes.length + dryRun.more === 0) return html`<p class="muted">${t('nothingChanges')}</p>`;
      return html`<ul>
        ${dryRun.changes.map((change) => changeLine(change, language))}
        ${dryRun.more > 0 ? html`<li class="more muted">${t('andMore', { count: dryRun.more })}</li>` : nothing}
      </ul>`;
  }
}

function changeLine({ kind, subject, from, detail }: DryRunChange, language: Language): TemplateResult {
  return html`<li data-kind=${kind}>
    <span class="kind">${approvalMessages(language)(kind)}</span>
    <span class="what">
      <span class="subject mono"><bdi>${from === undefined ? subject : html`${from} → ${subject}`}</bdi></span>
      ${detail ? html`<span class="change-detail mono" dir="ltr">${detail}</span>` : nothing}
    </span>
  </li>`;
}
