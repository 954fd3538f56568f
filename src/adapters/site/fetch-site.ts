import type { SiteFiles } from '../../core/preview/site-state.js';
import { fileKindOf } from '../../core/workspace/file-kinds.js';

/** What a manifest says: the files of a site, each at its path beside the manifest, or with its text right here. */
interface SiteManifest {
  readonly files: readonly string[] | Readonly<Record<string, string>>;
}

/** Files of one site at most, and bytes of one file. */
const MOST_FILES = 200;
const FILE_BYTES = 4 * 1024 * 1024;

/**
 * Loads a small site by its manifest: JSON with `files`, a list of paths beside it or an object of path and text. Sends
 * the page's credentials to its own origin only, as any request of it. Throws an `Error` that names what failed.
 */
export async function fetchSite(address: string, signal?: AbortSignal): Promise<SiteFiles> {
  const base = new URL(address, document.baseURI);
  const manifest = (await (await load(base, signal)).json()) as Partial<SiteManifest> | null;
  const files = manifest?.files;
  if (typeof files !== 'object' || files === null) throw new Error(`${address} lists no files.`);
  if (!Array.isArray(files)) return textsOf(files as Readonly<Record<string, string>>);
  const paths = (files as readonly unknown[]).filter((path) => typeof path === 'string').slice(0, MOST_FILES);
  const contents = await Promise.all(paths.map((path) => fetchFile(new URL(path, base), path, signal)));
  return Object.fromEntries(contents);
}

function textsOf(files: Readonly<Record<string, unknown>>): SiteFiles {
  const texts = Object.entries(files).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.slice(0, MOST_FILES));
}

async function fetchFile(url: URL, path: string, signal?: AbortSignal): Promise<readonly [string, string | Blob]> {
  const blob = await (await load(url, signal)).blob();
  if (blob.size > FILE_BYTES) throw new Error(`${path} is larger than 4 MiB.`);
  return [path, fileKindOf(path)?.kind === 'text' ? await blob.text() : blob];
}

async function load(url: URL, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, { ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}.`);
  return response;
}
