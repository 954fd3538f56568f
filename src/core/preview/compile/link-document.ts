import type { TextFile, WorkspaceFile } from '../../workspace/workspace-model.js';
import type { PreviewEdit, PreviewPart, PreviewText } from '../preview-text.js';
import type { ReferencePlace } from './diagnostics.js';
import {
  readDocument,
  type AttributePlace,
  type AttributeRole,
  type DocumentReference,
  type DocumentSource,
} from './document-source.js';
import { EMPTY_IMPORT_MAP, readImportMap, type AuthorImportMap } from './import-map.js';
import { linkPage, linkPageText } from './link-page.js';
import { applied } from './applied-edits.js';
import { linkInlineScript, linkModuleFile, linkPendingModules, linkScriptFile } from './link-script.js';
import { linkInlineStyle, linkStylesheetFile } from './link-stylesheet.js';
import { policyForLocalFiles } from './page-policy.js';
import { perFile } from './per-file.js';
import type { PreviewSite } from './preview-site.js';
import { linkAway } from './link-away.js';
import { addressOf, parseUrl, placeInSite, resolveReference } from './references.js';
import { readSrcset } from './srcset.js';

const documentOf = perFile(readDocument);

export interface LinkedDocument {
  readonly html: PreviewText;
  readonly quirks: boolean;
  readonly wantsObjectUrls: boolean;
  readonly holdsCode: boolean;
  readonly inlineScripts: readonly number[];
}

/** The entry page with every local reference rewritten, and a place for the runtime. */
export function linkDocument(site: PreviewSite, file: TextFile, around = addressOf(file.path)): LinkedDocument {
  const document = documentOf(file);
  const baseAddress = baseOf(around, document.baseHref);
  site.pageAddress = baseAddress;
  site.localSchemes = document.quirks || site.pages.length > 1 ? 'data: blob:' : 'blob:';
  site.importMap = importMapOf(document, baseAddress);
  const runtime: PreviewEdit = {
    start: document.runtimeOffset,
    end: document.runtimeOffset,
    parts: [{ kind: 'runtime' }],
  };
  const base = document.references.find(({ kind }) => kind === 'base');
  // What is loaded as soon as it is read knows nothing of a base that comes later.
  const addressAt = ({ kind, start }: DocumentReference): string =>
    base && start < base.start && (kind === 'attribute' || kind === 'srcset') ? around : baseAddress;
  const edits = document.references.flatMap((reference) => linkReference(site, reference, file, addressAt(reference)));
  linkPendingModules(site);
  return {
    html: { source: file.source, edits: [...byteOrderMark(file), runtime, ...edits].sort((a, b) => a.start - b.start) },
    quirks: document.quirks,
    wantsObjectUrls: document.wantsObjectUrls || site.wantsObjectUrls,
    holdsCode: document.holdsCode,
    inlineScripts: document.references
      .filter(({ kind }) => kind === 'script' || kind === 'module')
      .map(({ start }) => start),
  };
}

/** The same object while nothing of it changes: what was resolved by it stays resolved. */
function importMapOf(document: DocumentSource, baseAddress: string): AuthorImportMap {
  if (document.importMaps.length === 0) return EMPTY_IMPORT_MAP;
  const before = importMaps.get(document);
  if (before?.baseAddress === baseAddress) return before.map;
  let map = EMPTY_IMPORT_MAP;
  for (const text of document.importMaps) map = readImportMap(text, baseAddress, map);
  importMaps.set(document, { baseAddress, map });
  return map;
}

const importMaps = new WeakMap<DocumentSource, { readonly baseAddress: string; readonly map: AuthorImportMap }>();

/** A server's bytes lose it when they are decoded; in a text it would be content. */
function byteOrderMark({ source }: TextFile): readonly PreviewEdit[] {
  return source.startsWith('\ufeff') ? [{ start: 0, end: 1, parts: [] }] : [];
}

function baseOf(address: string, href: string | undefined): string {
  return (href === undefined ? undefined : parseUrl(href, address)?.href) ?? address;
}

