import { MAX_DIAGNOSTICS } from '../preview-limits.js';
import type { PreviewDiagnostic, PreviewDiagnosticKind } from '../preview-model.js';
import { positionOf } from '../preview-text.js';

/** Where a reference stands: the file, and its offset there. */
export interface ReferencePlace {
  readonly path: string;
  readonly source: string;
  readonly offset: number;
}

/** Gathers what a compilation has to say, each thing once, bounded. */
export class DiagnosticList {
  readonly #entries = new Map<string, PreviewDiagnostic>();

  get entries(): readonly PreviewDiagnostic[] {
    return [...this.#entries.values()];
  }

  missing(place: ReferencePlace, path: string): void {
    this.#add('missing-reference', place, path, `“${path}” is not in the workspace.`);
  }

  blocked(place: ReferencePlace, url: string): void {
    this.#add(
      'blocked-external-reference',
      place,
      url,
      `“${url}” is on another site; the preview loads only files of the workspace.`,
    );
  }

  unsupportedModule(place: ReferencePlace, specifier: string): void {
    this.#add(
      'unsupported-module-reference',
      place,
      specifier,
      `“${specifier}” is a package name; the preview loads only files of the workspace. Import it by a relative path.`,
    );
  }

  unsupportedReference(place: ReferencePlace, expression: string, why: string): void {
    this.#add('unsupported-reference', place, expression, why);
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

  #add(kind: PreviewDiagnosticKind, place: ReferencePlace, requestedPath: string, message: string): void {
    if (this.#entries.size >= MAX_DIAGNOSTICS) return;
    const { line } = positionOf(place.source, place.offset);
    const key = JSON.stringify([kind, place.path, line, requestedPath]);
    if (this.#entries.has(key)) return;
    this.#entries.set(key, { kind, sourcePath: place.path, requestedPath, message, line });
  }
}
