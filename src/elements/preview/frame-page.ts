import type { PreviewDocument } from '../../core/preview/preview-model.js';
import { textDataUrl } from '../../core/preview/data-url.js';
import { importMapElement, scriptJson } from '../../core/preview/import-map-element.js';
import {
  positionOf,
  renderParts,
  renderPreviewText,
  type PreviewEdit,
  type PreviewText,
  type PreviewTextValues,
} from '../../core/preview/preview-text.js';
import { resourceText } from '../../core/preview/resource-text.js';
import { dataUrlOf } from './data-urls.js';
import { FRAME_NAMES, type FrameDocument, type FrameFiles, type FrameStorage } from './frame-messages.js';
import { framePolicy } from './frame-policy.js';
import type { FrameModule } from './frame-messages.js';
import { createSecret } from './frame-secret.js';
import { importsModules, nameModules } from './module-names.js';
import { previewFrameRuntime, type FrameRuntimeTask } from './inside/frame-runtime.js';
import { FRAME_PARTS } from './inside/frame-parts.js';

/** Without it a `srcdoc` page resolves links against the host's address: it could read it, and hash links would leave. */
const SRCDOC_BASE = '<base href="about:srcdoc">';

/** How the browser names a `srcdoc` page in errors. */
export const SRCDOC_ADDRESS = 'about:srcdoc';

/** The name of our script in stacks, so that it is never taken for the author's page. */
const RUNTIME_NAME = 'jig-studio-preview';

const PARTS_SOURCE = Object.entries(FRAME_PARTS)
  .map(([name, part]) => `${name}:${String(part)}`)
  .join(',');

/**
 * Line separators instead of newlines: JavaScript ends a line there, the HTML parser counts none, so the author's lines
 * keep their numbers below our script.
 */
const RUNTIME_SOURCE = `(${previewFrameRuntime.toString()})`.replace(/\r?\n/g, '\u2028');
/** A text, as bundlers and dev servers rewrite `import()` in a function, so that it would run in their page alone. */
const IMPORT_MODULE = '(name)=>import(name)';
const RUNTIME_PARTS = `{${PARTS_SOURCE}}`.replace(/\r?\n/g, '\u2028');

/** What a page is given beside its document. */
export interface PageSurroundings {
  /** What earlier pages of the workspace kept. */
  readonly storage: FrameStorage;
  /** The fragment it is opened at, with its `#`; empty for none. */
  readonly fragment: string;
  /** Sources of the network that the host allows. */
  readonly network: readonly string[];
}

export interface DirectPage {
  readonly html: string;
  readonly values: PreviewTextValues;
}

/** The whole page as one text: the fastest way, for pages whose assets are small. `place` says what carries it. */
export function directPage(
  document: PreviewDocument,
  secret: string,
  place: 'srcdoc' | 'blob',
  { storage, fragment, network }: PageSurroundings,
): DirectPage {
  const urlOf = (id: string): string => dataUrlOf(id, document.resources);
  const policy = framePolicy(network, document.scriptOrigins);
  const own = [policyElement(policy), ...importMap(document, urlOf)];
  const { revision } = document;
  const task: FrameRuntimeTask = {
    kind: 'page',
    revision,
    secret,
    ownNodes: own.length,
    policy,
    storage,
    fragment,
    awaitsFiles: document.atHand !== undefined,
  };
  const values = { urlOf, runtime: (place === 'srcdoc' ? SRCDOC_BASE : '') + own.join('') + runtimeScript(task) };
  return { html: renderPreviewText(document.html, values), values };
}

/**
 * The same for an empty frame that is there already, which may have read some of the modules: nothing of them is sent
 * again. For documents that hold no code of their own: lines do not count in a page that is written.
 */
