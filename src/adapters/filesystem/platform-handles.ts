/** The parts of the File System Access API that the platform's own type declarations leave out. */

export type HandlePermission = 'granted' | 'prompt' | 'denied';

export interface PermissionHandle {
  queryPermission?(descriptor: { readonly mode: 'readwrite' }): Promise<HandlePermission>;
  requestPermission?(descriptor: { readonly mode: 'readwrite' }): Promise<HandlePermission>;
}

export type DirectoryHandle = FileSystemDirectoryHandle &
  PermissionHandle & {
    values(): AsyncIterableIterator<FileSystemFileHandle | DirectoryHandle>;
  };

export interface DirectoryPickerWindow {
  showDirectoryPicker?(options?: { readonly id?: string; readonly mode?: 'readwrite' }): Promise<DirectoryHandle>;
}
