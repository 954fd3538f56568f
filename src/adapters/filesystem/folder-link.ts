import { createStore, type ReadableStore } from '../../core/base/store.js';
import { folderNotConnected, type FolderOperation } from '../../core/workspace/folder/folder-errors.js';
import type {
  FolderPermission,
  FolderPortSnapshot,
  FolderRestore,
  LinkedFolderIdentity,
} from '../../core/workspace/folder/folder-port.js';

interface Link<Place> {
  readonly identity: LinkedFolderIdentity;
  readonly place: Place;
}

/** The one folder that an adapter has linked, and what it tells about it. */
export class FolderLink<Place> implements ReadableStore<FolderPortSnapshot> {
  readonly #store = createStore<FolderPortSnapshot>({
    linked: undefined,
    permission: 'disconnected',
    restore: 'idle',
  });
  #link: Link<Place> | undefined;

  getSnapshot(): FolderPortSnapshot {
    return this.#store.getSnapshot();
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(listener);
  }

  get present(): Link<Place> | undefined {
    return this.#link;
  }

  /** Throws `WORKSPACE_FOLDER_NOT_CONNECTED`. */
  require(operation: FolderOperation): Link<Place> {
    if (!this.#link) throw folderNotConnected(operation);
    return this.#link;
  }

  set(identity: LinkedFolderIdentity, place: Place, permission: FolderPermission): void {
    this.#link = { identity, place };
    this.#store.update((snapshot) => ({ ...snapshot, linked: identity, permission }));
  }

  clear(): void {
    this.#link = undefined;
    this.#store.update((snapshot) => ({ ...snapshot, linked: undefined, permission: 'disconnected' }));
  }

  setPermission(permission: FolderPermission): FolderPermission {
    if (!this.#link) return 'disconnected';
    if (permission !== this.getSnapshot().permission) this.#store.update((snapshot) => ({ ...snapshot, permission }));
    return permission;
  }

  setRestore(restore: FolderRestore): void {
    this.#store.update((snapshot) => ({ ...snapshot, restore }));
  }
}

/** `crypto.randomUUID` is missing on pages without TLS. */
export function newScopeId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  return `folder:${hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')}`;
}
