import type { WorkspaceFile } from '../../workspace/workspace-model.js';
import { MODULE_IMPORT_DEPTH } from '../preview-limits.js';
import type { PreviewEdit, PreviewPart } from '../preview-text.js';
import type { ReferencePlace } from './diagnostics.js';
import { linkComputedImport } from './link-computed-import.js';
import { checkNames } from './check-names.js';
import { importTargets } from './import-targets.js';
import { linkMetaAddress } from './link-meta-address.js';
import { quotable, specifierOf } from './module-specifier.js';
import type { ModuleImport } from './module-source.js';
import type { PreviewSite } from './preview-site.js';
import { resolveTarget, type ReferenceTarget } from './references.js';

export interface Importer {
  /** Of offset 0 of the importing text. */
  readonly place: ReferencePlace;
  /** What its relative specifiers are relative to. */
  readonly importer: string;
  /** How many imports lead here. */
  readonly depth: number;
  /** The query and fragment that it was imported with. */
  readonly suffix?: string;
}

/** Makes a file a module of the page and answers with its resource. */
export type UseModule = (site: PreviewSite, file: WorkspaceFile, suffix: string, depth: number) => string;

/** The edits that give the imports of a script their stable specifiers. */
export function linkImports(
  site: PreviewSite,
  imports: readonly ModuleImport[],
  around: Importer,
  use: UseModule,
): readonly PreviewEdit[] {
  const { importer, place } = around;
  const { importMap, packages } = site;
  const targets = importTargets(imports, { importMap, packages, importer, path: place.path });
  return imports.flatMap((one): readonly PreviewEdit[] => {
    if (one.kind === 'meta') return linkMetaAddress(site, one, around);
    if (one.specifier === undefined) return linkComputedImport(site, one, around, use);
    const specifier = rewrite(site, one, { written: one.specifier, target: targets.get(one) }, around, use);
    if (specifier === undefined) return [];
    const parts = one.kind === 'dynamic' ? ['"', specifier, '"'] : [specifier];
    return [{ start: one.start, end: one.end, parts }];
  });
}

/**
 * The specifier that takes the place of the author's; undefined leaves it to the browser. What may not load becomes a
 * name that no browser resolves, so the page fails at once, says which file, and no request leaves the frame.
 */
function rewrite(
  site: PreviewSite,
  one: ModuleImport,
  { written, target }: { readonly written: string; readonly target: ReferenceTarget | undefined },
  { place, depth }: Importer,
  use: UseModule,
): PreviewPart | undefined {
  const at = { ...place, offset: place.offset + one.start };
  if (!target) {
    site.diagnostics.unsupportedModule(at, written);
    return undefined;
  }
  const resolved = resolveTarget(target, site.files);
  switch (resolved.kind) {
    case 'other':
      return undefined;
    case 'external':
      if (site.purpose === 'preview' && site.packages.allows(resolved.url)) return quotable(resolved.url);
      site.diagnostics.external(at, resolved.url);
      return site.purpose === 'export' ? quotable(resolved.url) : unresolvable('blocked import', resolved.url);
    case 'missing':
      site.diagnostics.missing(at, resolved.path);
      return unresolvable('missing file', resolved.path);
    case 'file': {
      const { file, query, suffix } = resolved;
      const name = specifierOf(file, query + suffix);
      if (depth >= MODULE_IMPORT_DEPTH && !site.imports.has(name)) {
        site.diagnostics.tooDeep(at, file.path, MODULE_IMPORT_DEPTH);
        return unresolvable('import beyond the limit', file.path);
      }
      use(site, file, query + suffix, depth + 1);
      checkNames(site, one, place, file);
      return { kind: 'module', name };
    }
  }
}

function unresolvable(reason: string, name: string): string {
  return quotable(`${reason} ${name}`);
}
