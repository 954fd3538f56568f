import type { TextFile, WorkspaceFile } from '../../workspace/workspace-model.js';
import type { PreviewResource } from '../preview-model.js';
import { plainText, type PreviewPart } from '../preview-text.js';
import { DiagnosticList } from './diagnostics.js';
import { EMPTY_IMPORT_MAP, type AuthorImportMap } from './import-map.js';

/** What was made of a file last time, and from what: the same sources give the same object, so nothing is encoded twice. */
export type ResourceMemory = ReadonlyMap<string, RememberedResource>;

export interface RememberedResource {
  readonly sources: readonly unknown[];
  readonly resource: PreviewResource;
}

/** One compilation: the files it may use, what it reached so far, and what it has to say. */
export class PreviewSite {
  readonly files: ReadonlyMap<string, WorkspaceFile>;
  readonly diagnostics = new DiagnosticList();
  readonly imports = new Map<string, string>();
  importMap: AuthorImportMap = EMPTY_IMPORT_MAP;
  /** Modules that are named but not linked yet, with the number of imports that lead to each. */
  readonly pendingModules: { readonly file: TextFile; readonly depth: number }[] = [];
  readonly #before: ResourceMemory;
  readonly #reached = new Map<string, RememberedResource>();

  constructor(files: ReadonlyMap<string, WorkspaceFile>, before: ResourceMemory) {
    this.files = files;
    this.#before = before;
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

  /** Keeps the resource of last time when it was made from the very same sources. */
  add(id: string, sources: readonly unknown[], make: () => PreviewResource): void {
    const before = this.#before.get(id);
    const same =
      before && before.sources.length === sources.length && before.sources.every((one, i) => one === sources[i]);
    this.#reached.set(id, same ? before : { sources, resource: make() });
  }

  /** A file as it is: an image, a font, a text that needs no rewriting. */
  asset(file: WorkspaceFile): PreviewPart {
    const id = `asset:${file.path}`;
    if (!this.has(id)) this.add(id, [file], () => assetOf(file));
    return { kind: 'url', resource: id };
  }
}

function assetOf(file: WorkspaceFile): PreviewResource {
  const { path, mimeType } = file;
  if (file.kind === 'asset') return { kind: 'blob', path, mimeType, blob: file.blob };
  return { kind: 'text', path, mimeType, text: plainText(file.source) };
}

/** Remembers what was read from a file for as long as the file object lives; an edit makes a new object. */
export function perFile<T>(read: (source: string) => T): (file: TextFile) => T {
  const known = new WeakMap<TextFile, T>();
  return (file) => {
    let value = known.get(file);
    if (value === undefined) {
      value = read(file.source);
      known.set(file, value);
    }
    return value;
  };
}
