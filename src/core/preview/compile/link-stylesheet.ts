import type { TextFile } from '../../workspace/workspace-model.js';
import { CSS_IMPORT_DEPTH } from '../preview-limits.js';
import type { PreviewEdit, PreviewPart } from '../preview-text.js';
import type { ReferencePlace } from './diagnostics.js';
import { perFile } from './per-file.js';
import type { PreviewSite } from './preview-site.js';
import { addressOf, resolveReference } from './references.js';
import { readStylesheet, type StylesheetReference } from './stylesheet-source.js';

const referencesOf = perFile(readStylesheet);

/** A stylesheet of its own: `<link>`, or a CSS module. An import stays an import, of the imported file's resource. */
export function linkStylesheetFile(site: PreviewSite, file: TextFile): PreviewPart {
  return { kind: 'url', resource: new StylesheetLinking(site).file(file, []).id };
}

/** The edits of CSS that stands in a document, at `place`, its URLs relative to the document. */
export function linkInlineStyle(
  site: PreviewSite,
  source: string,
  place: ReferencePlace,
  baseAddress: string,
): readonly PreviewEdit[] {
  return new StylesheetLinking(site).edits(readStylesheet(source), { place, baseAddress, chain: [] }).edits;
}

interface Surroundings {
  /** Of offset 0 of the text. */
  readonly place: ReferencePlace;
  readonly baseAddress: string;
  /** The files that are being imported, outermost first. */
  readonly chain: readonly TextFile[];
}

/** Which of the files that import this one it would import again, or whose depth it ran into. */
type Cuts = ReadonlySet<TextFile>;

class StylesheetLinking {
  readonly #site: PreviewSite;

  constructor(site: PreviewSite) {
    this.#site = site;
  }

  /** A file that imports one of its importers is cut there, so it is another resource on each such way. */
  file(file: TextFile, importers: readonly TextFile[]): { readonly id: string; readonly cuts: Cuts } {
    const plain = `style:${file.path}`;
    if (this.#site.has(plain)) return { id: plain, cuts: new Set() };
    const place = { path: file.path, source: file.source, offset: 0 };
    const chain = [...importers, file];
    const { edits, cuts } = this.edits(referencesOf(file), { place, baseAddress: addressOf(file.path), chain });
    cuts.delete(file);
    const id = cuts.size === 0 ? plain : `style:${chain.map(({ path }) => path).join(' > ')}`;
    this.#site.addText(id, file, 'text/css', edits);
    return { id, cuts };
  }

  edits(
    references: readonly StylesheetReference[],
    around: Surroundings,
  ): { edits: PreviewEdit[]; cuts: Set<TextFile> } {
    const edits: PreviewEdit[] = [];
    const cuts = new Set<TextFile>();
    for (const reference of references) {
      const address = this.#address(reference, around, cuts);
      if (!address) continue;
      const { start, end, form } = reference;
      edits.push({ start, end, parts: form === 'url' ? ['url("', ...address, '")'] : ['"', ...address, '"'] });
    }
    return { edits, cuts };
  }

  /** Undefined leaves the reference as it is: it then loads nothing, or is not ours. */
  #address(
    { url, start, role }: StylesheetReference,
    around: Surroundings,
    cuts: Set<TextFile>,
  ): readonly PreviewPart[] | undefined {
    const at = { ...around.place, offset: around.place.offset + start };
    const resolved = resolveReference(url, around.baseAddress, this.#site.files);
    const { diagnostics } = this.#site;
    if (resolved.kind === 'external' && role === 'import') diagnostics.external(at, resolved.url);
    if (resolved.kind === 'external' && role === 'asset') diagnostics.externalAsset(at, resolved.url);
    if (resolved.kind === 'missing') diagnostics.missing(at, resolved.path);
    if (resolved.kind !== 'file') return undefined;
    const { file, suffix } = resolved;
    if (role === 'asset') {
      if (suffix !== '') this.#site.wantsObjectUrls = true;
      return [this.#site.asset(file), suffix];
    }
    return file.kind === 'text' ? this.#imported(file, at, around, cuts) : undefined;
  }

  #imported(file: TextFile, at: ReferencePlace, { chain }: Surroundings, cuts: Set<TextFile>): readonly PreviewPart[] {
    if (chain.includes(file)) {
      this.#site.diagnostics.importCycle(at, file.path);
      cuts.add(file);
      return [NOTHING];
    }
    if (chain.length > CSS_IMPORT_DEPTH) {
      this.#site.diagnostics.tooDeep(at, file.path, CSS_IMPORT_DEPTH);
      for (const importer of chain) cuts.add(importer);
      return [NOTHING];
    }
    const linked = this.file(file, chain);
    for (const cut of linked.cuts) cuts.add(cut);
    this.#site.countImport();
    return [{ kind: 'url', resource: linked.id }];
  }
}

const NOTHING = 'data:text/css,';
