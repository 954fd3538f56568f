import type { ConsoleLine } from './console-model.js';
import type { PreviewSelection } from './design-model.js';
import type { PreviewText } from './preview-text.js';

export type PreviewDiagnosticKind =
  | 'missing-reference'
  | 'blocked-external-reference'
  | 'unsupported-module-reference'
  | 'module-graph-limit'
  /** Something that a sandboxed page cannot have, or that only its run would tell. */
  | 'unsupported-reference'
  /** A source that its transform (TypeScript, JSX, one of the host) refuses. */
  | 'transform-error'
  /** A module is asked for a name that it does not export: browsers refuse to run the one that asks. */
  | 'missing-export'
  /** A policy that the page itself has written (`meta http-equiv`) stops a part of it. */
  | 'blocked-by-page-policy';

export interface PreviewDiagnostic<Kind extends string = PreviewDiagnosticKind> {
  readonly kind: Kind;
  readonly sourcePath: string;
  readonly requestedPath: string;
  readonly message: string;
  /** 1-based line in `sourcePath`, where known. */
  readonly line?: number;
  /** 1-based, in UTF-16 units, where known. */
  readonly column?: number;
}

/** Of an exported page: what it asks the network for, or another file that it links to. */
export type LeftOut = PreviewDiagnostic<'external-reference' | 'left-out-page'>;

/** What an exported page does not hold. */
export type ExportDiagnostic = PreviewDiagnostic | LeftOut;

/** The compiler's answer: a document for one revision. Text and bytes only; a surface mints URLs inside its frame. */
export interface PreviewDocument {
  readonly revision: number;
  /** Undefined when the workspace has no HTML: `html` is then a card that says so. */
  readonly entryPath: string | undefined;
  /** The author's document with references rewritten and one place for the surface's runtime. */
  readonly html: PreviewText;
  /** True when a browser reads the page in quirks mode, which it never does for a `srcdoc` page. */
  readonly quirks: boolean;
  /** True when `data:` URLs would show it differently: browsers prefer them in a `srcset`, and forbid them in SVG `use`. */
  readonly wantsObjectUrls: boolean;
  /** True when scripts find modules by names that they put together while they run. */
  readonly looksUpModules: boolean;
  /** True when the document holds code of its own, whose errors are told by lines of the document. */
  readonly holdsCode: boolean;
  /** Where the text of each inline script starts in the author's source, for a surface that must restore its lines. */
  readonly inlineScripts: readonly number[];
  /** The local files that the page can reach, by the id that edits name. An unchanged file keeps its object. */
  readonly resources: ReadonlyMap<string, PreviewResource>;
  /** The import map: specifier in the rewritten sources to resource id. */
  readonly imports: ReadonlyMap<string, string>;
  /** The import map's names of other sites, with their addresses. */
  readonly packageImports?: ReadonlyMap<string, string>;
  /** The other sites that scripts may come from. */
  readonly scriptOrigins?: readonly string[];
  /** By path of a file that a transform has made readable: the `mappings` of its source map, for places in errors. */
  readonly sourceMaps?: ReadonlyMap<string, string>;
  /** Paths of the files that a transform has made to pages: links may lead there. */
  readonly transformedPages?: ReadonlySet<string>;
  /** What scripts of the page may name while they run; nothing of it is loaded until they do. */
  readonly atHand?: FilesAtHand;
  readonly diagnostics: readonly PreviewDiagnostic[];
  /** Of an export alone. */
  readonly leftOut?: readonly LeftOut[];
}

export interface FilesAtHand {
  /** The address that the names are relative to. */
  readonly base: string;
  readonly files: readonly PreviewResource[];
}

export type PreviewResource =
  | { readonly kind: 'text'; readonly path: string; readonly mimeType: string; readonly text: PreviewText }
  | { readonly kind: 'blob'; readonly path: string; readonly mimeType: string; readonly blob: Blob };

export interface PreviewRuntimeError {
  /** At most 240 characters. */
  readonly message: string;
  /** The author's file; absent where the browser does not say. */
  readonly path?: string;
  /** 1-based. */
  readonly line?: number;
  /** 1-based. */
  readonly column?: number;
}

export type PreviewSurfaceEvent = PreviewVerdict | PreviewReport;

/** What becomes of a revision. */
export type PreviewVerdict =
  | { readonly kind: 'ready'; readonly revision: number }
  | {
      readonly kind: 'error';
      readonly revision: number;
      readonly error: PreviewRuntimeError;
      /** Where the surface says it, and not the page: by which name a reader of another language is told. */
      readonly trouble?: string;
    }
  /** The frame does not answer (an endless loop, a blocked script); `advice` is human text, `trouble` its name. */
  | { readonly kind: 'unresponsive'; readonly revision: number; readonly advice: string; readonly trouble?: string };

/** What a page does while it is shown. */
export type PreviewReport =
  | {
      readonly kind: 'console';
      readonly revision: number;
      readonly lines: readonly ConsoleLine[];
      /** Lines that came too fast to be carried over. */
      readonly omitted: number;
      readonly cleared?: boolean;
    }
  /** Something that the page asked for at run time and did not get. */
  | { readonly kind: 'diagnostic'; readonly revision: number; readonly diagnostic: PreviewDiagnostic }
  /** The person pointed at an element while the surface was picking. */
  | { readonly kind: 'picked'; readonly revision: number; readonly selection: PreviewSelection }
  /** The person left picking, by Escape. */
  | { readonly kind: 'pick-cancelled'; readonly revision: number };

/**
 * Port: something that can show a document and say so. Implemented by `elements/preview`, which owns the frame. A
 * newer `show` replaces an older one, after which no event of the older one may be told.
 */
export interface PreviewSurface {
  /** `remount` asks for a fresh frame even when the document is the same (`preview.refresh`). */
  show(document: PreviewDocument, options: { readonly remount: boolean }): void;
  /** Called once per attachment; `listener` gets the surface's events until the returned function is called. */
  listen(listener: (event: PreviewSurfaceEvent) => void): () => void;
  /** Says again what became of the document on show: an acknowledgement may have been lost. Asked once a document. */
  repeat?(): void;
  /** Lets the person point at an element, until told otherwise. Documents that are shown meanwhile are included. */
  setPicking?(picking: boolean): void;
  /** Shows a document unseen and apart, until the returned function is called: for checks and tests. */
  showApart?(document: PreviewDocument, listener: (event: PreviewSurfaceEvent) => void): () => void;
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
  /** True when `status` is `error` because the frame does not answer; `message` is then advice. */
  readonly unresponsive?: boolean;
  /** The name of what the surface itself says in `message`, for readers of other languages. */
  readonly trouble?: string;
  /** True while `status` is `waiting` although the bound of an acknowledgement has passed: what is shown is not known. */
  readonly overdue?: boolean;
  readonly diagnostics: readonly PreviewDiagnostic[];
  readonly entryPath: string | undefined;
  /** False when no surface is attached: results then say `detached` instead of waiting. */
  readonly attached: boolean;
}
