import type { TextFile } from '../../workspace/workspace-model.js';
import type { PreviewEdit } from '../preview-text.js';
import type { Importer, UseModule } from './link-imports.js';
import type { ModuleImport } from './module-source.js';
import { moduleAddress, specifierOf } from './module-specifier.js';
import type { PreviewSite } from './preview-site.js';
import { addressOf, parseUrl } from './references.js';

/**
 * `import(expression)`: what it names is known only to the page, so every module that it may name is at hand, and the
 * expression is resolved as a browser would have done.
 */
export function linkComputedImport(
  site: PreviewSite,
  { start, end }: ModuleImport,
  around: Importer,
  use: UseModule,
): readonly PreviewEdit[] {
  const { place, importer, depth } = around;
  const base = moduleAddress(importer);
  const expression = place.source.slice(place.offset + start, place.offset + end);
  if (base === undefined) {
    const why = `import(${expression}) is relative to another site; the preview loads only files of the workspace.`;
    site.diagnostics.unsupportedReference({ ...place, offset: place.offset + start }, expression, why);
    return [];
  }
  site.looksUpModules = true;
  const prefix = writtenFolder(expression, importer);
  for (const file of site.files.values()) {
    if (file.kind !== 'text' || !LANGUAGES.has(file.language)) continue;
    if (prefix === undefined || addressOf(file.path).startsWith(prefix)) useUnderAllNames(site, file, depth, use);
  }
  return [
    { start, end: start, parts: [resolveInPage(base), '('] },
    { start: end, end, parts: [')'] },
  ];
}

/** As text of the page: gives a relative specifier the address of its module, and leaves any other as it is. */
export function resolveInPage(base: string): string {
  return `(s=>/^\\.{0,2}\\//.test(s+="")?new URL(s,"${base}").href:s)`;
}

const LANGUAGES: ReadonlySet<string> = new Set(['javascript', 'typescript', 'json', 'css']);

/** The folder that the expression begins with, as an address; undefined where it begins with something computed. */
function writtenFolder(expression: string, importer: string): string | undefined {
  const [, folder] = /^\s*["'`](\.{0,2}\/(?:[^"'`$\\]*\/)?)/.exec(expression) ?? [];
  return folder === undefined ? undefined : parseUrl(folder, importer)?.href;
}

/** Its own address, and every name that the author's import map gives it. */
function useUnderAllNames(site: PreviewSite, file: TextFile, depth: number, use: UseModule): void {
  const id = use(site, file, '', depth + 1);
  const address = addressOf(file.path);
  for (const [name, target] of site.importMap.imports) {
    if (/^[a-z][a-z+.-]*:/i.test(name)) continue;
    if (target === address) site.imports.set(name, id);
    else if (name.endsWith('/') && address.startsWith(target))
      site.imports.set(name + address.slice(target.length), id);
  }
  site.imports.set(specifierOf(file), id);
}
