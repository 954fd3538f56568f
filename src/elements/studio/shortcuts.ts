import { isInsideShadow, isTextField, keyTarget } from '../base/text-field.js';

export type Shortcut = 'save' | 'undo' | 'redo' | 'palette' | 'quickOpen' | 'search';

/**
 * The studio's shortcut that a key means, if any (DESIGN 19). Keys typed in the host's own fields are the host's, and in
 * a text field undo is the field's.
 */
export function shortcutOf(event: KeyboardEvent, studio: Element): Shortcut | undefined {
  const target = keyTarget(event);
  if (event.defaultPrevented || !target || !hasCommandKey(event)) return undefined;
  const typing = isTextField(target);
  if (!isInsideShadow(target, studio) && (typing || mayHideField(target))) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's' && !event.shiftKey) return 'save';
  if (key === 'k' && !event.shiftKey) return 'palette';
  if (key === 'p' && !event.shiftKey) return 'quickOpen';
  if (key === 'f' && event.shiftKey) return 'search';
  if (typing) return undefined;
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : undefined;
}

/** Another's element that the page has slotted may have a field behind a closed root: the event does not tell. */
function mayHideField({ localName, shadowRoot }: Element): boolean {
  return localName.includes('-') && !localName.startsWith('jig-') && shadowRoot === null;
}

/** True while a question of the studio or its panels has the keyboard: a modal dialog, or a name that is being put in. */
export function isAnswering(event: Event, studio: Element): boolean {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(studio));
  return inside.some((node) => node instanceof Element && node.matches('dialog:modal, .name-field'));
}

/** How a shortcut is written on this person's keyboard. */
export function commandKey(key: string): string {
  return isApple() ? `⌘${key}` : `Ctrl+${key}`;
}

function hasCommandKey({ metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  return !altKey && metaKey !== ctrlKey && (isApple() ? metaKey : ctrlKey);
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
