import type { DirectoryHandle } from './platform-handles.js';

interface FileSystemObserver {
  observe(handle: DirectoryHandle, options: { readonly recursive: boolean }): Promise<void>;
  disconnect(): void;
}

type FileSystemObserverConstructor = new (callback: () => void) => FileSystemObserver;

/** Tells of changes in a directory and below, where the platform can; elsewhere, or where it refuses, nothing is told. */
export function observeDirectory(directory: DirectoryHandle, onChange: () => void): () => void {
  const { FileSystemObserver: Observer } = globalThis as { FileSystemObserver?: FileSystemObserverConstructor };
  if (!Observer) return () => undefined;
  const observer = new Observer(onChange);
  observer.observe(directory, { recursive: true }).catch(() => observer.disconnect());
  return () => observer.disconnect();
}
