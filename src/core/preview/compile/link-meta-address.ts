import type { PreviewEdit } from '../preview-text.js';
import { resolveInPage } from './link-computed-import.js';
import type { Importer } from './link-imports.js';
import { linkWorker } from './link-worker.js';
import type { ModuleImport } from './module-source.js';
import { moduleAddress } from './module-specifier.js';
import type { PreviewSite } from './preview-site.js';
import { resolveReference } from './references.js';

/**
 * `import.meta.url` is the module's stable address. In `new URL("file", import.meta.url)` the file is the workspace's
 * own, so the address of its resource takes its place.
 */
export function linkMetaAddress(
  site: PreviewSite,
  { start, end }: ModuleImport,
  { place, importer, suffix = '' }: Importer,
): readonly PreviewEdit[] {
  const own = moduleAddress(importer);
  if (own === undefined) return [];
  const { source, offset } = place;
  const after = source.slice(offset + end, offset + end + LOOK_AROUND);
  const resolve = /^\s*\.\s*resolve\b/.exec(after);
  if (resolve) site.looksUpModules = true;
  if (resolve) return [{ start, end: end + resolve[0].length, parts: [resolveInPage(own)] }];
  const url = /^\s*\.\s*url\b/.exec(after);
  if (!url) return [];
  const self: PreviewEdit = { start, end: end + url[0].length, parts: [`"${own}${suffix}"`] };
  const before = source.slice(Math.max(offset, offset + start - LOOK_AROUND), offset + start);
  const call = /(new\s+(?:Shared)?Worker\s*\(\s*)?\bnew\s+URL\s*\(\s*((["'`])([^"'`\\$\n]*)\3)\s*,\s*$/.exec(before);
  if (!call) return [self];
  const [whole, worker, literal = '', , name = ''] = call;
  const literalStart = start - whole.length + whole.indexOf(literal);
  const at = { ...place, offset: offset + literalStart };
  const resolved = resolveReference(name, importer, site.files);
  if (resolved.kind === 'missing') site.diagnostics.missing(at, resolved.path);
  if (resolved.kind !== 'file') return [self];
  const moduleWorker = worker !== undefined && isModuleWorker(source, offset + end);
  const part =
    worker !== undefined && resolved.file.kind === 'text'
      ? linkWorker(site, resolved.file, moduleWorker)
      : site.asset(resolved.file);
  return [{ start: literalStart, end: literalStart + literal.length, parts: ['"', part, resolved.suffix, '"'] }, self];
}

const LOOK_AROUND = 300;

/** Whether the options after a worker's address ask for a module. */
export function isModuleWorker(source: string, from: number): boolean {
  return /^[^;{]{0,80}\{[^}]*\btype\s*:\s*["'`]module["'`]/.test(source.slice(from, from + LOOK_AROUND));
}
