import type { Download, DownloadSink } from './download-port.js';

/** A sink that keeps what it is given, for tests and for hosts in Node that take the files themselves. */
export interface MemoryDownloads extends DownloadSink {
  /** In the order they came. */
  readonly downloads: readonly Download[];
}

export function createMemoryDownloads(): MemoryDownloads {
  const downloads: Download[] = [];
  return {
    downloads,
    save(download) {
      downloads.push(download);
    },
  };
}
