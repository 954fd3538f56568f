import type { PreviewDocument, PreviewResource } from './preview-model.js';
import type { PreviewPart } from './preview-text.js';

export type PageImports = Pick<PreviewDocument, 'imports' | 'packageImports' | 'resources'>;

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * The import map of a page, as an element. The author's own map may name anything, `</script>` included, so no name of
 * it may end the script. Nothing where there are no imports.
 */
export function importMapElement({ imports, packageImports = NONE, resources }: PageImports): readonly PreviewPart[] {
  if (imports.size + packageImports.size === 0) return [];
  const local = [...imports].map(([specifier, resource]): readonly PreviewPart[] => [
    '"',
    { kind: 'module', name: scriptJson(specifier).slice(1, -1) },
    '":"',
    { kind: 'url', resource },
    `${moduleFragment(resources.get(resource))}"`,
  ]);
  const elsewhere = [...packageImports]
    .filter(([name]) => !imports.has(name))
    .map(([name, address]): readonly PreviewPart[] => [`${scriptJson(name)}:${scriptJson(address)}`]);
  const entries = [...local, ...elsewhere].flatMap((entry, index) => (index === 0 ? entry : [',', ...entry]));
  return ['<script type="importmap">{"imports":{', ...entries, '}}</script>'];
}

/** Two files of JSON or CSS with one text are two modules; a script carries its name in its text. */
export function moduleFragment(resource: PreviewResource | undefined): string {
  if (!resource || resource.mimeType === 'text/javascript') return '';
  return `#${resource.path.split('/').map(encodeURIComponent).join('/')}`;
}

/** The same in a page that has nobody else to take it out: it is in force, and the page's own code finds nothing of it. */
export function passingImportMap(page: PageImports): readonly PreviewPart[] {
  const element = importMapElement(page);
  return element.length === 0 ? [] : [...element, REMOVAL];
}

const REMOVAL = '<script>document.currentScript.previousSibling.remove();document.currentScript.remove()</script>';

/** A value as JSON that may stand in a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
