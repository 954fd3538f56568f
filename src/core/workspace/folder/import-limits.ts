const KIB = 1024;

/** What one import may take in (CONTRACT 4, import). Sizes in bytes. */
export interface ImportLimits {
  readonly files: number;
  /** Files and folders looked at, supported or not. */
  readonly scannedEntries: number;
  readonly textBytes: number;
  readonly assetBytes: number;
  readonly totalBytes: number;
}

export const IMPORT_LIMITS: ImportLimits = {
  files: 200,
  scannedEntries: 2000,
  textBytes: 512 * KIB,
  assetBytes: 4 * KIB * KIB,
  totalBytes: 12 * KIB * KIB,
};

/** Skipped entries that are named one by one; the rest is counted. */
export const NAMED_SKIPS = 100;

/** Characters of a path that a report shows. */
export const SHOWN_PATH_LENGTH = 160;
