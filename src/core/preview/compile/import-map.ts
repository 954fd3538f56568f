import { isPlainObject } from '../../base/json.js';
import { parseUrl } from './references.js';

/** The author's `<script type="importmap">`, applied when sources are rewritten (HTML, import maps). */
export interface AuthorImportMap {
  readonly imports: ReadonlyMap<string, string>;
  /** Longest scope first. */
  readonly scopes: readonly (readonly [scope: string, imports: ReadonlyMap<string, string>])[];
}

export const EMPTY_IMPORT_MAP: AuthorImportMap = { imports: new Map(), scopes: [] };

/** Merges the map's text over `current`, earlier entries winning as in a browser; a text that is not JSON changes nothing. */
export function readImportMap(text: string, baseAddress: string, current: AuthorImportMap): AuthorImportMap {
  const json = parseJson(text);
  if (!isPlainObject(json)) return current;
  const scopes = new Map(current.scopes);
  const written = isPlainObject(json['scopes']) ? Object.entries(json['scopes']) : [];
  for (const [prefix, entries] of written) {
    const scope = parseUrl(prefix, baseAddress)?.href;
    if (scope) scopes.set(scope, new Map([...readEntries(entries, baseAddress), ...(scopes.get(scope) ?? [])]));
  }
  return {
    imports: new Map([...readEntries(json['imports'], baseAddress), ...current.imports]),
    scopes: [...scopes].sort(([a], [b]) => b.length - a.length),
  };
}

/** The address of a specifier, or undefined for a bare one that no map answers. */
export function resolveSpecifier(specifier: string, importer: string, map: AuthorImportMap): URL | undefined {
  const asUrl = parseUrlLike(specifier, importer);
  const key = asUrl?.href ?? specifier;
  for (const [scope, entries] of map.scopes) {
    if (importer !== scope && !(scope.endsWith('/') && importer.startsWith(scope))) continue;
    const found = lookUp(key, entries);
    if (found) return found;
  }
  return lookUp(key, map.imports) ?? asUrl;
}

function lookUp(key: string, entries: ReadonlyMap<string, string>): URL | undefined {
  const exact = entries.get(key);
  if (exact !== undefined) return parseUrl(exact);
  const prefixes = [...entries].filter(([prefix]) => prefix.endsWith('/') && key.startsWith(prefix));
  const longest = prefixes.sort(([a], [b]) => b.length - a.length)[0];
  return longest && parseUrl(key.slice(longest[0].length), longest[1]);
}

function readEntries(entries: unknown, baseAddress: string): [string, string][] {
  if (!isPlainObject(entries)) return [];
  return Object.entries(entries).flatMap(([key, target]): [string, string][] => {
    const address = typeof target === 'string' ? parseUrlLike(target, baseAddress)?.href : undefined;
    return address === undefined ? [] : [[parseUrlLike(key, baseAddress)?.href ?? key, address]];
  });
}

function parseUrlLike(specifier: string, baseAddress: string): URL | undefined {
  return /^(?:\/|\.\/|\.\.\/)/.test(specifier) ? parseUrl(specifier, baseAddress) : parseUrl(specifier);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
