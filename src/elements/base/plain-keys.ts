import { isInsideShadow, isTextField, keyTarget } from './text-field.js';

/**
 * Keeps what is typed in a text field of `host` from the page's own hotkeys: outside the shadow tree the event's target
 * is the host, so a page listener cannot see that `j` was typed and not pressed (STYLE 20). Combinations and Escape
 * still reach the page.
 */
export function keepPlainKeys(host: Element, signal: AbortSignal): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    host.addEventListener(type, (event) => stopTyped(event as KeyboardEvent, host), { signal });
  }
}

function stopTyped(event: KeyboardEvent, host: Element): void {
  const target = keyTarget(event);
  if (!target || !isTextField(target) || !isInsideShadow(target, host)) return;
  if (isTyped(event)) event.stopPropagation();
}

function isTyped(event: KeyboardEvent): boolean {
  if (event.key === 'Escape' || event.key === 'Tab') return false;
  return event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey);
}
