import type { TextFile, WorkspaceFile } from '../../workspace/workspace-model.js';
import type { PreviewResource } from '../preview-model.js';
import { plainText, type PreviewEdit, type PreviewPart } from '../preview-text.js';
import type { CompilePurpose } from './compile-purpose.js';
import { DiagnosticList } from './diagnostics.js';
import { importTargets } from './import-targets.js';
import { ModuleExports } from './module-exports.js';
import { moduleOf, type ModuleImport } from './module-source.js';
import type { PackageSources } from './package-sources.js';
import { addressOf, resolveTarget } from './references.js';
import { EMPTY_IMPORT_MAP, type AuthorImportMap } from './import-map.js';

/** What was made of a file last time, and from what: the same sources give the same object, so nothing is encoded twice. */
export type ResourceMemory = ReadonlyMap<string, RememberedResource>;

export interface RememberedResource {
  readonly sources: readonly unknown[];
  /** Of a text. */
  readonly edits?: readonly PreviewEdit[];
  readonly resource: PreviewResource;
}

export interface PreviewSiteOptions {
  readonly files: ReadonlyMap<string, WorkspaceFile>;
  readonly purpose: CompilePurpose;
  readonly packages: PackageSources;
  readonly before: ResourceMemory;
  readonly page: TextFile | undefined;
}

