import type { ToolRegistry } from '../registry/tool-registry-port.js';
import { addFeatureTool } from './preview/add-feature.js';
import { getConsoleTool } from './preview/get-console.js';
import { getPreviewStatusTool } from './preview/get-preview-status.js';
import { refreshTool } from './preview/refresh.js';
import { setThemeTool } from './preview/set-theme.js';
import { updateHeroTool } from './preview/update-hero.js';
import type { StudioTool, ToolBench } from './studio-tool.js';
import { applyPatchTool } from './workspace/apply-patch.js';
import { createFileTool } from './workspace/create-file.js';
import { deleteFileTool } from './workspace/delete-file.js';
import { disconnectFolderTool } from './workspace/disconnect-folder.js';
import { downloadFileTool } from './workspace/download-file.js';
import { editFilesTool } from './workspace/edit-files.js';
import { getStatusTool } from './workspace/get-status.js';
import { listFilesTool } from './workspace/list-files.js';
import { redoTool, undoTool } from './workspace/move-in-history.js';
import { openFileTool } from './workspace/open-file.js';
import { readFileTool } from './workspace/read-file.js';
import { reloadFolderTool } from './workspace/reload-folder.js';
import { renameFileTool } from './workspace/rename-file.js';
import { resetTool } from './workspace/reset.js';
import { revertFileTool } from './workspace/revert-file.js';
import { saveAllTool } from './workspace/save-all.js';
import { saveCheckpointTool } from './workspace/save-checkpoint.js';
import { searchTextTool } from './workspace/search-text.js';
import { writeFileTool } from './workspace/write-file.js';

/** The built-in tools in the order a catalog shows them: look first, then change, then keep. */
export const STUDIO_TOOLS: readonly StudioTool[] = [
  getStatusTool,
  listFilesTool,
  readFileTool,
  searchTextTool,
  openFileTool,
  downloadFileTool,
  createFileTool,
  writeFileTool,
  applyPatchTool,
  editFilesTool,
  renameFileTool,
  deleteFileTool,
  revertFileTool,
  undoTool,
  redoTool,
  saveAllTool,
  saveCheckpointTool,
  reloadFolderTool,
  disconnectFolderTool,
  resetTool,
  getPreviewStatusTool,
  getConsoleTool,
  refreshTool,
  setThemeTool,
  addFeatureTool,
  updateHeroTool,
];

/**
 * The tools that a review asks for: many files at once, diffs, history, validation. Ordinary tools like the others, in a chunk
 * of their own, because no first picture needs them.
 */
export async function loadReviewTools(): Promise<readonly StudioTool[]> {
  return (await import('./review/review-tools.js')).REVIEW_TOOLS;
}

/** Binds tools, the built-in ones unless given, to one workspace and preview. */
export function registerStudioTools(
  registry: ToolRegistry,
  bench: ToolBench,
  tools: readonly StudioTool[] = STUDIO_TOOLS,
): void {
  for (const { definition, composition, run, dryRun } of tools) {
    // The registry has checked the arguments against this definition's own input schema by then.
    registry.register(definition, (args, context) => run(args as never, bench, context), {
      ...(composition && { composition }),
      ...(dryRun && { dryRun: (args) => dryRun(args as never, bench) }),
    });
  }
}
