import { offeredRecipes } from '../agent/recipes/offered-recipes.js';
import type { Recipe } from '../agent/recipes/recipe.js';
import type { ToolDefinition } from '../protocol/definition.js';
import { findPageTargets } from '../tools/preview/page-targets.js';
import type { WorkspaceState } from '../workspace/workspace-model.js';

/** The recipes that can be carried out here right now: tools listed, places and files there, a folder linked. */
export async function findRecipes(
  state: WorkspaceState,
  catalog: readonly ToolDefinition[],
  folderLinked: boolean,
): Promise<readonly Recipe[]> {
  return offeredRecipes({
    toolNames: new Set(catalog.map(({ name }) => name)),
    paths: [...state.files.keys()],
    folderLinked,
    targets: await findPageTargets(state),
  });
}
