import type { SiteFiles } from '../../core/preview/site-state.js';

/**
 * The files that stand inside an element: one script of plain text for each, by its `data-path`, or all in one script of
 * JSON. Undefined without any; throws a SyntaxError for broken JSON.
 */
export function inlineFiles(element: Element): SiteFiles | undefined {
  const texts = [...element.querySelectorAll<HTMLElement>(':scope > script[type="text/plain"][data-path]')];
  if (texts.length > 0) return Object.fromEntries(texts.map((text) => [text.dataset['path'] ?? '', plainText(text)]));
  const json = element.querySelector(':scope > script[type="application/json"]')?.textContent;
  return json == null ? undefined : (JSON.parse(json) as SiteFiles);
}

/**
 * A closing tag of a script cannot stand in one: `&lt;/script` is read as it. Everything else is as it was written, other
 * references included; the line after the tag is the file's first.
 */
function plainText({ textContent }: HTMLElement): string {
  return (textContent ?? '')
    .replace(/^\n/, '')
    .replace(/\n[ \t]*$/, '\n')
    .replaceAll(/&lt;(?=\/script)/gi, '<');
}
