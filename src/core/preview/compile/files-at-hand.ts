import type { WorkspaceFile } from '../../workspace/workspace-model.js';
import type { FilesAtHand, PreviewResource } from '../preview-model.js';
import { linkStylesheetFile } from './link-stylesheet.js';
import type { PreviewSite } from './preview-site.js';

/** Endings of what an element shows by an address: a script may give it another one while it runs. */
const SHOWN =
  /\.(png|jpe?g|jfif|gif|svg|webp|avif|apng|bmp|ico|mp3|wav|og[agv]|m4[av]|aac|flac|opus|mp4|webm|mov|css)\b/gi;

/** More are not kept at hand. */
const MOST_FILES = 500;

/**
 * The files that scripts of a page may name while they run. Which ones they put together is not known before, so all are at
 * hand whose ending stands in a script, in what scripts read, or (but for styles) in a page with scripts.
 */
export function filesAtHand(site: PreviewSite, page: string, holdsCode: boolean): FilesAtHand | undefined {
  const endings = new Set<string>();
  let runs = holdsCode;
  for (const { resource } of site.memory.values()) {
    if (resource.kind !== 'text' || !READ.has(resource.mimeType)) continue;
    runs ||= resource.mimeType === SCRIPT;
    for (const ending of endingsIn(resource)) endings.add(ending);
  }
  if (!runs) return undefined;
  for (const ending of endingsOf(page)) if (holdsCode || ending !== 'css') endings.add(ending);
  if (endings.size === 0) return undefined;
  const files: PreviewResource[] = [];
  for (const file of site.files.values()) {
    const ending = /\.(\w+)$/.exec(file.path)?.[1]?.toLowerCase() ?? '';
    const resource = endings.has(ending) ? resourceOf(site, file) : undefined;
    if (resource) files.push(resource);
    if (files.length === MOST_FILES) break;
  }
  return files.length === 0 ? undefined : { base: site.pageAddress, files };
}

const SCRIPT = 'text/javascript';
const READ: ReadonlySet<string> = new Set([SCRIPT, 'application/json', 'text/html']);

/** An unchanged resource is the same object. */
const known = new WeakMap<PreviewResource, ReadonlySet<string>>();

function endingsIn(resource: Extract<PreviewResource, { kind: 'text' }>): ReadonlySet<string> {
  let endings = known.get(resource);
  if (!endings) {
    endings = endingsOf(resource.text.source);
    known.set(resource, endings);
  }
  return endings;
}

function endingsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(SHOWN)].map(([, ending = '']) => ending.toLowerCase()));
}

function resourceOf(site: PreviewSite, file: WorkspaceFile): PreviewResource | undefined {
  const { path, mimeType } = file;
  if (file.kind === 'asset') return { kind: 'blob', path, mimeType, blob: file.blob };
  if (file.language !== 'css') return { kind: 'text', path, mimeType, text: { source: file.source, edits: [] } };
  const part = linkStylesheetFile(site, file);
  return typeof part !== 'string' && part.kind === 'url' ? site.resources.get(part.resource) : undefined;
}
