import type { PreviewPackages } from '../preview-packages.js';
import { EMPTY_IMPORT_MAP, readImportMap, resolveSpecifier, type AuthorImportMap } from './import-map.js';
import { addressOf, parseUrl, placeInSite } from './references.js';

/** The host's answer to package names, and which other sites a page may take scripts from. */
export class PackageSources {
  readonly #origins: ReadonlySet<string>;
  readonly #map: AuthorImportMap;
  readonly #resolve: PreviewPackages['resolve'];

  constructor(packages: PreviewPackages | undefined) {
    this.#origins = new Set(packages?.origins);
    this.#map = packages?.imports
      ? readImportMap(JSON.stringify({ imports: packages.imports }), addressOf(''), EMPTY_IMPORT_MAP)
      : EMPTY_IMPORT_MAP;
    this.#resolve = packages?.resolve;
  }

  get origins(): readonly string[] {
    return [...this.#origins];
  }

  /** What a page's import map says for those who are not rewritten: computed imports, and modules of other sites. */
  get addresses(): ReadonlyMap<string, string> {
    return new Map([...this.#map.imports].filter(([, address]) => this.allows(address)));
  }

  allows(address: string): boolean {
    const url = parseUrl(address);
    return url !== undefined && this.#origins.has(url.origin);
  }

  /** The address of a name that the page's own map does not know; the host's function may answer anything. */
  find(name: string, importer: string): URL | undefined {
    const mapped = resolveSpecifier(name, addressOf(importer), this.#map);
    if (mapped || !this.#resolve) return mapped;
    const url = parseUrl(this.#ask(this.#resolve, name, importer) ?? '', addressOf(''));
    return url && (this.allows(url.href) || (placeInSite(url.href) ?? '') !== '') ? url : undefined;
  }

  #ask(resolve: NonNullable<PreviewPackages['resolve']>, name: string, importer: string): string | undefined {
    try {
      const answer: unknown = resolve(name, importer);
      return typeof answer === 'string' ? answer : undefined;
    } catch {
      return undefined;
    }
  }
}
