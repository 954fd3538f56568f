import type { PreviewPart } from './preview-text.js';

/**
 * The import map of a page, as an element. The author's own map may name anything, `</script>` included, so no name of
 * it may end the script. Nothing where there are no imports.
 */
export function importMapElement(imports: ReadonlyMap<string, string>): readonly PreviewPart[] {
  if (imports.size === 0) return [];
  const entries = [...imports].flatMap(([specifier, resource], index): readonly PreviewPart[] => [
    `${index === 0 ? '' : ','}${scriptJson(specifier)}:"`,
    { kind: 'url', resource },
    '"',
  ]);
  return ['<script type="importmap">{"imports":{', ...entries, '}}</script>'];
}

/** The same in a page that has nobody else to take it out: it is in force, and the page's own code finds nothing of it. */
export function passingImportMap(imports: ReadonlyMap<string, string>): readonly PreviewPart[] {
  const element = importMapElement(imports);
  return element.length === 0 ? [] : [...element, REMOVAL];
}

const REMOVAL = '<script>document.currentScript.previousSibling.remove();document.currentScript.remove()</script>';

/** A value as JSON that may stand in a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
