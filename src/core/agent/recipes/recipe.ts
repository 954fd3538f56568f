import type { PageTargets } from '../../tools/preview/page-targets.js';

/** What a reader has to know to follow it: one step, several, or a boundary like a folder or a reset. */
export type RecipeDifficulty = 'starter' | 'workflow' | 'advanced';

/** A tool by name, or several of which the state of the studio chooses one. */
export type RecipeCall = string | readonly string[];

/** What happens on the way: calls in order, an approval before the call it guards, the preview's word after it. */
export type ChainStep = { readonly call: RecipeCall } | 'approval' | 'preview';

export interface RecipeWords {
  readonly title: string;
  readonly description: string;
  readonly prompt: string;
}

/** A prompt that the local agent carries out, and what a person will see happen. It enters as any other prompt does. */
export interface Recipe extends RecipeWords {
  readonly id: string;
  readonly korean: RecipeWords;
  readonly difficulty: RecipeDifficulty;
  /** Every tool that may take part. */
  readonly tools: readonly string[];
  readonly expectedChain: readonly ChainStep[];
  /** What has to be there; without it the recipe is not offered. */
  readonly needs?: RecipeNeeds;
}

export interface RecipeNeeds {
  readonly target?: keyof PageTargets;
  readonly path?: string;
  /** A path that must still be free. */
  readonly freePath?: string;
  readonly folder?: true;
}
