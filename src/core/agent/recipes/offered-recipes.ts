import type { PlanningSnapshot } from '../local-planner/intent.js';
import { RECIPES } from './recipe-catalogue.js';
import type { Recipe } from './recipe.js';

/** The recipes that can be carried out here and now: tools listed, places and files there, a folder linked. */
export function offeredRecipes(snapshot: PlanningSnapshot, ids?: readonly string[]): readonly Recipe[] {
  const offered = RECIPES.filter((recipe) => canRun(recipe, snapshot));
  if (!ids) return offered;
  return ids.flatMap((id) => offered.find((recipe) => recipe.id === id) ?? []);
}

function canRun({ expectedChain, needs = {} }: Recipe, snapshot: PlanningSnapshot): boolean {
  const { toolNames, paths, folderLinked = false, targets } = snapshot;
  // The looks before it are a preflight that leaves out what is not listed; its last call is what it is about.
  const last = expectedChain.flatMap((step) => (typeof step === 'string' ? [] : [step.call])).at(-1);
  const listed = last !== undefined && [last].flat().some((name) => toolNames.has(name));
  if (!listed) return false;
  if (needs.folder && !folderLinked) return false;
  if (needs.path !== undefined && !paths.includes(needs.path)) return false;
  if (needs.freePath !== undefined && paths.includes(needs.freePath)) return false;
  return needs.target === undefined || targets?.[needs.target] !== false;
}
