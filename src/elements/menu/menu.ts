import { html, nothing, type TemplateResult } from 'lit';
import { icon, type IconShapes } from '../icons/icon.js';
import { moveInMenu } from './menu-keys.js';
import { closeMenu, menuAnchors, placeMenu, rememberOpener } from './menu-place.js';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly shapes?: IconShapes;
  /** How its shortcut is written, for instance `⌘S`. */
  readonly shortcut?: string;
  /** Why it cannot be chosen right now; it stays in reach, so that the reason can be read. */
  readonly disabledBecause?: string | undefined;
  readonly danger?: boolean;
  select(): void;
}

export type MenuEntry = MenuItem | 'separator';

export interface MenuButtonOptions {
  /** Element id of the menu; ids of one shadow tree. */
  readonly menuId: string;
  readonly part: string;
  /** The button's name. */
  readonly label: string;
  readonly className?: string;
  readonly content: TemplateResult;
  readonly entries: readonly MenuEntry[];
  readonly disabled?: boolean;
}

/** A button with a menu under it. The popover closes by itself on Escape and on a press elsewhere. */
export function menuButton(options: MenuButtonOptions): TemplateResult {
  const { menuId, part, label, className = '', content, entries, disabled = false } = options;
  return html`<button
      type="button"
      class=${className}
      part=${part}
      title=${label}
      aria-label=${label}
      aria-haspopup="menu"
      popovertarget=${menuId}
      ?disabled=${disabled}
    >
      ${content}</button
    >${menu({ menuId, label, entries })}`;
}

export interface MenuOptions {
  readonly menuId: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** The menu alone, for one that opens where the pointer or the focus is: `openMenuAt`. */
export function menu({ menuId, label, entries }: MenuOptions): TemplateResult {
  const first = entries.find((entry) => entry !== 'separator');
  const drawn = entries.some((entry) => entry !== 'separator' && entry.shapes);
  return html`<div
    id=${menuId}
    class=${drawn ? 'menu' : 'menu plain'}
    part="menu"
    role="menu"
    popover="auto"
    aria-label=${label}
    @beforetoggle=${(event: ToggleEvent) => {
      const element = event.currentTarget as HTMLElement;
      if (event.newState !== 'open') return;
      rememberOpener(element);
      placeMenu(element);
    }}
    @keydown=${moveInMenu}
  >
    ${entries.map((entry) =>
      entry === 'separator' ? html`<hr role="separator" />` : menuItem(entry, entry === first),
    )}
  </div>`;
}

/** Opens a menu with its corner at a point of the viewport. Focus comes back to where it was. */
export function openMenuAt(element: HTMLElement, point: { readonly x: number; readonly y: number }): void {
  menuAnchors.set(element, new DOMRect(point.x, point.y, 0, 0));
  element.showPopover();
}

function menuItem(item: MenuItem, isFirst: boolean): TemplateResult {
  const off = item.disabledBecause !== undefined;
  return html`<button
    type="button"
    role="menuitem"
    class="menu-item ${item.danger ? 'danger-item' : ''}"
    part="menu-item"
    data-item=${item.id}
    tabindex="-1"
    ?autofocus=${isFirst}
    aria-disabled=${off ? 'true' : nothing}
    title=${item.disabledBecause ?? ''}
    @click=${(event: Event) => {
      if (off) return;
      const owner = (event.currentTarget as Element).closest<HTMLElement>('[popover]');
      if (owner) closeMenu(owner);
      item.select();
    }}
  >
    ${item.shapes ? icon(item.shapes) : nothing}<span class="menu-label">${item.label}</span>
    ${item.shortcut ? html`<kbd aria-hidden="true">${item.shortcut}</kbd>` : nothing}
    ${off ? html`<small>${item.disabledBecause}</small>` : nothing}
  </button>`;
}
