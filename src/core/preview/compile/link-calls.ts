import type { PreviewEdit } from '../preview-text.js';
import type { ReferencePlace } from './diagnostics.js';
import { isModuleWorker } from './link-meta-address.js';
import { linkWorker } from './link-worker.js';
import type { PreviewSite } from './preview-site.js';
import { resolveReference } from './references.js';
import type { ScriptCall } from './script-calls.js';

/** The edits of what a script asks for while it runs: its addresses are relative to the page. */
export function linkCalls(site: PreviewSite, calls: readonly ScriptCall[], place: ReferencePlace): PreviewEdit[] {
  return calls.flatMap((call) => linkCall(site, call, place));
}

function linkCall(site: PreviewSite, call: ScriptCall, place: ReferencePlace): readonly PreviewEdit[] {
  const { kind, start, end, value } = call;
  const at: ReferencePlace = { ...place, offset: place.offset + start };
  const written = place.source.slice(at.offset, place.offset + end);
  if (kind === 'import-scripts') return [];
  if (kind === 'service-worker') {
    const why = 'A sandboxed page has no service worker.';
    site.diagnostics.unsupportedReference(at, `navigator.serviceWorker.register(${written})`, why);
    return [];
  }
  if (value === undefined) {
    // `new URL("file", import.meta.url)` is answered where `import.meta` stands.
    if (/^\s*new\s+URL\b/.test(written)) return [];
    const name = kind === 'fetch' ? 'fetch' : kind === 'xhr' ? 'XMLHttpRequest.open' : 'new Worker';
    const why = `${name}(${written}…) computes its address; the preview finds only files that are named as text.`;
    site.diagnostics.unsupportedReference(at, written.trim(), why);
    return [];
  }
  const resolved = resolveReference(value, site.pageAddress, site.files);
  if (resolved.kind === 'missing') site.diagnostics.missing(at, resolved.path);
  if (resolved.kind !== 'file') return [];
  const { file } = resolved;
  const part =
    kind === 'worker' && file.kind === 'text'
      ? linkWorker(site, file, isModuleWorker(place.source, place.offset + end))
      : site.asset(file);
  return [{ start, end, parts: ['"', part, '"'] }];
}
