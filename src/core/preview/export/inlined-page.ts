import { textDataUrl } from '../data-url.js';
import { passingImportMap } from '../import-map-element.js';
import type { PreviewDocument } from '../preview-model.js';
import { renderParts, renderPreviewText } from '../preview-text.js';
import { resourceText } from '../resource-text.js';
import type { EncodedAssets } from './export-page.js';

/** The author's page with a `data:` URL wherever it names a file; what modules import is in an import map. */
export function inlinedPage(document: PreviewDocument, assets: EncodedAssets): string {
  const { html, resources } = document;
  const known = new Map<string, string>();
  const urlOf = (id: string): string => {
    let url = known.get(id);
    if (url !== undefined) return url;
    const resource = resources.get(id);
    if (resource === undefined) url = 'data:,';
    else if (resource.kind === 'blob') url = `data:${resource.mimeType};base64,${assets.get(id) ?? ''}`;
    else url = textDataUrl(resource.mimeType, resourceText(resource, urlOf));
    known.set(id, url);
    return url;
  };
  return renderPreviewText(html, { urlOf, runtime: renderParts(passingImportMap(document), { urlOf }) });
}
