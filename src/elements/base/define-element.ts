const VERSION_KEY = Symbol.for('jig-studio/version/v1');

/** The package's version, stamped on each class that we register, so that two copies on a page can be told apart. */
export const JIG_VERSION = '0.1.0';

let warned = false;

/**
 * Registers `tag` once. A taken tag is left alone, with one warning per copy of the package when the class there
 * carries another version of ours. Does nothing where there are no custom elements (Node).
 */
export function defineElement(tag: string, elementClass: CustomElementConstructor): void {
  if (typeof customElements === 'undefined') return;
  const existing = customElements.get(tag);
  if (!existing) {
    Object.defineProperty(elementClass, VERSION_KEY, { value: JIG_VERSION });
    customElements.define(tag, elementClass);
    return;
  }
  const theirs = (existing as unknown as Record<symbol, unknown>)[VERSION_KEY];
  if (theirs === undefined || theirs === JIG_VERSION || warned) return;
  warned = true;
  console.warn(`jig-studio ${JIG_VERSION}: version ${String(theirs)} is already on this page and stays in use.`);
}
