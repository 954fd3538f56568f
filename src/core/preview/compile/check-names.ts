import type { WorkspaceFile } from '../../workspace/workspace-model.js';
import type { ReferencePlace } from './diagnostics.js';
import type { ModuleImport } from './module-source.js';
import type { PreviewSite } from './preview-site.js';

/** What the importing script asks of the file must be there: a browser links all or nothing. */
export function checkNames(site: PreviewSite, one: ModuleImport, place: ReferencePlace, file: WorkspaceFile): void {
  const script = place.offset === 0 ? place.source : place.source.slice(place.offset);
  for (const { name, offset } of site.exports.missing(script, one, file)) {
    site.diagnostics.missingExport({ ...place, offset: place.offset + offset }, file.path, name);
  }
}
