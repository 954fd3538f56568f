import { createZipArchive } from './adapters/archive/zip-archive.js';
import { createBrowserProviderSettings } from './adapters/credentials/browser-provider-settings.js';
import { createBrowserDownloads } from './adapters/download/browser-downloads.js';
import { createIndexedDbDurableOperationBackend } from './adapters/durable/indexed-db-backend.js';
import { createFileSystemAccessFolder, hasDirectoryPicker } from './adapters/filesystem/file-system-access-folder.js';
import { createUploadFolder } from './adapters/filesystem/upload-folder.js';
import { watchPageLifetime } from './adapters/page/page-lifetime.js';
import { createDexieConversations } from './adapters/storage/dexie-conversations.js';
import { createDexieFolderHandleStore } from './adapters/storage/dexie-folder-handle-store.js';
import { createDexiePreferences } from './adapters/storage/dexie-preferences.js';
import { createDexieWorkspaceRepository } from './adapters/storage/dexie-workspace-repository.js';
import { createBroadcastTabs } from './adapters/tabs/broadcast-tabs.js';
import { createBrowserValidator } from './adapters/validator/browser-validator.js';
import { createStudio } from './core/studio/create-studio.js';
import type { Studio, StudioOptions } from './core/studio/studio-port.js';
import type { FolderPort } from './core/workspace/folder/folder-port.js';

/**
 * A studio with what a page has: workspaces in IndexedDB (in memory, and saying so, where the browser refuses it), a folder
 * of the disk where the browser can link one and a copy of it where it cannot, checks that generate no code, and approvals
 * that are denied while nothing on the page could show them. Storage and validator chunks load when they are first needed.
 * Who has set a key of their own is answered by that provider. Each port can be replaced.
 */
export function createBrowserStudio(options: StudioOptions = {}): Studio {
  const ownOperations = options.saveOperations
    ? undefined
    : createIndexedDbDurableOperationBackend({
        databaseName: 'jig-studio-operations',
        storeName: 'workspace-side-effects',
      });
  const saveOperations = options.saveOperations ?? ownOperations;
  const studio = createStudio({
    ...options,
    repository: options.repository ?? createDexieWorkspaceRepository(),
    conversations: options.conversations ?? createDexieConversations(),
    preferences: options.preferences ?? createDexiePreferences(),
    // A host's own provider leaves a person nothing to set.
    ...(options.provider ? {} : { providerSettings: options.providerSettings ?? createBrowserProviderSettings() }),
    tabs: options.tabs ?? createBroadcastTabs(),
    validator: options.validator ?? createBrowserValidator(),
    archive: options.archive ?? createZipArchive(),
    downloads: options.downloads ?? createBrowserDownloads(),
    folder: options.folder ?? createBrowserFolder(options.id ?? 'default'),
    ...(saveOperations && { saveOperations }),
    requireApprovalSurface: options.requireApprovalSurface ?? true,
  });
  const stopWatching = watchPageLifetime(studio.view);
  const dispose = (): Promise<void> => {
    stopWatching();
    return studio.dispose().finally(() => ownOperations?.close());
  };
  return { ...studio, dispose };
}

function createBrowserFolder(workspaceId: string): FolderPort {
  return hasDirectoryPicker()
    ? createFileSystemAccessFolder({ workspaceId, handles: createDexieFolderHandleStore() })
    : createUploadFolder();
}
