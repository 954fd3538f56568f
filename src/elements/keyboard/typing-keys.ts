const TYPING_KEYS: ReadonlySet<string> = new Set([
  'Enter',
  'Backspace',
  'Delete',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/**
 * For `keydown`, `keypress` and `keyup` of a text field: a key that types stays in the field, because a page's hotkey
 * listener only sees our host as the target and would take `j` or `?` for itself. Shortcuts and Escape pass.
 */
export function keepTypingKeys(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.length === 1 || TYPING_KEYS.has(event.key)) event.stopPropagation();
}
