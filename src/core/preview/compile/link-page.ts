import type { TextFile, WorkspaceFile } from '../../workspace/workspace-model.js';
import { passingImportMap } from '../import-map-element.js';
import type { PreviewEdit, PreviewPart } from '../preview-text.js';
import type { ReferencePlace } from './diagnostics.js';
import { applied } from './applied-edits.js';
import type { linkDocument } from './link-document.js';
import type { PreviewSite } from './preview-site.js';

/** Handed over by the one that links the page around: a page may hold pages. */
type LinkDocument = typeof linkDocument;

/** What an `iframe`, `frame`, `object` or `embed` shows: a page is linked as the entry is, anything else is an asset. */
export function linkPage(
  site: PreviewSite,
  file: WorkspaceFile,
  place: ReferencePlace,
  link: LinkDocument,
): PreviewPart {
  if (file.kind === 'asset' || file.language !== 'html') return site.asset(file);
  if (site.pages.includes(file)) {
    site.diagnostics.importCycle(place, file.path);
    return 'about:blank';
  }
  const id = `page:${file.path}`;
  if (site.has(id)) return { kind: 'url', resource: id };
  const edits = pageEdits(site.inFrame(file), file, link);
  site.addText(id, file, 'text/html;charset=utf-8', edits);
  return { kind: 'url', resource: id };
}

/** The page in a `srcdoc` attribute, its references relative to the page around it. */
export function linkPageText(
  site: PreviewSite,
  { path, text }: ReferencePlace & { readonly text: string },
  baseAddress: string,
  link: LinkDocument,
): readonly PreviewPart[] {
  const file: TextFile = { kind: 'text', path, language: 'html', mimeType: 'text/html', source: text };
  return applied(text, pageEdits(site.inFrame(file), file, link, baseAddress));
}

/** A framed page has an import map of its own where the entry has the runtime. */
function pageEdits(site: PreviewSite, file: TextFile, link: LinkDocument, around?: string): readonly PreviewEdit[] {
  const { edits } = link(site, file, around).html;
  return edits.map((edit) =>
    edit.parts.some((part) => typeof part !== 'string' && part.kind === 'runtime')
      ? {
          ...edit,
          parts: passingImportMap({
            imports: site.imports,
            packageImports: site.packages.addresses,
            resources: site.resources,
          }),
        }
      : edit,
  );
}
