// What a page loads over the network, weighed as a host that compresses would send it.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export interface Transfer {
  readonly url: string;
  /** Bytes after gzip. */
  readonly gzipBytes: number;
}

/** Records every answered script and style request of a page from now on; call it before `goto`. */
export function recordTransfers(page: Page): { settled(): Promise<readonly Transfer[]> } {
  const transfers: Promise<Transfer>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (!response.ok() || (type !== 'script' && type !== 'stylesheet')) return;
    transfers.push(response.body().then((body) => ({ url: response.url(), gzipBytes: gzipSync(body).byteLength })));
  });
  return { settled: () => Promise.all(transfers) };
}
