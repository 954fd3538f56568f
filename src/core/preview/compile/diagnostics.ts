import { MAX_DIAGNOSTICS } from '../preview-limits.js';
import type { CompilePurpose } from './compile-purpose.js';
import type { LeftOut, PreviewDiagnostic, PreviewDiagnosticKind } from '../preview-model.js';
import { positionOf } from '../preview-text.js';

/** Where a reference stands: the file, and its offset there. */
export interface ReferencePlace {
  readonly path: string;
  readonly source: string;
  readonly offset: number;
}

/** Gathers what a compilation has to say, each thing once, bounded. */
export class DiagnosticList {
  readonly #purpose: CompilePurpose;
  readonly #entries = new Map<string, PreviewDiagnostic>();
  readonly #leftOut = new Map<string, LeftOut>();

  constructor(purpose: CompilePurpose) {
    this.#purpose = purpose;
  }

  get entries(): readonly PreviewDiagnostic[] {
    return [...this.#entries.values()];
  }

  missing(place: ReferencePlace, path: string): void {
    this.#add('missing-reference', place, path, `“${path}” is not in the workspace.`);
  }

  get leftOut(): readonly LeftOut[] {
    return [...this.#leftOut.values()];
  }

  /** A style or script of another site, which the frame's policy stops and an exported page asks the network for. */
  external(place: ReferencePlace, url: string): void {
    if (this.#purpose === 'export') return this.#needsNetwork(place, url);
    this.#add(
      'blocked-external-reference',
      place,
      url,
      `“${url}” is on another site; the preview loads only files of the workspace.`,
    );
  }

  /** Pictures and media may come from anywhere, as far as the frame's policy goes. */
  externalAsset(place: ReferencePlace, url: string): void {
    if (this.#purpose === 'export') this.#needsNetwork(place, url);
  }

  /** A file of the workspace that the page links to, and that one file cannot hold. */
  leaveOut(place: ReferencePlace, path: string): void {
    const message = `“${path}” is not part of the exported page; the link to it leads nowhere.`;
    addTo(this.#leftOut, 'left-out-page', place, path, message);
  }

  unsupportedModule(place: ReferencePlace, specifier: string): void {
    this.#add(
      'unsupported-module-reference',
      place,
      specifier,
      `“${specifier}” is a package name; the preview loads only files of the workspace. Import it by a relative path, or let the host name its address.`,
    );
  }

  unsupportedReference(place: ReferencePlace, expression: string, why: string): void {
    this.#add('unsupported-reference', place, expression, why);
  }

  missingExport(place: ReferencePlace, path: string, name: string): void {
    this.#add('missing-export', place, path, missingExportMessage(path, name), name);
  }

  importCycle(place: ReferencePlace, path: string): void {
    this.#add('module-graph-limit', place, path, `“${path}” refers to itself again; this reference is left out.`);
  }

  tooDeep(place: ReferencePlace, path: string, limit: number): void {
    this.#add(
      'module-graph-limit',
      place,
      path,
      `“${path}” stands more than ${limit} imports deep and was not followed.`,
    );
  }

  #needsNetwork(place: ReferencePlace, url: string): void {
    const message = `“${url}” is on another site; the page needs the network for it.`;
    addTo(this.#leftOut, 'external-reference', place, url, message);
  }

  #add(kind: PreviewDiagnosticKind, place: ReferencePlace, requestedPath: string, message: string, part = ''): void {
    addTo(this.#entries, kind, place, requestedPath, message, part);
  }
}

export function missingExportMessage(path: string, name: string): string {
  return name === 'default' ? `“${path}” has no default export.` : `“${path}” has no export named “${name}”.`;
}

function addTo<Kind extends string>(
  entries: Map<string, PreviewDiagnostic<Kind>>,
  kind: Kind,
  place: ReferencePlace,
  requestedPath: string,
  message: string,
  part = '',
): void {
  if (entries.size >= MAX_DIAGNOSTICS) return;
  const { line, column } = positionOf(place.source, place.offset);
  const key = JSON.stringify([kind, place.path, line, requestedPath, part]);
  if (entries.has(key)) return;
  entries.set(key, { kind, sourcePath: place.path, requestedPath, message, line, column });
}
