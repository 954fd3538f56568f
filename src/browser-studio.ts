import { createBrowserDownloads } from './adapters/download/browser-downloads.js';
import { createDexieWorkspaceRepository } from './adapters/storage/dexie-workspace-repository.js';
import { createBrowserValidator } from './adapters/validator/browser-validator.js';
import { createStudio } from './core/studio/create-studio.js';
import type { Studio, StudioOptions } from './core/studio/studio-port.js';

/**
 * A studio with what a page has: workspaces in IndexedDB (in memory, and saying so, where the browser refuses it), checks
 * that generate no code, and approvals that are denied while nothing on the page could show them. Storage and validator
 * chunks load when they are first needed. Each port can be replaced.
 */
export function createBrowserStudio(options: StudioOptions = {}): Studio {
  return createStudio({
    ...options,
    repository: options.repository ?? createDexieWorkspaceRepository(),
    validator: options.validator ?? createBrowserValidator(),
    downloads: options.downloads ?? createBrowserDownloads(),
    requireApprovalSurface: options.requireApprovalSurface ?? true,
  });
}
