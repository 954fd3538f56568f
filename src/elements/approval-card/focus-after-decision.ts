/**
 * Where the keyboard goes when a decided card has left: the card that took its place, else the one before, else
 * `fallback`. The card itself takes the focus, not its button, so a held Enter cannot approve the next one.
 */
export function focusAfterDecision(root: ParentNode, index: number, fallback: HTMLElement | null | undefined): void {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-approval]')];
  (cards[index] ?? cards.at(-1) ?? fallback)?.focus();
}

/** The place of a card among the cards on show, taken before it leaves. */
export function indexOfApproval(root: ParentNode, id: string): number {
  return [...root.querySelectorAll<HTMLElement>('[data-approval]')].findIndex(
    (card) => card.dataset['approval'] === id,
  );
}
