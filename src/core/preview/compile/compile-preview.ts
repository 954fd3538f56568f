import type { WorkspaceState } from '../../workspace/workspace-model.js';
import type { PreviewDocument } from '../preview-model.js';
import { findEntry } from './find-entry.js';
import { linkDocument } from './link-document.js';
import { NO_ENTRY_CARD } from './no-entry-card.js';
import { PreviewSite, type ResourceMemory } from './preview-site.js';

/**
 * Makes a compiler that remembers: a file is read once, and a resource whose sources did not change is the same object
 * in the next document. The result is text and blobs; nothing is fetched, run or minted here.
 */
export function createPreviewCompiler(): (state: WorkspaceState) => PreviewDocument {
  let memory: ResourceMemory = new Map();
  return ({ revision, files }) => {
    const entry = findEntry(files);
    const site = new PreviewSite(files, memory);
    const html = entry ? linkDocument(site, entry) : NO_ENTRY_CARD;
    memory = site.memory;
    return {
      revision,
      entryPath: entry?.path,
      html,
      resources: site.resources,
      imports: site.imports,
      diagnostics: site.diagnostics.entries,
    };
  };
}
