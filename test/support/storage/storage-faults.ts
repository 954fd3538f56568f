/** Breaks the browser's storage; answers what mends it. */
export interface StorageFault {
  readonly name: string;
  readonly code: RegExp;
  readonly inject: (databaseName: string) => Promise<() => void>;
}

/** Puts `replacement` in the place of a method of the platform. */
function swap<T extends object, K extends keyof T>(owner: T, method: K, replacement: T[K]): () => void {
  const native = owner[method];
  owner[method] = replacement;
  return () => void (owner[method] = native);
}

/** What a private window or a foreign frame does. */
export const refuseOpening = (): (() => void) =>
  swap(IDBFactory.prototype, 'open', () => {
    throw new DOMException('Denied.', 'SecurityError');
  });

export const STORAGE_FAULTS: readonly StorageFault[] = [
  {
    name: 'is full',
    code: /^WORKSPACE_STORAGE_QUOTA: /,
    inject: async () =>
      swap(IDBObjectStore.prototype, 'put', () => {
        throw new DOMException('No space left.', 'QuotaExceededError');
      }),
  },
  {
    name: 'aborts the transaction after the write',
    code: /^WORKSPACE_STORAGE_/,
    async inject() {
      const { put } = IDBObjectStore.prototype;
      return swap(IDBObjectStore.prototype, 'put', function (this: IDBObjectStore, ...args) {
        const request = put.apply(this, args);
        if (this.name === 'workspaces') request.addEventListener('success', () => this.transaction.abort());
        return request;
      });
    },
  },
  {
    name: 'closes in the middle of a write',
    code: /^WORKSPACE_STORAGE_CLOSED: /,
    inject: async () =>
      swap(IDBTransaction.prototype, 'objectStore', () => {
        throw new DOMException('The connection is closing.', 'InvalidStateError');
      }),
  },
  {
    name: 'is deleted under it, and refused from then on',
    code: /^WORKSPACE_STORAGE_UNAVAILABLE: /,
    async inject(databaseName) {
      await deleteDatabase(databaseName);
      return refuseOpening();
    },
  },
  {
    name: 'is taken by another page that holds it in a schema of its own',
    code: /^WORKSPACE_STORAGE_VERSION: /,
    async inject(databaseName) {
      const other = await openRaw(databaseName, 90);
      return () => {
        other.close();
        indexedDB.deleteDatabase(databaseName);
      };
    },
  },
];

export function openRaw(name: string, version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