export function writtenPage(
  document: PreviewDocument,
  read: ReadonlySet<string>,
  place: 'srcdoc' | 'hosted',
  { storage, fragment, network }: PageSurroundings,
): { readonly page: FrameDocument; readonly values: PreviewTextValues } {
  const { resources, imports } = document;
  const modules = document.looksUpModules ? new Map<string, FrameModule>() : nameModules(document);
  const urlOf = (id: string): string => {
    const resource = resources.get(id);
    const url = modules.get(id)?.url;
    if (url !== undefined || !importsModules(resource)) return url ?? dataUrlOf(id, resources);
    return textDataUrl(resource.mimeType, resourceText(resource, urlOf, moduleName));
  };
  const moduleName = (name: string): string => modules.get(imports.get(name) ?? '')?.name ?? name;
  const missing = [...imports].filter(([name]) => !read.has(moduleName(name)));
  const map = renderParts(importMapElement({ ...document, imports: new Map(missing) }), { urlOf, moduleName });
  const policy = framePolicy(network, document.scriptOrigins);
  const own = [policyElement(policy), ...(map === '' ? [] : [map])];
  const values = { urlOf, moduleName };
  const runtime = (place === 'srcdoc' ? SRCDOC_BASE : '') + own.join('') + removalScript(own.length);
  const html = renderPreviewText(document.html, { ...values, runtime });
  const page: FrameDocument = {
    revision: document.revision,
    mark: markOf(),
    html,
    resources: [],
    policy,
    storage,
    fragment,
  };
  return { page, values };
}

/** An empty page that waits for a document by message and mints object URLs for it. */
export function bootPage(secret: string): string {
  return `<!doctype html>${SRCDOC_BASE}${runtimeScript({ kind: 'boot', secret })}`;
}

/**
 * The page for a frame that mints its own URLs. `place` says whose address the frame has. In a written page every inline
 * script starts at line 1, so each gets the empty lines that stand before it in the author's file.
 */
export function mintedPage(
  document: PreviewDocument,
  place: 'srcdoc' | 'hosted',
  { storage, fragment, network }: PageSurroundings,
): FrameDocument {
  const mark = markOf();
  const ids = [...document.resources.keys()];
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const urlOf = (id: string): string => `${mark}${indexes.get(id) ?? -1}${mark}`;
  const policy = framePolicy(network, document.scriptOrigins);
  const own = [policyElement(policy), ...importMap(document, urlOf)];
  const runtime = (place === 'srcdoc' ? SRCDOC_BASE : '') + own.join('') + removalScript(own.length);
  return {
    revision: document.revision,
    mark,
    html: renderPreviewText(withScriptLines(document), { urlOf, runtime }),
    resources: [...document.resources.values()].map((resource) => ({
      mimeType: resource.mimeType,
      content: resource.kind === 'blob' ? resource.blob : resourceText(resource, urlOf),
    })),
    policy,
    storage,
    fragment,
  };
}

/** What scripts of the page may name while they run, if anything. */
export function filesOf({ atHand, resources }: PreviewDocument): FrameFiles | undefined {
  if (!atHand) return undefined;
  const files = atHand.files.map((file) => ({
    path: file.path,
    mimeType: file.mimeType,
    content: file.kind === 'blob' ? file.blob : resourceText(file, (id) => dataUrlOf(id, resources)),
  }));
  return { type: 'jig-studio.preview.files', base: atHand.base, files };
}

/** Stands nowhere in a page. */
function markOf(): string {
  return `jig-${createSecret()}-`;
}

function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

function withScriptLines({ html, inlineScripts }: PreviewDocument): PreviewText {
  const lines = inlineScripts.map((start): PreviewEdit => {
    const { line, column } = positionOf(html.source, start);
    return { start, end: start, parts: ['\n'.repeat(line - 1) + ' '.repeat(column - 1)] };
  });
  return { source: html.source, edits: [...html.edits, ...lines].sort((a, b) => a.start - b.start) };
}

function importMap(document: PreviewDocument, urlOf: (id: string) => string): readonly string[] {
  const element = renderParts(importMapElement(document), { urlOf });
  return element === '' ? [] : [element];
}

function runtimeScript(task: FrameRuntimeTask): string {
  // What a page stored may hold anything: no text of it may end the script.
  const told = [FRAME_NAMES, task].map(scriptJson).join(',');
  return `<script>"use strict";${RUNTIME_SOURCE}(${told},${RUNTIME_PARTS},${IMPORT_MODULE})\u2028//# sourceURL=${RUNTIME_NAME}</script>`;
}

/** Takes our nodes out of a page that was written into a booted frame, before any code of the page runs. */
function removalScript(count: number): string {
  return `<script>{let own=document.currentScript;for(let n=${count};n--;)own.previousSibling?.remove();own.remove()}</script>`;
}
