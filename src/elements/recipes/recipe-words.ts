import type { Recipe, RecipeWords } from '../../core/agent/recipes/recipe.js';
import type { Language } from '../locale/language.js';

/** Title, description and prompt in the reader's language. */
export function recipeWords(recipe: Recipe, language: Language): RecipeWords {
  return language === 'ko' ? recipe.korean : recipe;
}
