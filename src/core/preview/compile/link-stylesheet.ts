import type { TextFile } from '../../workspace/workspace-model.js';
import { CSS_IMPORT_DEPTH } from '../preview-limits.js';
import type { PreviewEdit, PreviewPart, PreviewText } from '../preview-text.js';
import type { ReferencePlace } from './diagnostics.js';
import { perFile, type PreviewSite } from './preview-site.js';
import { addressOf, resolveReference } from './references.js';
import {
  readStylesheet,
  type StylesheetImport,
  type StylesheetSource,
  type StylesheetUrl,
} from './stylesheet-source.js';

const stylesheetOf = perFile(readStylesheet);

/** A stylesheet of its own: `<link>`, or a CSS module. */
export function linkStylesheetFile(site: PreviewSite, file: TextFile): PreviewPart {
  const id = `style:${file.path}`;
  if (!site.has(id)) {
    const linking = new StylesheetLinking(site);
    const text = linking.file(file, []);
    site.add(id, linking.sources, () => ({ kind: 'text', path: file.path, mimeType: 'text/css', text }));
  }
  return { kind: 'url', resource: id };
}

/** The edits of CSS that stands in a document, at `place`, its URLs relative to the document. */
export function linkInlineStyle(
  site: PreviewSite,
  source: string,
  place: ReferencePlace,
  baseAddress: string,
): readonly PreviewEdit[] {
  return new StylesheetLinking(site).edits(readStylesheet(source), { place, baseAddress, chain: [] });
}

interface Surroundings {
  /** Of offset 0 of the text. */
  readonly place: ReferencePlace;
  readonly baseAddress: string;
  /** The files that are being imported, outermost first. */
  readonly chain: readonly TextFile[];
}

class StylesheetLinking {
  /** All that the text was made from: files and outcomes. */
  readonly sources: unknown[] = [];
  readonly #site: PreviewSite;

  constructor(site: PreviewSite) {
    this.#site = site;
  }

  file(file: TextFile, importers: readonly TextFile[]): PreviewText {
    this.sources.push(file);
    const place = { path: file.path, source: file.source, offset: 0 };
    const chain = [...importers, file];
    const edits = this.edits(stylesheetOf(file), { place, baseAddress: addressOf(file.path), chain });
    return { source: file.source, edits };
  }

  edits(stylesheet: StylesheetSource, around: Surroundings): readonly PreviewEdit[] {
    const edits: PreviewEdit[] = [];
    for (const statement of stylesheet.imports) {
      const parts = this.#import(statement, around);
      if (parts) edits.push({ start: statement.start, end: statement.end, parts });
    }
    for (const reference of stylesheet.urls) {
      const parts = this.#url(reference, around);
      if (parts) edits.push({ start: reference.start, end: reference.end, parts });
    }
    return edits.sort((a, b) => a.start - b.start);
  }

  /** The imported text in place of the statement; undefined leaves the statement, which then loads nothing. */
  #import({ url, start, open, close }: StylesheetImport, around: Surroundings): readonly PreviewPart[] | undefined {
    const at = shift(around.place, start);
    const resolved = resolveReference(url, around.baseAddress, this.#site.files);
    if (resolved.kind === 'external') this.#site.diagnostics.blocked(at, resolved.url);
    if (resolved.kind === 'missing') {
      this.sources.push(resolved.path);
      this.#site.diagnostics.missing(at, resolved.path);
    }
    if (resolved.kind !== 'file' || resolved.file.kind !== 'text') return undefined;
    const { file } = resolved;
    if (around.chain.includes(file)) {
      this.sources.push('cycle');
      this.#site.diagnostics.importCycle(at, file.path);
      return [];
    }
    if (around.chain.length > CSS_IMPORT_DEPTH) {
      this.sources.push('depth');
      this.#site.diagnostics.tooDeep(at, file.path, CSS_IMPORT_DEPTH);
      return [];
    }
    const text = this.file(file, around.chain);
    return [open, { kind: 'text', text }, stylesheetOf(file).closing + close];
  }

  #url({ url, start, form }: StylesheetUrl, around: Surroundings): readonly PreviewPart[] | undefined {
    const resolved = resolveReference(url, around.baseAddress, this.#site.files);
    if (resolved.kind === 'missing') {
      this.sources.push(resolved.path);
      this.#site.diagnostics.missing(shift(around.place, start), resolved.path);
    }
    if (resolved.kind !== 'file') return undefined;
    this.sources.push(resolved.file);
    const address: readonly PreviewPart[] = [this.#site.asset(resolved.file), resolved.suffix];
    return form === 'url' ? ['url("', ...address, '")'] : ['"', ...address, '"'];
  }
}

function shift(place: ReferencePlace, offset: number): ReferencePlace {
  return { ...place, offset: place.offset + offset };
}
