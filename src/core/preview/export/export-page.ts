import { throwIfAborted } from '../../base/abort.js';
import { CodedError } from '../../base/coded-error.js';
import type { WorkspaceState } from '../../workspace/workspace-model.js';
import { createBuiltInCompiler } from '../compile/built-in-compiler.js';
import { base64Of } from '../data-url.js';
import type { ExportDiagnostic, PreviewDocument } from '../preview-model.js';
import type { PreviewPackages } from '../preview-packages.js';
import type { PreviewTransform } from '../transform/preview-transform.js';
import { exportedSizes, MAX_EXPORT_LENGTH } from './exported-sizes.js';
import { inlinedPage } from './inlined-page.js';
import { mintingPage } from './minting-page.js';

export interface ExportPageOptions {
  /** The page to export; the workspace's entry unless given. */
  readonly page?: string;
  /** Languages that browsers do not read, asked before the built-in TypeScript and JSX. */
  readonly transforms?: readonly PreviewTransform[];
  /** As the studio's `previewPackages`: the file needs the network for them. */
  readonly packages?: PreviewPackages;
  readonly signal?: AbortSignal;
}

/** One page of a workspace as a file that needs nothing beside it. */
export interface ExportedPage {
  readonly entryPath: string;
  /** UTF-8 with a byte order mark: no server says the encoding of a file. */
  readonly content: Blob;
  /** What the file cannot hold, or needs the network for, each with its place. */
  readonly diagnostics: readonly ExportDiagnostic[];
}

/** The base64 text of every asset, by the id of its resource. */
export type EncodedAssets = ReadonlyMap<string, string>;

/**
 * Writes the page with all that it reaches inside it: scripts, modules, styles, assets, framed pages. Nothing of ours is
 * in it, but for the few lines that mint object URLs where a page needs them, and take themselves away. Rejects with
 * `PREVIEW_TARGET_NOT_FOUND` where there is no such page, `PREVIEW_EXPORT_LIMIT` for more than 128 million characters, and
 * `TOOL_CANCELLED`.
 */
export async function exportPage(state: WorkspaceState, options: ExportPageOptions = {}): Promise<ExportedPage> {
  const { page, transforms, packages, signal } = options;
  const compile = createBuiltInCompiler({
    purpose: 'export',
    ...(transforms && { transforms }),
    ...(packages && { packages }),
  });
  const document = await compile(state, page, signal);
  const { entryPath } = document;
  if (entryPath === undefined) {
    throw new CodedError('PREVIEW_TARGET_NOT_FOUND', 'There is no HTML page to export.', {
      details: { target: 'html-entry', ...(page !== undefined && { path: page }) },
    });
  }
  const sizes = exportedSizes(document);
  const minted = document.wantsObjectUrls || sizes.repeatsMuch;
  if ((minted ? sizes.once : sizes.inlined) > MAX_EXPORT_LENGTH) {
    throw new CodedError('PREVIEW_EXPORT_LIMIT', 'The page is too large for one file.', {
      details: { limit: MAX_EXPORT_LENGTH },
    });
  }
  const assets = await encodeAssets(document, signal);
  const html = minted ? mintingPage(document, assets) : inlinedPage(document, assets);
  return {
    entryPath,
    content: new Blob(['\ufeff', html], { type: 'text/html;charset=utf-8' }),
    diagnostics: [...document.diagnostics, ...(document.leftOut ?? [])],
  };
}

async function encodeAssets({ resources }: PreviewDocument, signal: AbortSignal | undefined): Promise<EncodedAssets> {
  const encoded = new Map<string, string>();
  for (const [id, resource] of resources) {
    throwIfAborted(signal);
    if (resource.kind === 'blob') encoded.set(id, await base64Of(resource.blob));
  }
  throwIfAborted(signal);
  return encoded;
}
