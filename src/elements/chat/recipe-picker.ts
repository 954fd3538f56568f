import { html, type TemplateResult } from 'lit';
import type { Recipe } from '../../core/agent/recipes/recipe.js';
import type { Language } from '../locale/language.js';
import { recipeMessages } from '../recipes/recipe-messages.js';
import { recipeWords } from '../recipes/recipe-words.js';

export interface RecipePickerOptions {
  readonly recipes: readonly Recipe[] | undefined;
  readonly language: Language;
  readonly choose: (prompt: string) => void;
  readonly close: () => void;
}

/** The recipes above the composer; choosing one writes its prompt, it runs nothing. */
export function recipePicker({ recipes, language, choose, close }: RecipePickerOptions): TemplateResult {
  const t = recipeMessages(language);
  const onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return moveFocus(event);
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return html`<div
    class="picker"
    part="recipes"
    role="group"
    tabindex="-1"
    aria-label=${t('recipes')}
    @keydown=${onKeydown}
  >
    ${
      recipes && recipes.length > 0
        ? recipes.map((recipe) => {
            const { title, prompt } = recipeWords(recipe, language);
            return html`<button data-recipe=${recipe.id} @click=${() => choose(prompt)}>
              <span>${title}</span><span class="picker-prompt">${prompt}</span>
            </button>`;
          })
        : html`<p class="muted">${t(recipes ? 'none' : 'finding')}</p>`
    }
  </div>`;
}

/** The first recipe, or the place where they will be. */
export function focusRecipes(root: ParentNode): void {
  const target = root.querySelector<HTMLElement>('.picker button') ?? root.querySelector<HTMLElement>('.picker');
  target?.focus();
}

function moveFocus(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}
