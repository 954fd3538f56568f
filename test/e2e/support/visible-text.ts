import type { Locator } from 'playwright-core';

/** The text a person can read in the first match, shadow roots and form values included. */
export function visibleText(locator: Locator): Promise<string> {
  return locator.first().evaluate((root) => {
    const parts: string[] = [];
    const pending: Node[] = [root];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (node instanceof Text) parts.push(node.data.trim());
      if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) continue;
      if (node instanceof Element && !node.checkVisibility()) {
        if (getComputedStyle(node).display !== 'contents') continue;
      }
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) parts.push(node.value);
      const inside = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : [...node.childNodes];
      const shadow = node instanceof Element ? node.shadowRoot : null;
      pending.push(...(shadow ? [...shadow.childNodes] : inside).reverse());
    }
    return parts.filter(Boolean).join(' ');
  });
}
