import { throwIfAborted } from '../../core/base/abort.js';
import { CodedError } from '../../core/base/coded-error.js';
import type { DownloadSink } from '../../core/workspace/download-port.js';

/** Milliseconds after which the browser has surely taken the blob. */
const REVOKE_AFTER_MS = 10_000;

/**
 * Downloads as the browser shows them, by a link that is never part of the page: no router of the host sees its click.
 * Throws `WORKSPACE_DOWNLOAD_UNAVAILABLE` where there is no page, and `TOOL_CANCELLED`.
 */
export function createBrowserDownloads(): DownloadSink {
  return {
    save({ fileName, mimeType, content }, { signal }) {
      throwIfAborted(signal);
      if (typeof document === 'undefined') {
        throw new CodedError('WORKSPACE_DOWNLOAD_UNAVAILABLE', 'Only a page can give a file to a person.');
      }
      const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type: mimeType }) : content);
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
    },
  };
}
