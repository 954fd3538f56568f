import type { TextFile, WorkspaceFile } from '../../workspace/workspace-model.js';
import { MODULE_IMPORT_DEPTH, MODULE_PREFIX } from '../preview-limits.js';
import { plainText, type PreviewEdit, type PreviewPart } from '../preview-text.js';
import type { ReferencePlace } from './diagnostics.js';
import { resolveSpecifier } from './import-map.js';
import { linkStylesheetFile } from './link-stylesheet.js';
import { findModuleImports, type ModuleImport } from './module-source.js';
import { perFile, type PreviewSite } from './preview-site.js';
import { addressOf, resolveUrl } from './references.js';

const importsOf = perFile(findModuleImports);

/** A classic script. Only its dynamic imports name other files. */
export function linkScriptFile(site: PreviewSite, file: TextFile): PreviewPart {
  const id = `script:${file.path}`;
  if (!site.has(id)) {
    const place = { path: file.path, source: file.source, offset: 0 };
    const imports = importsOf(file).filter(({ dynamic }) => dynamic);
    const edits = linkImports(site, imports, { place, importer: addressOf(file.path), depth: 0 });
    site.add(id, [file, ...edits.map(({ parts }) => parts.join(''))], () => ({
      kind: 'text',
      path: file.path,
      mimeType: 'text/javascript',
      text: edits.length === 0 ? plainText(file.source) : { source: file.source, edits },
    }));
  }
  return { kind: 'url', resource: id };
}

/** A module that the page names, with all that it imports. */
export function linkModuleFile(site: PreviewSite, file: WorkspaceFile): PreviewPart {
  return { kind: 'url', resource: linkModule(site, file, 0) };
}

/** The edits of a script that stands in a document. */
export function linkInlineScript(
  site: PreviewSite,
  kind: 'script' | 'module',
  source: string,
  place: ReferencePlace,
  baseAddress: string,
): readonly PreviewEdit[] {
  const imports = findModuleImports(source).filter(({ dynamic }) => kind === 'module' || dynamic);
  return linkImports(site, imports, { place, importer: baseAddress, depth: 0 });
}

interface Importer {
  /** Of offset 0 of the importing text. */
  readonly place: ReferencePlace;
  /** What its relative specifiers are relative to. */
  readonly importer: string;
  /** How many imports lead here. */
  readonly depth: number;
}

/** Links what is waiting, nearest first: a file counts as deep only when no shorter way leads to it. */
export function linkPendingModules(site: PreviewSite): void {
  for (const { file, depth } of site.pendingModules) linkModuleText(site, file, depth);
  site.pendingModules.length = 0;
}

function linkModule(site: PreviewSite, file: WorkspaceFile, depth: number): string {
  if (file.kind === 'asset') return useAsset(site, file);
  if (file.language === 'css') return useStylesheet(site, file);
  const id = `module:${file.path}`;
  if (!site.imports.has(specifierOf(file))) {
    site.imports.set(specifierOf(file), id);
    site.pendingModules.push({ file, depth });
  }
  return id;
}

function linkModuleText(site: PreviewSite, file: TextFile, depth: number): void {
  const place = { path: file.path, source: file.source, offset: 0 };
  const json = file.language === 'json';
  const imports = json ? [] : importsOf(file);
  const edits = linkImports(site, imports, { place, importer: addressOf(file.path), depth });
  site.add(`module:${file.path}`, [file, ...edits.map(({ parts }) => parts.join(''))], () => ({
    kind: 'text',
    path: file.path,
    mimeType: json ? 'application/json' : 'text/javascript',
    text: { source: file.source, edits },
  }));
}

function useAsset(site: PreviewSite, file: WorkspaceFile): string {
  site.asset(file);
  site.imports.set(specifierOf(file), `asset:${file.path}`);
  return `asset:${file.path}`;
}

function useStylesheet(site: PreviewSite, file: TextFile): string {
  linkStylesheetFile(site, file);
  site.imports.set(specifierOf(file), `style:${file.path}`);
  return `style:${file.path}`;
}

function linkImports(site: PreviewSite, imports: readonly ModuleImport[], around: Importer): readonly PreviewEdit[] {
  const edits: PreviewEdit[] = [];
  for (const one of imports) {
    const specifier = rewrite(site, one, around);
    if (specifier === undefined) continue;
    edits.push({ start: one.start, end: one.end, parts: [one.dynamic ? `"${specifier}"` : specifier] });
  }
  return edits;
}

/**
 * The specifier that takes the place of the author's; undefined leaves it to the browser. What may not load becomes a
 * name that no browser resolves, so the page fails at once, says which file, and no request leaves the frame.
 */
function rewrite(site: PreviewSite, one: ModuleImport, { place, importer, depth }: Importer): string | undefined {
  const at = { ...place, offset: place.offset + one.start };
  if (one.specifier === undefined) {
    site.diagnostics.computedImport(at, at.source.slice(at.offset, place.offset + one.end));
    return undefined;
  }
  const url = resolveSpecifier(one.specifier, importer, site.importMap);
  if (!url) {
    site.diagnostics.unsupportedModule(at, one.specifier);
    return undefined;
  }
  const resolved = resolveUrl(url, site.files);
  switch (resolved.kind) {
    case 'other':
      return undefined;
    case 'external':
      site.diagnostics.blocked(at, resolved.url);
      return unresolvable('blocked import', resolved.url);
    case 'missing':
      site.diagnostics.missing(at, resolved.path);
      return unresolvable('missing file', resolved.path);
    case 'file':
      if (depth >= MODULE_IMPORT_DEPTH && !site.imports.has(specifierOf(resolved.file))) {
        site.diagnostics.tooDeep(at, resolved.file.path, MODULE_IMPORT_DEPTH);
        return unresolvable('import beyond the limit', resolved.file.path);
      }
      linkModule(site, resolved.file, depth + 1);
      return specifierOf(resolved.file);
  }
}

function specifierOf({ path }: WorkspaceFile): string {
  return MODULE_PREFIX + path.split('/').map(encodeSegment).join('/');
}

function unresolvable(reason: string, name: string): string {
  return `${reason} ${name.replace(/["'\\\u0000-\u001f\u2028\u2029<]/g, encodeURIComponent)}`;
}

/** `encodeURIComponent` leaves the apostrophe, which may be the quote around a specifier. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/'/g, '%27');
}
