// Follows every reference of a static site: a page that works under any base path names only files that lie beside it.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { referencesOf } from './references.mjs';

/** @typedef {{ pages: string[], reached: string[], problems: string[] }} SiteReport names relative to the folder */

/**
 * Follows all references of all pages in `folder`. A problem says which file refers to what, and why that fails.
 * @returns {SiteReport}
 */
export function checkSite(folder) {
  return checkFolder(
    folder,
    filesUnder(folder).filter((name) => name.endsWith('.html')),
  );
}

/**
 * Follows all references from these files of `folder`.
 * @returns {SiteReport}
 */
export function checkFolder(folder, from) {
  const reached = new Set(from);
  const problems = [];
  for (const name of reached) {
    for (const reference of referencesOf(name, readFileSync(join(folder, name), 'utf8'))) {
      const problem = follow(folder, name, reference, reached);
      if (problem) problems.push(`${name}: ${reference.kind} "${reference.target}" ${problem}`);
    }
  }
  return { pages: from, reached: [...reached].sort(), problems };
}

/** Adds what the reference names to `reached`; returns what is wrong with it, if anything. */
function follow(folder, from, { kind, target }, reached) {
  const address = target.trim().split(/[?#]/, 1)[0];
  if (/^(data|blob|mailto|about|javascript):/i.test(address)) return null;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) return kind === 'link' ? null : 'comes from another server';
  if (address === '') return null;
  if (address.startsWith('/')) return 'is absolute: it breaks under a base path';
  if (kind === 'import' && !address.startsWith('.')) return 'is a bare specifier: no browser finds it';
  const path = resolve(folder, dirname(from), decodeURIComponent(address));
  const inside = relative(folder, path);
  if (inside.startsWith('..')) return 'leaves the site';
  const file = pageOf(path);
  if (!file) return 'does not exist';
  reached.add(relative(folder, file).split(sep).join('/'));
  return null;
}

function pageOf(path) {
  if (!existsSync(path)) return null;
  if (!statSync(path).isDirectory()) return path;
  return existsSync(join(path, 'index.html')) ? join(path, 'index.html') : null;
}

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );
}
