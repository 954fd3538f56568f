import { defineMessages } from '../locale/messages.js';

export const recipeMessages = defineMessages('recipes', {
  recipes: 'Recipes',
  starter: 'Starter',
  workflow: 'Workflow',
  advanced: 'Advanced',
  approval: 'approval',
  preview: 'preview shows it',
  or: '{first} or {second}',
  chain: 'What will happen',
  run: 'Run',
  none: 'No recipe fits this workspace.',
  finding: 'Looking which recipes fit…',
  busy: 'The agent is working. Recipes can be run when it is done.',
});
