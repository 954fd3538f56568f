export interface ComposerKeys {
  send(): void;
  /** Puts an earlier prompt into the field; false where there is none, or the caret has to move first. */
  older(): boolean;
  newer(): boolean;
  /** Ends the run; false where none goes on. */
  cancel(): boolean;
}

/** Enter sends, the arrows recall, Escape cancels. A key that an input method uses to compose belongs to it alone. */
export function pressComposerKey(event: KeyboardEvent, keys: ComposerKeys): void {
  // 229 is how Safari reports the Enter that ends a composition.
  if (event.isComposing || event.keyCode === 229) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (act(event, keys)) event.preventDefault();
}

function act(event: KeyboardEvent, keys: ComposerKeys): boolean {
  switch (event.key) {
    case 'Enter':
      keys.send();
      return true;
    case 'ArrowUp':
      return keys.older();
    case 'ArrowDown':
      return keys.newer();
    case 'Escape':
      if (!keys.cancel()) return false;
      event.stopPropagation();
      return true;
    default:
      return false;
  }
}
