/** Elements that another one shows only when asked: entry points say how each is loaded and registered. */
const loaders = new Map<string, () => Promise<unknown>>();

export function offerElement(tag: string, load: () => Promise<unknown>): void {
  loaders.set(tag, load);
}

/** Settles when the tag is registered; false where no entry point offered it, or it could not be loaded. */
export async function loadElement(tag: string): Promise<boolean> {
  if (customElements.get(tag)) return true;
  await loaders
    .get(tag)?.()
    .catch(() => undefined);
  return customElements.get(tag) !== undefined;
}
