/** Whose policy allows no such base (`base-uri`): each time more would be one more violation that is reported. */
const refusing = new WeakSet<Document>();

/**
 * Runs `insert`, which puts a `srcdoc` frame into the document, while the document has no address to tell. Such a page falls
 * back to the address that its host had just then, query and fragment too, whenever it takes out the `<base>` that we give
 * it. For the length of this call alone, so nothing of the host is resolved meanwhile.
 */
export function withHiddenAddress(document: Document, insert: () => void): void {
  if (refusing.has(document)) return insert();
  const base = document.createElement('base');
  base.href = 'about:srcdoc';
  // The first one counts, also where the host has its own.
  document.documentElement.prepend(base);
  if (document.baseURI !== base.href) refusing.add(document);
  try {
    insert();
  } finally {
    base.remove();
  }
}
