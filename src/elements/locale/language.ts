import { spokenLanguage } from './locales.js';

/** A language that is spoken here, lower-case: `en`, `ko`, or one that a host added. */
export type Language = string;

/** The language of the tree around `element` (shadow hosts included), else the document's, else English. */
export function languageOf(element: Element): Language {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang) return spokenLanguage(lang);
  }
  return 'en';
}

function parentOf(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}
