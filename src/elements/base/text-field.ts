const NOT_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** The element that a key was really typed in, through every open shadow root (STYLE 20). */
export function keyTarget(event: Event): Element | undefined {
  const target = event.composedPath()[0];
  return target instanceof Element ? target : undefined;
}

/** True where keys make text: undo and plain letters belong to the field there. */
export function isTextField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !NOT_TEXT.has(element.type);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return element instanceof HTMLElement && element.isContentEditable;
}

/** True when `element` stands in the shadow tree of `host`, at any depth; false for what the page has slotted. */
export function isInsideShadow(element: Element, host: Element): boolean {
  for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) {
    if (root.host === host) return true;
  }
  return false;
}
