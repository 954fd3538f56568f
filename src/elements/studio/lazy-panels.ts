/** Elements of panels that open seldom: an entry point says how each is loaded and registered. */
export type LazyPanel = 'catalog' | 'changes' | 'explorer' | 'search' | 'settings';

const loaders = new Map<LazyPanel, () => Promise<unknown>>();

/** Given by the entry point that registers the studio, as an element registers nothing itself. */
export function provideLazyPanel(name: LazyPanel, load: () => Promise<unknown>): void {
  loaders.set(name, load);
}

/** Settles when the panel's element is there, or cannot be loaded: it then stays empty until it is asked for again. */
export async function loadPanel(name: LazyPanel): Promise<void> {
  await loaders
    .get(name)?.()
    .catch(() => undefined);
}
