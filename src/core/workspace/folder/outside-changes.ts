import type { WorkspaceFile } from '../workspace-model.js';
import { bytesOfBlob, bytesOfFile, sameBytes } from './file-content.js';
import type { FolderPort } from './folder-port.js';
import { boundedRead } from './folder-reads.js';

export interface OutsideChange {
  readonly path: string;
  readonly change: 'changed' | 'removed';
}

interface Stamp {
  readonly modified: number;
  readonly size: number;
  readonly saved: WorkspaceFile;
}

/**
 * Compares a linked folder with what was last read from it or written to it. A file whose time and size are as they were
 * at the last comparison is not read again; that only ever spares the early warning, for a save compares the bytes.
 */
export class OutsideChanges {
  readonly #stamps = new Map<string, Stamp>();

  async find(port: FolderPort, checkpoint: ReadonlyMap<string, WorkspaceFile>): Promise<readonly OutsideChange[]> {
    const changes: OutsideChange[] = [];
    for (const [path, saved] of checkpoint) {
      const blob = await port.readFile(path);
      if (!blob) changes.push({ path, change: 'removed' });
      else if (await this.#differs(path, saved, blob)) changes.push({ path, change: 'changed' });
    }
    return changes;
  }

  forget(): void {
    this.#stamps.clear();
  }

  async #differs(path: string, saved: WorkspaceFile, blob: Blob): Promise<boolean> {
    const stamp = blob instanceof File ? { modified: blob.lastModified, size: blob.size, saved } : undefined;
    const known = this.#stamps.get(path);
    if (stamp && known?.saved === saved && known.modified === stamp.modified && known.size === stamp.size) return false;

    const same = sameBytes(await boundedRead(bytesOfBlob(blob)), await bytesOfFile(saved));
    if (same && stamp) this.#stamps.set(path, stamp);
    else this.#stamps.delete(path);
    return !same;
  }
}
