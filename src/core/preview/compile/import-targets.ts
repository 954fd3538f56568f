import { resolveSpecifier, type AuthorImportMap } from './import-map.js';
import type { ModuleImport } from './module-source.js';
import type { PackageSources } from './package-sources.js';
import { targetOf, type ReferenceTarget } from './references.js';

/** What decides where the specifiers of a script lead, beside the script itself. */
export interface ImportSurroundings {
  readonly importMap: AuthorImportMap;
  readonly packages: PackageSources;
  /** What relative specifiers are relative to. */
  readonly importer: string;
  /** The file, as a host's resolver is told it. */
  readonly path: string;
}

/** By import; undefined for a bare name that nobody answers. */
export type ImportTargets = ReadonlyMap<ModuleImport, ReferenceTarget | undefined>;

interface Known {
  readonly around: ImportSurroundings;
  readonly targets: ImportTargets;
}

/** By the list of imports, which lives as long as the file that it was read from. */
const known = new WeakMap<readonly ModuleImport[], Known>();

/** Where the imports of a script lead. A change elsewhere asks again, and gets the answer of last time. */
export function importTargets(imports: readonly ModuleImport[], around: ImportSurroundings): ImportTargets {
  const before = known.get(imports);
  if (before && sameSurroundings(before.around, around)) return before.targets;
  const targets = new Map<ModuleImport, ReferenceTarget | undefined>();
  for (const one of imports) {
    if (one.kind !== 'meta' && one.specifier !== undefined) targets.set(one, find(one.specifier, around));
  }
  known.set(imports, { around, targets });
  return targets;
}

function find(
  specifier: string,
  { importMap, packages, importer, path }: ImportSurroundings,
): ReferenceTarget | undefined {
  const url = resolveSpecifier(specifier, importer, importMap) ?? packages.find(specifier, path);
  return url && targetOf(url);
}

function sameSurroundings(one: ImportSurroundings, other: ImportSurroundings): boolean {
  return (
    one.importMap === other.importMap &&
    one.packages === other.packages &&
    one.importer === other.importer &&
    one.path === other.path
  );
}
