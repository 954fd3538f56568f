import { CodedError } from '../base/coded-error.js';

/** Where previewed pages get modules of other sites. Off unless a host gives it. */
export interface PreviewPackages {
  /**
   * Origins that scripts and modules may come from, such as `https://cdn.example`; the frame's policy lets scripts of
   * exactly these through. A page has no origin of its own, so they must answer with `access-control-allow-origin: *`.
   */
  readonly origins: readonly string[];
  /**
   * Package names, or beginnings of names that end with `/`, to addresses: of those origins, or of the workspace
   * (`/vendor/lit.js`). The page's own import map goes before it.
   */
  readonly imports?: Readonly<Record<string, string>>;
  /**
   * Asked for a name that no map answers, as it is written in a source; `importer` is the file. The same question has the
   * same answer. Computed imports, and modules of other sites, know the map alone.
   */
  readonly resolve?: (name: string, importer: string) => string | undefined;
}

/** Throws `TOOL_INVALID_OPTIONS` for an origin that is none: no list of a host may add a directive to the frame's policy. */
export function checkPreviewPackages({ origins }: PreviewPackages): void {
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return;
  throw new CodedError('TOOL_INVALID_OPTIONS', `“${wrong}” is no origin, such as https://cdn.example.`);
}

function isOrigin(text: string): boolean {
  try {
    const { origin, protocol } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && origin === text && /^[\w.:/[\]-]+$/.test(text);
  } catch {
    return false;
  }
}
