import type { TextFile } from '../../src/core/workspace/workspace-model.js';

/** The same records in IndexedDB by its own calls: one store, one transaction, nothing checked. */
export class RawFiles {
  open(name: string): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('files', { keyPath: ['workspaceId', 'path'] });
    return done(request);
  }

  putAll(database: IDBDatabase, files: readonly TextFile[]): Promise<void> {
    const transaction = database.transaction('files', 'readwrite');
    const store = transaction.objectStore('files');
    for (const file of files) store.put({ workspaceId: 'w', updatedAt: 0, size: file.source.length, ...file });
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error ?? new Error('The transaction failed.'));
    });
  }

  getAll(database: IDBDatabase): Promise<readonly unknown[]> {
    return done(database.transaction('files').objectStore('files').getAll());
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });
}
