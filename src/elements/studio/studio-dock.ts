import { html, nothing, type TemplateResult } from 'lit';
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import chevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import { icon } from '../icons/icon.js';
import { tabList } from '../tabs/tab-list.js';
import { exportedParts } from './exported-parts.js';
import { problemsPanel } from './problems-panel.js';
import type { StudioTranslate } from './studio-messages.js';
import type { Problem } from './studio-status.js';

export type DockTab = 'trace' | 'catalog' | 'problems' | 'console' | 'search';

const TABS: readonly DockTab[] = ['trace', 'catalog', 'problems', 'console', 'search'];

export interface DockOptions {
  readonly t: StudioTranslate;
  readonly tab: DockTab;
  readonly open: boolean;
  readonly toolCount: number;
  readonly problems: readonly Problem[];
  readonly consoleCount: number;
  /** Undefined until it was opened and loaded. */
  readonly console: TemplateResult | undefined;
  select(tab: DockTab): void;
  toggle(): void;
  openProblem(path: string, line: number): void;
}

/** Trace, catalog, problems, console and search, one at a time, under the editor. Panels that are not shown stay alive. */
export function studioDock(options: DockOptions): TemplateResult {
  const { t, tab, open, toolCount, problems, consoleCount } = options;
  const counts: Readonly<Record<DockTab, number>> = {
    trace: 0,
    catalog: toolCount,
    problems: problems.length,
    console: consoleCount,
    search: 0,
  };
  const tabs = TABS.map((name) => ({
    id: `dock-tab-${name}`,
    panelId: `dock-${name}`,
    selected: name === tab,
    content: html`${t(name)}${counts[name] > 0 ? html`<span class="count">${counts[name]}</span>` : nothing}`,
    select: () => options.select(name),
  }));
  const toggleName = t(open ? 'closeDock' : 'openDock');
  return html`<section class="dock" id="dock" part="dock" aria-label=${t('dock')}>
    <div class="dock-bar" part="dock-bar">
      ${tabList({ label: t('dock'), part: 'dock-tab', tabs, activation: 'automatic' })}
      <span class="grow"></span>
      <button
        type="button"
        class="icon-only dock-toggle"
        aria-expanded=${open ? 'true' : 'false'}
        aria-label=${toggleName}
        title=${toggleName}
        @click=${options.toggle}
      >
        ${icon(open ? chevronDown : chevronUp)}
      </button>
    </div>
    ${panel('trace', tab, html`<jig-trace part="trace" exportparts=${exportedParts.trace}></jig-trace>`)}
    ${panel('catalog', tab, html`<jig-catalog part="catalog" exportparts=${exportedParts.catalog}></jig-catalog>`)}
    ${panel('problems', tab, problemsPanel({ t, problems, open: options.openProblem }))}
    ${panel('console', tab, options.console ?? nothing)}
    ${panel('search', tab, html`<jig-search part="search" exportparts=${exportedParts.search}></jig-search>`)}
  </section>`;
}

function panel(name: DockTab, shown: DockTab, content: TemplateResult | typeof nothing): TemplateResult {
  return html`<div
    class="dock-panel"
    id="dock-${name}"
    role="tabpanel"
    aria-labelledby="dock-tab-${name}"
    ?hidden=${name !== shown}
  >
    ${content}
  </div>`;
}
