// What the local agent knows, for hosts that show or test it: its planner and its recipes. Apart from the main entry, because a
// page loads them with its first prompt, not at first.
export { planLocalPrompt, type LocalPlan } from './core/agent/local-planner/plan-local-prompt.js';
export { RECIPES } from './core/agent/recipes/recipe-catalogue.js';
export { offeredRecipes } from './core/agent/recipes/offered-recipes.js';
