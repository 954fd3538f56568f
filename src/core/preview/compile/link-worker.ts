import type { TextFile } from '../../workspace/workspace-model.js';
import type { PreviewEdit, PreviewPart } from '../preview-text.js';
import { checkNames } from './check-names.js';
import { moduleOf } from './module-source.js';
import { quotable } from './module-specifier.js';
import type { PreviewSite } from './preview-site.js';
import { addressOf, parseUrl, resolveReference, resolveUrl } from './references.js';
import { callsOf } from './script-calls.js';

/** A worker's script. No import map reaches a worker, so what it imports stands in it by address. */
export function linkWorker(site: PreviewSite, file: TextFile, module: boolean): PreviewPart {
  return workerPart(site, file, module, []);
}

function workerPart(site: PreviewSite, file: TextFile, module: boolean, importers: readonly TextFile[]): PreviewPart {
  const id = `${module ? 'module-worker' : 'worker'}:${file.path}`;
  if (!site.has(id)) {
    const chain = [...importers, file];
    const edits = [...(module ? importEdits(site, file, chain) : []), ...callEdits(site, file, chain)];
    edits.sort((a, b) => a.start - b.start);
    site.addText(id, file, file.language === 'json' ? 'application/json' : 'text/javascript', edits);
  }
  return { kind: 'url', resource: id };
}

function importEdits(site: PreviewSite, file: TextFile, chain: readonly TextFile[]): PreviewEdit[] {
  if (file.language === 'json') return [];
  return moduleOf(file).imports.flatMap((one): readonly PreviewEdit[] => {
    if (one.kind === 'meta') return [];
    const at = { path: file.path, source: file.source, offset: one.start };
    if (one.specifier === undefined) {
      const expression = file.source.slice(one.start, one.end);
      site.diagnostics.unsupportedReference(
        at,
        expression,
        `A worker’s import(${expression}) has to be written as text.`,
      );
      return [];
    }
    const relative = /^\.{0,2}\//.test(one.specifier);
    const url = relative
      ? parseUrl(one.specifier, addressOf(file.path))
      : (parseUrl(one.specifier) ?? site.packages.find(one.specifier, file.path));
    if (!url) {
      site.diagnostics.unsupportedModule(at, one.specifier);
      return [];
    }
    const resolved = resolveUrl(url, site.files);
    if (resolved.kind === 'missing') site.diagnostics.missing(at, resolved.path);
    if (resolved.kind === 'external') {
      const name = quotable(resolved.url);
      if (site.purpose === 'export' || !site.packages.allows(resolved.url)) site.diagnostics.external(at, resolved.url);
      return [{ start: one.start, end: one.end, parts: [one.kind === 'dynamic' ? `"${name}"` : name] }];
    }
    if (resolved.kind !== 'file' || resolved.file.kind !== 'text') return [];
    if (chain.includes(resolved.file)) {
      site.diagnostics.importCycle(at, resolved.file.path);
      return [];
    }
    checkNames(site, one, { path: file.path, source: file.source, offset: 0 }, resolved.file);
    const part = workerPart(site, resolved.file, true, chain);
    return [{ start: one.start, end: one.end, parts: one.kind === 'dynamic' ? ['"', part, '"'] : [part] }];
  });
}

function callEdits(site: PreviewSite, file: TextFile, chain: readonly TextFile[]): PreviewEdit[] {
  return callsOf(file).flatMap(({ kind, start, end, value }): readonly PreviewEdit[] => {
    if (value === undefined || kind === 'worker' || kind === 'service-worker') return [];
    const at = { path: file.path, source: file.source, offset: start };
    const resolved = resolveReference(value, addressOf(file.path), site.files);
    if (resolved.kind === 'missing') site.diagnostics.missing(at, resolved.path);
    if (resolved.kind !== 'file') return [];
    const script = kind === 'import-scripts' && resolved.file.kind === 'text' && !chain.includes(resolved.file);
    const part = script ? workerPart(site, resolved.file as TextFile, false, chain) : site.asset(resolved.file);
    return [{ start, end, parts: ['"', part, '"'] }];
  });
}
