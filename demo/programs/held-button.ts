/** Keeps a button from being pressed while its work runs. It stays where the keyboard is: `disabled` would lose the focus. */
export function hold(button: HTMLButtonElement, held: boolean): void {
  button.ariaDisabled = String(held);
}

export function isHeld(button: HTMLButtonElement): boolean {
  return button.ariaDisabled === 'true';
}
