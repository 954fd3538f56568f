/** Whether it happens in the code itself, not in the panel that searches it. */
export function inCode({ target }: Event): boolean {
  return target instanceof Element && target.closest('.cm-content') !== null;
}

/** A key that writes or deletes by itself; shortcuts and caret keys do not. */
export function wouldType({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return [...key].length === 1 || key === 'Enter' || key === 'Backspace' || key === 'Delete' || key === 'Process';
}
