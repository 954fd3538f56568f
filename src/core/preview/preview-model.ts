export type PreviewDiagnosticKind =
  'missing-reference' | 'blocked-external-reference' | 'unsupported-module-reference' | 'module-graph-limit';

export interface PreviewDiagnostic {
  readonly kind: PreviewDiagnosticKind;
  readonly sourcePath: string;
  readonly requestedPath: string;
  readonly message: string;
  /** 1-based line in `sourcePath`, where known. */
  readonly line?: number;
}

/** The compiler's answer: a document for one revision. Text and bytes only; a surface mints URLs inside its frame. */
export interface PreviewDocument {
  readonly revision: number;
  readonly entryPath: string | undefined;
  /** The author's document with references rewritten; the bridge is not in it yet. */
  readonly html: string;
  /** Local module sources by the specifier that `html` and the sources use; empty for a page without modules. */
  readonly modules: ReadonlyMap<string, PreviewModule>;
  /** Blob assets by the placeholder URL that `html` uses. */
  readonly assets: ReadonlyMap<string, PreviewAsset>;
  readonly diagnostics: readonly PreviewDiagnostic[];
}

export interface PreviewModule {
  readonly path: string;
  readonly source: string;
  readonly mimeType: string;
}

export interface PreviewAsset {
  readonly path: string;
  readonly blob: Blob;
}

export interface PreviewRuntimeError {
  /** At most 240 characters. */
  readonly message: string;
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
}

export type PreviewSurfaceEvent =
  | { readonly kind: 'ready'; readonly revision: number }
  | { readonly kind: 'error'; readonly revision: number; readonly error: PreviewRuntimeError }
  /** The frame does not answer (an endless loop, a blocked script); `advice` is human text. */
  | { readonly kind: 'unresponsive'; readonly revision: number; readonly advice: string };

/**
 * Port: something that can show a document and say so. Implemented by `elements/preview`, which owns the frame. A
 * newer `show` replaces an older one; events of a replaced document may still arrive and are ignored by revision.
 */
export interface PreviewSurface {
  /** `remount` asks for a fresh frame even when the document is the same (`preview.refresh`). */
  show(document: PreviewDocument, options: { readonly remount: boolean }): void;
  /** Called once per attachment; `listener` gets the surface's events until the returned function is called. */
  listen(listener: (event: PreviewSurfaceEvent) => void): () => void;
}

export type PreviewStatus = 'waiting' | 'synced' | 'error';

export interface PreviewSnapshot {
  /** The revision last asked for. */
  readonly revision: number;
  readonly status: PreviewStatus;
  /** The revision last acknowledged as shown; -1 before the first. */
  readonly acknowledgedRevision: number;
  readonly message?: string;
  readonly error?: PreviewRuntimeError;
  readonly diagnostics: readonly PreviewDiagnostic[];
  readonly entryPath: string | undefined;
  /** False when no surface is attached: results then say `detached` instead of waiting. */
  readonly attached: boolean;
}
