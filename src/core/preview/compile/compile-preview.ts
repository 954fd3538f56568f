import type { TextFile, WorkspaceFile, WorkspaceState } from '../../workspace/workspace-model.js';
import type { PreviewDocument } from '../preview-model.js';
import { selectEntryPath } from '../../workspace/entry-selection.js';
import type { CompilePurpose } from './compile-purpose.js';
import type { PreviewPackages } from '../preview-packages.js';
import { filesAtHand } from './files-at-hand.js';
import { linkDocument } from './link-document.js';
import { NO_ENTRY_CARD } from './no-entry-card.js';
import { PackageSources } from './package-sources.js';
import { PreviewSite, type ResourceMemory } from './preview-site.js';

export interface PreviewCompilerOptions {
  /** `preview` unless given. */
  readonly purpose?: CompilePurpose;
  /** Modules of other sites; none unless given. */
  readonly packages?: PreviewPackages;
}

/**
 * Makes a compiler that remembers: a file is read once, and a resource whose sources did not change is the same object
 * in the next document. The result is text and blobs; nothing is fetched, run or minted here.
 */
export function createPreviewCompiler({ purpose = 'preview', packages: given }: PreviewCompilerOptions = {}): (
  state: WorkspaceState,
  page?: string,
) => PreviewDocument {
  const packages = new PackageSources(given);
  let memory: ResourceMemory = new Map();
  return ({ revision, files }, entryPath = selectEntryPath(files)) => {
    const entry = pageOf(files.get(entryPath ?? ''));
    const site = new PreviewSite({
      files,
      purpose,
      packages,
      before: memory,
      page: entry,
    });
    const page = entry
      ? linkDocument(site, entry)
      : { html: NO_ENTRY_CARD, quirks: false, wantsObjectUrls: false, holdsCode: false, inlineScripts: [] };
    const atHand = entry && purpose === 'preview' ? filesAtHand(site, entry.source, page.holdsCode) : undefined;
    memory = site.memory;
    return {
      revision,
      entryPath: entry?.path,
      ...page,
      resources: site.resources,
      imports: site.imports,
      looksUpModules: site.looksUpModules,
      packageImports: packages.addresses,
      scriptOrigins: packages.origins,
      ...(atHand && { atHand }),
      diagnostics: site.diagnostics.entries,
      ...(purpose === 'export' && { leftOut: site.diagnostics.leftOut }),
    };
  };
}

/** A page whose transform failed is a script that says so, and runs as one. */
function pageOf(file: WorkspaceFile | undefined): TextFile | undefined {
  if (file?.kind !== 'text') return undefined;
  if (file.mimeType !== 'text/javascript') return file;
  return { ...file, language: 'html', source: `<!doctype html><script>${file.source}</script>` };
}