/** One compilation: the files it may use, what it reached so far, and what it has to say. */
export class PreviewSite {
  readonly files: ReadonlyMap<string, WorkspaceFile>;
  readonly purpose: CompilePurpose;
  readonly packages: PackageSources;
  readonly diagnostics: DiagnosticList;
  readonly imports = new Map<string, string>();
  importMap: AuthorImportMap = EMPTY_IMPORT_MAP;
  readonly exports = new ModuleExports((file, one) => this.#importedBy(file, one));
  /** True when scripts of the page itself, not of one that it frames, compute the names of modules. */
  looksUpModules = false;
  /** What the addresses of local files begin with in the page. */
  localSchemes = 'blob:';
  /** What `fetch` and workers of the page's scripts are relative to. */
  pageAddress = '';
  /** True when `data:` URLs would show the page differently, or grow beyond reason. */
  get wantsObjectUrls(): boolean {
    return this.#outer?.wantsObjectUrls ?? this.#wantsObjectUrls;
  }

  set wantsObjectUrls(value: boolean) {
    if (this.#outer) this.#outer.wantsObjectUrls = value;
    else this.#wantsObjectUrls = value;
  }

  #wantsObjectUrls = false;
  #importCount = 0;
  /** Modules that are named but not linked yet, with the number of imports that lead to each. */
  readonly pendingModules: {
    readonly file: TextFile;
    readonly suffix: string;
    readonly depth: number;
    readonly id: string;
  }[] = [];
  readonly #before: ResourceMemory;
  readonly #reached: Map<string, RememberedResource>;
  readonly #outer: PreviewSite | undefined;
  /** The pages around and with this one, outermost first: a page inside itself would never end. */
  readonly pages: readonly TextFile[];
  /** What sets apart the scripts of a framed page: its import map and its address are its own. */
  readonly scope: string;

  constructor({ files, purpose, packages, before, page }: PreviewSiteOptions, outer?: PreviewSite) {
    this.files = files;
    this.purpose = purpose;
    this.packages = packages;
    this.#before = before;
    this.#outer = outer;
    this.#reached = outer ? outer.#reached : new Map<string, RememberedResource>();
    this.diagnostics = outer?.diagnostics ?? new DiagnosticList(purpose);
    this.pages = [...(outer?.pages ?? []), ...(page ? [page] : [])];
    this.scope = outer && page ? ` in ${this.pages.map(({ path }) => path).join(' > ')}` : '';
  }

  /** The site as a page sees it that stands in a frame of this one. */
  inFrame(page: TextFile): PreviewSite {
    const { files, purpose, packages } = this;
    return new PreviewSite({ files, purpose, packages, before: this.#before, page }, this);
  }

  /** A `data:` URL holds all that it imports: many imports are better served by object URLs. */
  countImport(): void {
    this.#importCount += 1;
    if (this.#importCount > IMPORTS_IN_DATA_URLS) this.wantsObjectUrls = true;
  }

  get memory(): ResourceMemory {
    return this.#reached;
  }

  get resources(): ReadonlyMap<string, PreviewResource> {
    return new Map([...this.#reached].map(([id, { resource }]) => [id, resource]));
  }

  has(id: string): boolean {
    return this.#reached.has(id);
  }

  /** A text of the page with its edits. The addresses in it stand for what they lead to: that has been added before. */
  addText(id: string, { path, source }: TextFile, mimeType: string, edits: readonly PreviewEdit[]): void {
    const before = this.#before.get(id)?.edits;
    const same = before && sameEdits(before, edits) ? before : edits;
    const sources: unknown[] = [source, mimeType, same];
    for (const inner of resourcesIn(same)) sources.push(this.#reached.get(inner)?.resource);
    const make = (): PreviewResource => ({
      kind: 'text',
      path,
      mimeType,
      text: same.length === 0 ? plainText(source) : { source, edits: same },
    });
    this.#add(id, { sources, edits: same }, make);
  }

  /** Keeps the resource of last time when it was made from the very same sources. */
  #add(id: string, from: Omit<RememberedResource, 'resource'>, make: () => PreviewResource): void {
    const before = this.#before.get(id);
    this.#reached.set(id, before && sameItems(before.sources, from.sources) ? before : { ...from, resource: make() });
  }

  #importedBy(file: TextFile, one: ModuleImport): WorkspaceFile | undefined {
    const { importMap, packages, files } = this;
    const { path } = file;
    const around = { importMap, packages, importer: addressOf(path), path };
    const target = importTargets(moduleOf(file).imports, around).get(one);
    const resolved = target && resolveTarget(target, files);
    return resolved?.kind === 'file' ? resolved.file : undefined;
  }

  /** A file as it is: an image, a font, a text that needs no rewriting. */
  asset(file: WorkspaceFile): PreviewPart {
    const id = `asset:${file.path}`;
    if (!this.has(id)) this.#add(id, { sources: [file] }, () => assetOf(file));
    return { kind: 'url', resource: id };
  }
}

const IMPORTS_IN_DATA_URLS = 64;

function resourcesIn(edits: readonly PreviewEdit[]): readonly string[] {
  const ids: string[] = [];
  for (const { parts } of edits) {
    for (const part of parts) if (typeof part !== 'string' && part.kind === 'url') ids.push(part.resource);
  }
  return ids;
}

function sameItems(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index]);
}

function sameEdits(some: readonly PreviewEdit[], others: readonly PreviewEdit[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ start, end, parts }, index) => {
      const other = others[index]!;
      return start === other.start && end === other.end && sameParts(parts, other.parts);
    })
  );
}

function sameParts(some: readonly PreviewPart[], others: readonly PreviewPart[]): boolean {
  return some.length === others.length && some.every((part, index) => samePart(part, others[index]!));
}

function samePart(one: PreviewPart, other: PreviewPart): boolean {
  if (one === other) return true;
  if (typeof one === 'string' || typeof other === 'string') return false;
  if (one.kind === 'url') return other.kind === 'url' && one.resource === other.resource;
  if (one.kind === 'module') return other.kind === 'module' && one.name === other.name;
  return one.kind === 'runtime' && other.kind === 'runtime';
}

function assetOf(file: WorkspaceFile): PreviewResource {
  const { path, mimeType } = file;
  if (file.kind === 'asset') return { kind: 'blob', path, mimeType, blob: file.blob };
  return { kind: 'text', path, mimeType, text: plainText(file.source) };
}
