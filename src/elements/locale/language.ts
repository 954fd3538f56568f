export type Language = 'en' | 'ko';

/** The language of the tree around `element` (shadow hosts included), else the document's, else English. */
export function languageOf(element: Element): Language {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang) return toLanguage(lang);
  }
  return 'en';
}

function parentOf(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}

function toLanguage(tag: string): Language {
  return tag.toLowerCase().split('-')[0] === 'ko' ? 'ko' : 'en';
}
