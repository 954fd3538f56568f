import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ChainStep, Recipe, RecipeDifficulty } from '../../core/agent/recipes/recipe.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { OfferedRecipes } from './offered-recipes.js';
import { recipeMessages } from './recipe-messages.js';
import { JigRecipeRequestEvent } from './recipe-request-event.js';
import { recipeWords } from './recipe-words.js';
import { recipesStyles } from './recipes-element.styles.js';

const GROUPS: readonly RecipeDifficulty[] = ['starter', 'workflow', 'advanced'];

/**
 * Prompts that fit the workspace, each with the calls, the approval and the preview's word that will follow. Running one is
 * the same as typing it: it is planned, and it asks.
 *
 * @tagname jig-recipes
 * @summary Ready prompts, with what each of them will do.
 * @csspart group - The recipes of one difficulty.
 * @csspart recipe - One recipe.
 * @csspart run - The button that runs it.
 * @csspart chain - What will happen, in order.
 * @csspart empty - The line that stands where there is no studio, or no recipe that fits.
 * @cssprop --jig-recipes-max-height - Height after which the list scrolls; none.
 * @fires {JigRecipeRequestEvent} jig-recipe-request - Before a recipe runs; cancelable.
 */
export class JigRecipesElement extends StudioElement {
  static override styles: CSSResultGroup = [JigElement.styles, controlStyles, placeholderStyles, recipesStyles];

  readonly #offered = new OfferedRecipes(this);
  readonly #running = new StoreController(
    this,
    (view) => view.agent,
    ({ running }) => running,
  );
  readonly #phase = new StoreController(this, (view) => view.phase);

  #run(recipe: Recipe): void {
    const { prompt } = recipeWords(recipe, this.language);
    if (!this.view || this.#running.value) return;
    if (!this.dispatchEvent(new JigRecipeRequestEvent({ id: recipe.id, prompt }))) return;
    void this.view.commands.runPrompt(prompt);
  }

  override render(): TemplateResult {
    if (!this.view) return placeholder('noStudio', this.language);
    if (this.#phase.value !== 'ready') return placeholder(this.#phase.value ?? 'loading', this.language);
    const t = recipeMessages(this.language);
    const recipes = this.#offered.value;
    if (!recipes || recipes.length === 0) {
      return html`<div class="empty" part="empty"><p class="empty-line">${t(recipes ? 'none' : 'finding')}</p></div>`;
    }
    return html`
      ${GROUPS.map((difficulty) =>
        this.#renderGroup(
          difficulty,
          recipes.filter((recipe) => recipe.difficulty === difficulty),
        ),
      )}
      <div class="visually-hidden" role="status">${this.#running.value ? t('busy') : nothing}</div>
    `;
  }

  #renderGroup(difficulty: RecipeDifficulty, recipes: readonly Recipe[]): TemplateResult | typeof nothing {
    if (recipes.length === 0) return nothing;
    return html`<section class="group" part="group" aria-labelledby=${difficulty}>
      <h3 class="group-name" id=${difficulty}>${recipeMessages(this.language)(difficulty)}</h3>
      <ul role="list">
        ${repeat(
          recipes,
          ({ id }) => id,
          (recipe) => this.#renderRecipe(recipe),
        )}
      </ul>
    </section>`;
  }

  #renderRecipe(recipe: Recipe): TemplateResult {
    const t = recipeMessages(this.language);
    const { title, description, prompt } = recipeWords(recipe, this.language);
    return html`<li class="recipe" part="recipe" data-recipe=${recipe.id}>
      <div class="words">
        <span class="title" id="title-${recipe.id}">${title}</span>
        <p class="description">${description}</p>
        <p class="prompt">${prompt}</p>
      </div>
      <button
        part="run"
        ?disabled=${this.#running.value === true}
        aria-describedby="title-${recipe.id}"
        @click=${() => this.#run(recipe)}
      >
        ${t('run')}
      </button>
      <ol class="chain" part="chain" role="list" aria-label=${t('chain')}>
        ${recipe.expectedChain.map((step) => this.#renderStep(step))}
      </ol>
    </li>`;
  }

  #renderStep(step: ChainStep): TemplateResult {
    const t = recipeMessages(this.language);
    if (typeof step === 'string') return html`<li><span class=${step}>${t(step)}</span></li>`;
    const [first = '', second] = [step.call].flat();
    return html`<li><code class="mono">${second === undefined ? first : t('or', { first, second })}</code></li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-recipes': JigRecipesElement;
  }
}
