import type { WorkspaceArchive } from '../../core/workspace/archive-port.js';

/** Zip files; the code that makes and reads them is fetched with the first one. Works where there are compression streams. */
export function createZipArchive(): WorkspaceArchive {
  return {
    extension: 'zip',
    async pack(entries) {
      const { packZip } = await import('./pack-zip.js');
      return packZip(entries);
    },
    async unpack(archive, options) {
      const { zipContents } = await import('./zip-contents.js');
      return zipContents(archive, options);
    },
  };
}
