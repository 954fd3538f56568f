import type { ExportPageOptions } from '../preview/export/export-page.js';
import type { Preview } from '../preview/preview-port.js';
import { createToolCallError, createToolCallSuccess } from '../protocol/call-result.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { DownloadSink } from '../workspace/download-port.js';
import type { EditorDrafts } from '../workspace/drafts-port.js';
import { fileName } from '../workspace/paths.js';
import type { Workspace } from '../workspace/workspace-port.js';
import { toErrorShape } from './error-shape.js';

export interface ExportBench {
  readonly workspace: Workspace;
  readonly drafts: EditorDrafts;
  readonly preview: Preview;
  readonly downloads?: DownloadSink;
  /** What the preview compiles with, so that the file shows the same. */
  readonly exporting?: Omit<ExportPageOptions, 'page' | 'signal'>;
}

export interface ExportPageRequest {
  /** The page to export; the one that the preview shows unless given, else the workspace's entry. */
  readonly page?: string;
  readonly signal?: AbortSignal;
}

/** Gives the person one page, what is typed included, as a file that needs nothing beside it. Changes nothing. */
export async function exportStudioPage(
  { workspace, drafts, preview, downloads, exporting }: ExportBench,
  { page, signal = new AbortController().signal }: ExportPageRequest = {},
): Promise<ToolCallResult> {
  if (!downloads) {
    return createToolCallError('Nothing can be downloaded here.', { code: 'WORKSPACE_DOWNLOAD_UNAVAILABLE' });
  }
  try {
    await drafts.flush({ signal });
    const { state } = workspace.getSnapshot();
    const shown = preview.getSnapshot().entryPath;
    const chosen = page ?? (shown !== undefined && state.files.has(shown) ? shown : undefined);
    const { exportPage } = await import('../preview/export/export-page.js');
    const { entryPath, content, diagnostics } = await exportPage(state, {
      ...exporting,
      ...(chosen !== undefined && { page: chosen }),
      signal,
    });
    const name = fileName(entryPath).replace(/\.\w+$/, '');
    const download = `${name === 'index' ? fileName(state.rootName) || name : name}.html`;
    await downloads.save({ fileName: download, mimeType: 'text/html', content }, { signal });
    return createToolCallSuccess({
      fileName: download,
      path: entryPath,
      size: content.size,
      diagnostics: diagnostics.map(({ kind, sourcePath, requestedPath, message, line }) => ({
        kind,
        sourcePath,
        requestedPath,
        message,
        ...(line !== undefined && { line }),
      })),
    });
  } catch (error) {
    const { message, ...shape } = toErrorShape(error);
    return createToolCallError(message, shape);
  }
}
