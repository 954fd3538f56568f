import { randomId } from '../../base/random-id.js';
import { passingImportMap, scriptJson } from '../import-map-element.js';
import type { PreviewDocument } from '../preview-model.js';
import { renderParts, renderPreviewText } from '../preview-text.js';
import { resourceText } from '../resource-text.js';
import type { EncodedAssets } from './export-page.js';

/**
 * A page that needs object URLs (a choice of pictures, SVG `use` of another file, one file named very often): each file
 * stands in it once, and a few lines mint its address and write the author's page in the place of their own.
 */
export function mintingPage(document: PreviewDocument, assets: EncodedAssets): string {
  const { html, resources } = document;
  const ids = [...resources.keys()];
  const indexes = new Map(ids.map((id, index) => [id, index]));
  // Stands nowhere in the page, and never in the file.
  const mark = `@${randomId()}@`;
  const urlOf = (id: string): string => `${mark}${indexes.get(id) ?? -1}${mark}`;
  const partsOf = (text: string): readonly (string | number)[] =>
    text.split(mark).map((part, at) => (at % 2 === 0 ? part : Number(part)));
  const files = [...resources].map(([id, resource]): readonly [type: string, content: unknown] => [
    resource.mimeType,
    resource.kind === 'blob' ? (assets.get(id) ?? '') : partsOf(resourceText(resource, urlOf)),
  ]);
  const page = partsOf(renderPreviewText(html, { urlOf, runtime: renderParts(passingImportMap(document), { urlOf }) }));
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<script>
addEventListener("load", () => setTimeout(() => {
  const files = [
${files.map((file) => scriptJson(file)).join(',\n')}
  ];
  const page = ${scriptJson(page)};
  const urls = [];
  const urlOf = (index) => (urls[index] ??= files[index]
    ? URL.createObjectURL(new Blob([contentOf(files[index][1])], { type: files[index][0] }))
    : "data:,");
  const contentOf = (content) => typeof content === "string" ? bytesOf(content) : textOf(content);
  const textOf = (parts) => parts.map((part) => typeof part === "number" ? urlOf(part) : part).join("");
  const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const html = textOf(page);
  document.open();
  document.write(html);
  document.close();
}));
</script>
`;
}
