/** Where a menu without a button of its own opens. */
export const menuAnchors = new WeakMap<HTMLElement, DOMRect>();

/** Pixels between a menu and its button, and between it and the edge of the viewport. */
const GAP = 4;
/** Pixels that a menu would like below its button. */
const ROOM = 240;
/** Pixels of width that a menu may come to: it moves away from an edge that is nearer than that. */
const WIDTH = 300;

/**
 * Places a menu by its button before it is shown: below or above, held to the edge that leaves more room. By CSSOM, in
 * the viewport's own coordinates, as a popover stands in the top layer.
 */
export function placeMenu(menu: HTMLElement): void {
  const button = (menu.getRootNode() as ShadowRoot).querySelector(`[popovertarget="${menu.id}"]`);
  const anchor = menuAnchors.get(menu) ?? button?.getBoundingClientRect();
  if (!anchor) return;
  const [width, height] = [window.innerWidth, window.innerHeight];
  const below = height - anchor.bottom;
  const opensDown = below >= ROOM || below >= anchor.top;
  const fromLeft = anchor.left + anchor.width / 2 < width / 2;
  const { style } = menu;
  style.setProperty('top', opensDown ? `${anchor.bottom + GAP}px` : 'auto');
  style.setProperty('bottom', opensDown ? 'auto' : `${height - anchor.top + GAP}px`);
  style.setProperty('left', fromLeft ? `${Math.max(GAP, Math.min(anchor.left, width - WIDTH - GAP))}px` : 'auto');
  style.setProperty(
    'right',
    fromLeft ? 'auto' : `${Math.max(GAP, Math.min(width - anchor.right, width - WIDTH - GAP))}px`,
  );
  style.setProperty('max-height', `${(opensDown ? below : anchor.top) - 2 * GAP}px`);
}

const openers = new WeakMap<HTMLElement, HTMLElement>();

/** Remembers what has the focus while a menu is about to open. */
export function rememberOpener(menu: HTMLElement): void {
  const active = (menu.getRootNode() as ShadowRoot).activeElement;
  if (active instanceof HTMLElement) openers.set(menu, active);
}

/** Closes the menu; the focus goes back to where it was before, as the choice may open something of its own. */
export function closeMenu(menu: HTMLElement): void {
  menu.hidePopover();
  openers.get(menu)?.focus();
}
