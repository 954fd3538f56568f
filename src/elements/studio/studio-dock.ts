import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { tabList } from '../tabs/tab-list.js';
import { exportedParts } from './exported-parts.js';
import type { HostPanel } from './host-panels.js';
import { problemsPanel } from './problems-panel.js';
import type { StudioTranslate } from './studio-messages.js';
import type { Problem } from './studio-status.js';

type OwnTab = 'trace' | 'changes' | 'catalog' | 'problems' | 'console' | 'search';

/** Ours, and those of the host by the names of their slots. */
export type DockTab = OwnTab | HostPanel['slot'];

const TABS: readonly OwnTab[] = ['trace', 'changes', 'catalog', 'problems', 'console', 'search'];

export interface DockOptions {
  readonly t: StudioTranslate;
  readonly tab: DockTab;
  /** Panels of the host, after ours. */
  readonly hostPanels: readonly HostPanel[];
  readonly changeCount: number;
  readonly toolCount: number;
  readonly problems: readonly Problem[];
  readonly consoleCount: number;
  /** Undefined until it was opened and loaded. */
  readonly console: TemplateResult | undefined;
  select(tab: DockTab): void;
  /** What folds the dock away. */
  readonly toggle: TemplateResult;
  openProblem(path: string, line: number): void;
}

/** Trace, changes, catalog, problems, console and search, one at a time, under the editor. Panels that are not shown stay alive. */
export function studioDock(options: DockOptions): TemplateResult {
  const { t, hostPanels, changeCount, toolCount, problems, consoleCount } = options;
  const gone = options.tab.startsWith('panel-') && !hostPanels.some(({ slot }) => slot === options.tab);
  const tab = gone ? 'trace' : options.tab;
  const counts: Readonly<Partial<Record<DockTab, number>>> = {
    changes: changeCount,
    catalog: toolCount,
    problems: problems.length,
    console: consoleCount,
  };
  const named = [
    ...TABS.map((name) => [name, t(name)] as const),
    ...hostPanels.map(({ slot, label }) => [slot, label] as const),
  ];
  const tabs = named.map(([name, label]) => ({
    id: `dock-tab-${name}`,
    panelId: `dock-${name}`,
    selected: name === tab,
    content: html`${label}${counts[name] ? html`<span class="count">${counts[name]}</span>` : nothing}`,
    select: () => options.select(name),
  }));
  return html`<section class="dock" id="dock" part="dock" aria-label=${t('dock')}>
    <div class="dock-bar" part="dock-bar">
      ${tabList({ label: t('dock'), part: 'dock-tab', tabs, activation: 'automatic' })}
      <span class="grow"></span>
      ${options.toggle}
    </div>
    ${panel('trace', tab, html`<jig-trace part="trace" exportparts=${exportedParts.trace}></jig-trace>`)}
    ${panel('changes', tab, html`<jig-changes part="changes" exportparts=${exportedParts.changes}></jig-changes>`)}
    ${panel('catalog', tab, html`<jig-catalog part="catalog" exportparts=${exportedParts.catalog}></jig-catalog>`)}
    ${panel('problems', tab, problemsPanel({ t, problems, open: options.openProblem }))}
    ${panel('console', tab, options.console ?? nothing)}
    ${panel('search', tab, html`<jig-search part="search" exportparts=${exportedParts.search}></jig-search>`)}
    ${repeat(
      hostPanels,
      ({ slot }) => slot,
      ({ slot }) => panel(slot, tab, html`<slot name=${slot}></slot>`),
    )}
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
