/** One file that leaves the workspace for the person's own disk. */
export interface Download {
  /** A name without folders. */
  readonly fileName: string;
  readonly mimeType: string;
  readonly content: string | Blob;
}

/** Port: gives a person a file, visibly. */
export interface DownloadSink {
  /** Settles once the file is handed over; what the person does with it is not known. */
  save(download: Download, options: { readonly signal: AbortSignal }): void | Promise<void>;
}
