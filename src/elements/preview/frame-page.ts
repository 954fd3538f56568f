import type { PreviewDocument } from '../../core/preview/preview-model.js';
import {
  positionOf,
  renderPreviewText,
  type PreviewEdit,
  type PreviewText,
  type PreviewTextValues,
} from '../../core/preview/preview-text.js';
import { dataUrlOf, resourceText } from './data-urls.js';
import { FRAME_NAMES, type FrameDocument } from './frame-messages.js';
import { createSecret } from './frame-secret.js';
import { previewFrameRuntime, type FrameRuntimeTask } from './frame-runtime.js';

/**
 * Styles and scripts from elsewhere are stopped (spec: external CSS and JS URLs are blocked by the preview boundary),
 * also those that a page adds later. A policy stays in force when its element is removed.
 */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' data: blob:; style-src 'unsafe-inline' data: blob:">`;

/** Without it a `srcdoc` page resolves links against the host's address: it could read it, and hash links would leave. */
const SRCDOC_BASE = '<base href="about:srcdoc">';

/** How the browser names a `srcdoc` page in errors. */
export const SRCDOC_ADDRESS = 'about:srcdoc';

/**
 * Line separators instead of newlines: JavaScript ends a line there, the HTML parser counts none, so the author's lines
 * keep their numbers below our script.
 */
const RUNTIME_SOURCE = `(${previewFrameRuntime.toString().replace(/\r?\n/g, '\u2028')})`;

export interface DirectPage {
  readonly html: string;
  readonly values: PreviewTextValues;
}

/** The whole page as one text: the fastest way, for pages whose assets are small. `place` says what carries it. */
export function directPage(document: PreviewDocument, secret: string, place: 'srcdoc' | 'blob'): DirectPage {
  const urlOf = (id: string): string => dataUrlOf(id, document.resources);
  const own = [POLICY, ...importMap(document, urlOf)];
  const task: FrameRuntimeTask = { kind: 'page', revision: document.revision, secret, ownNodes: own.length };
  const values = { urlOf, runtime: (place === 'srcdoc' ? SRCDOC_BASE : '') + own.join('') + runtimeScript(task) };
  return { html: renderPreviewText(document.html, values), values };
}

/** An empty page that waits for a document by message and mints object URLs for it. */
export function bootPage(secret: string): string {
  return `<!doctype html>${SRCDOC_BASE}${runtimeScript({ kind: 'boot', secret })}`;
}

/**
 * The page for a frame that mints its own URLs. `place` says whose address the frame has. In a written page every inline
 * script starts at line 1, so each gets the empty lines that stand before it in the author's file.
 */
export function mintedPage(document: PreviewDocument, place: 'srcdoc' | 'hosted'): FrameDocument {
  const mark = `jig-${createSecret()}-`;
  const ids = [...document.resources.keys()];
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const urlOf = (id: string): string => `${mark}${indexes.get(id) ?? -1}${mark}`;
  const own = [POLICY, ...importMap(document, urlOf)];
  const runtime = (place === 'srcdoc' ? SRCDOC_BASE : '') + own.join('') + removalScript(own.length);
  return {
    revision: document.revision,
    mark,
    html: renderPreviewText(withScriptLines(document), { urlOf, runtime }),
    resources: [...document.resources.values()].map((resource) => ({
      mimeType: resource.mimeType,
      content: resource.kind === 'blob' ? resource.blob : resourceText(resource, urlOf),
    })),
  };
}

function withScriptLines({ html, inlineScripts }: PreviewDocument): PreviewText {
  const lines = inlineScripts.map((start): PreviewEdit => {
    const { line, column } = positionOf(html.source, start);
    return { start, end: start, parts: ['\n'.repeat(line - 1) + ' '.repeat(column - 1)] };
  });
  return { source: html.source, edits: [...html.edits, ...lines].sort((a, b) => a.start - b.start) };
}

function importMap({ imports }: PreviewDocument, urlOf: (id: string) => string): readonly string[] {
  if (imports.size === 0) return [];
  const entries = [...imports].map(([specifier, id]) => `${JSON.stringify(specifier)}:"${urlOf(id)}"`);
  return [`<script type="importmap">{"imports":{${entries.join(',')}}}</script>`];
}

function runtimeScript(task: FrameRuntimeTask): string {
  return `<script>"use strict";${RUNTIME_SOURCE}(${JSON.stringify(FRAME_NAMES)},${JSON.stringify(task)})</script>`;
}

/** Takes our nodes out of a page that was written into a booted frame, before any code of the page runs. */
function removalScript(count: number): string {
  return `<script>{let own=document.currentScript;for(let n=${count};n--;)own.previousSibling?.remove();own.remove()}</script>`;
}
