import type { PreviewResource } from './preview-model.js';
import { renderPreviewText, type PreviewTextValues } from './preview-text.js';
import { scriptName } from './script-name.js';

/** Text of a resource as a page runs it: a script carries its name, so that errors speak of the author's file. */
export function resourceText(
  resource: Extract<PreviewResource, { kind: 'text' }>,
  urlOf: (id: string) => string,
  moduleName?: PreviewTextValues['moduleName'],
): string {
  const text = renderPreviewText(resource.text, { urlOf, ...(moduleName && { moduleName }) });
  return resource.mimeType === 'text/javascript' ? `${text}\n//# sourceURL=${scriptName(resource.path)}` : text;
}
