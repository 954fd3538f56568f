import type { ReactiveControllerHost } from 'lit';

interface CardsHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/**
 * Decides, and says where the keyboard goes once the card has left: to the card that took its place, else the one before,
 * else `fallback`. The card itself takes the focus, not its button, so a held Enter cannot approve the next one.
 */
export async function decideKeepingFocus(
  host: CardsHost,
  id: string,
  decide: () => void,
  fallback: () => HTMLElement | null | undefined,
): Promise<void> {
  const index = indexOf(cardsOf(host), id);
  decide();
  await host.updateComplete;
  const cards = cardsOf(host);
  if (indexOf(cards, id) < 0) (cards[index] ?? cards.at(-1) ?? fallback())?.focus();
}

function cardsOf({ renderRoot }: CardsHost): readonly HTMLElement[] {
  return [...renderRoot.querySelectorAll<HTMLElement>('[data-approval]')];
}

function indexOf(cards: readonly HTMLElement[], id: string): number {
  return cards.findIndex((card) => card.dataset['approval'] === id);
}
