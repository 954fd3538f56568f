import { html, type TemplateResult } from 'lit';

export interface Tab {
  /** The element id of the tab; ids of one shadow tree. */
  readonly id: string;
  /** The element id of the panel that it opens. */
  readonly panelId: string;
  readonly selected: boolean;
  readonly content: TemplateResult | string;
  readonly title?: string;
  select(): void;
}

export interface TabListOptions {
  readonly label: string;
  /** The part name of each tab. */
  readonly part: string;
  readonly tabs: readonly Tab[];
  /** `manual` where showing a panel costs something: arrows then only move the focus, Enter or Space opens. */
  readonly activation: 'automatic' | 'manual';
  readonly disabled?: boolean;
}

/** Tabs by the WAI-ARIA pattern: one stop for Tab, arrows, Home and End inside. */
export function tabList({ label, part, tabs, activation, disabled = false }: TabListOptions): TemplateResult {
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextTab(event);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (activation === 'automatic') next.click();
  };
  const stop = tabs.find(({ selected }) => selected) ?? tabs[0];
  return html`<div class="tabs" role="tablist" aria-label=${label} @keydown=${onKeyDown}>
    ${tabs.map(
      (tab) =>
        html`<button
          type="button"
          role="tab"
          class="tab"
          part=${part}
          id=${tab.id}
          title=${tab.title ?? ''}
          aria-controls=${tab.panelId}
          aria-selected=${tab.selected ? 'true' : 'false'}
          tabindex=${tab === stop ? 0 : -1}
          ?disabled=${disabled}
          @click=${tab.select}
        >
          ${tab.content}
        </button>`,
    )}
  </div>`;
}

/** Scrolls the selected tab into its list, and nothing else: `scrollIntoView` would move the page too. */
export function revealSelectedTab(list: Element | null): void {
  const tab = list?.querySelector('[aria-selected="true"]');
  if (!list || !tab) return;
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left < outer.left) list.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right;
}

function nextTab({ key, currentTarget, target }: KeyboardEvent): HTMLElement | undefined {
  const list = currentTarget as HTMLElement;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf((target as Element).closest<HTMLElement>('[role="tab"]') as HTMLElement);
  if (at < 0) return undefined;
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case forward:
      return tabs[(at + 1) % tabs.length];
    case backward:
      return tabs.at(at - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
