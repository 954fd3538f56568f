import { matchTyped, typeAhead } from '../base/type-ahead.js';
import { closeMenu } from './menu-place.js';

const typed = typeAhead();

/** Arrows, Home and End move, letters find, Tab leaves (WAI-ARIA, menu). Enter and Space are the button's own. */
export function moveInMenu(event: KeyboardEvent): void {
  const menu = event.currentTarget as HTMLElement;
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.indexOf((event.target as Element).closest<HTMLElement>('[role="menuitem"]') as HTMLElement);
  if (event.key === 'Tab') return closeMenu(menu);
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    return closeMenu(menu);
  }
  const next = nextItem(event, items, at);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function nextItem(event: KeyboardEvent, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (event.key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default: {
      const text = typed(event);
      return text === undefined
        ? undefined
        : items[
            matchTyped(
              text,
              items.map((item) => item.textContent ?? ''),
              at,
            )
          ];
    }
  }
}