function linkReference(
  site: PreviewSite,
  reference: DocumentReference,
  { path, source }: TextFile,
  baseAddress: string,
): readonly PreviewEdit[] {
  const place: ReferencePlace = { path, source, offset: reference.start };
  switch (reference.kind) {
    // Everything local is rewritten already; the frame's own base must not be replaced.
    case 'base':
      return site.purpose === 'export' && placeInSite(baseAddress) === undefined ? [] : [attributeEdit(reference, [])];
    case 'link':
    case 'download': {
      const parts = linkAway(site, reference.kind, reference.value, place, baseAddress);
      return parts ? [attributeEdit(reference, parts)] : [];
    }
    case 'attribute': {
      const parts = linkAttribute(site, reference.role, reference.value, place, baseAddress);
      return parts ? [attributeEdit(reference, parts)] : [];
    }
    case 'srcset':
      return linkSrcset(site, reference, place, baseAddress);
    case 'style-attribute': {
      const edits = linkInlineStyle(site, reference.value, { ...place, source }, baseAddress);
      return edits.length === 0 ? [] : [attributeEdit(reference, applied(reference.value, edits))];
    }
    case 'handler': {
      const edits = linkInlineScript(site, 'script', reference.value, place, baseAddress);
      return edits.length === 0 ? [] : [attributeEdit(reference, applied(reference.value, edits))];
    }
    case 'page-text':
      return [
        attributeEdit(reference, linkPageText(site, { ...place, text: reference.value }, baseAddress, linkDocument)),
      ];
    case 'refresh': {
      const [, address = ''] = /url\s*=\s*['"]?([^'"\s]*)/i.exec(reference.value) ?? [];
      if (address !== '')
        site.diagnostics.unsupportedReference(place, address, `The preview does not follow a refresh to “${address}”.`);
      return [];
    }
    case 'policy':
      return [attributeEdit(reference, [policyForLocalFiles(reference.value, site.localSchemes)])];
    // What stands in the place of a local file has other bytes.
    case 'integrity': {
      const isLocal = resolveReference(reference.target, baseAddress, site.files).kind === 'file';
      return isLocal ? [attributeEdit(reference, [])] : [];
    }
    case 'style':
      return moved(linkInlineStyle(site, source.slice(reference.start, reference.end), place, baseAddress), reference);
    case 'script':
    case 'module': {
      const text = source.slice(reference.start, reference.end);
      return moved(linkInlineScript(site, reference.kind, text, place, baseAddress), reference);
    }
  }
}

function linkAttribute(
  site: PreviewSite,
  role: AttributeRole,
  value: string,
  place: ReferencePlace,
  baseAddress: string,
): readonly PreviewPart[] | undefined {
  const resolved = resolveReference(value, baseAddress, site.files);
  switch (resolved.kind) {
    case 'other':
      return undefined;
    case 'external':
      if (role === 'asset' || role === 'page') site.diagnostics.externalAsset(place, resolved.url);
      else if (role === 'style' || site.purpose === 'export' || !site.packages.allows(resolved.url))
        site.diagnostics.external(place, resolved.url);
      return undefined;
    case 'missing':
      site.diagnostics.missing(place, resolved.path);
      return [notFound(resolved.path)];
    case 'file':
      return [linkFile(site, role, resolved.file, place, resolved.query + resolved.suffix), resolved.suffix];
  }
}

/** Fails as a 404 does: in its turn, with an `error` event, and without a request to anybody. */
function notFound(path: string): string {
  return `blob:null/${path.split('/').map(encodeURIComponent).join('/')}`;
}

function linkFile(
  site: PreviewSite,
  role: AttributeRole,
  file: WorkspaceFile,
  place: ReferencePlace,
  suffix: string,
): PreviewPart {
  if (role === 'module') return linkModuleFile(site, file, suffix);
  if (role === 'page') return linkPage(site, file, place, linkDocument);
  if (role === 'asset' || file.kind === 'asset') return site.asset(file);
  return role === 'style' ? linkStylesheetFile(site, file) : linkScriptFile(site, file);
}

function linkSrcset(
  site: PreviewSite,
  reference: AttributePlace,
  place: ReferencePlace,
  baseAddress: string,
): readonly PreviewEdit[] {
  const edits = readSrcset(reference.value).flatMap(({ url, start, end }): readonly PreviewEdit[] => {
    const parts = linkAttribute(site, 'asset', url, place, baseAddress);
    return parts ? [{ start, end, parts }] : [];
  });
  return edits.length === 0 ? [] : [attributeEdit(reference, applied(reference.value, edits))];
}

/** Writes the attribute anew, double-quoted; parts that are text are escaped, a minted URL needs it never. */
function attributeEdit({ name, start, end }: AttributePlace, value: readonly PreviewPart[]): PreviewEdit {
  return { start, end, parts: [`${name}="`, ...value.map(escapePart), '"'] };
}

function escapePart(part: PreviewPart): PreviewPart {
  return typeof part === 'string' ? part.replace(/&/g, '&amp;').replace(/"/g, '&quot;') : part;
}

function moved(edits: readonly PreviewEdit[], { start }: { readonly start: number }): readonly PreviewEdit[] {
  return edits.map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start }));
}
