import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import type {
  ProviderDataPolicy,
  ProviderSettingsChange,
  ProviderSettingsSnapshot,
} from '../../core/agent/provider/provider-settings-port.js';
import type { ProviderTest } from '../../core/studio/studio-view.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { submits } from '../base/submits.js';
import { errorWords } from '../locale/error-words.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { ModelCatalogue, toError } from './model-catalogue.js';
import { modelList } from './model-list.js';
import { otherKeys } from './other-keys.js';
import { settingsMessages } from './settings-messages.js';
import { answererWords, keyWords } from './settings-words.js';
import { settingsStyles } from './settings-element.styles.js';

type ErrorShape = Extract<ProviderTest, { readonly state: 'failed' }>['error'];

const POLICIES: readonly ProviderDataPolicy[] = ['allow', 'deny', 'zdr'];

/**
 * Which provider answers prompts: key, model, endpoint and what it may do with a request. What is changed holds at once. A
 * key goes in and is never shown again; it is sent to the endpoint it was given for, and to no other.
 *
 * @tagname jig-settings
 * @summary Key, model and endpoint of the provider.
 * @csspart form - All fields.
 * @csspart field - One field with its label and its error.
 * @csspart problem - What is wrong with a field.
 * @csspart other-keys - Keys that belong to other endpoints.
 * @csspart models - The catalogue.
 * @csspart empty - The line that stands where there is no studio.
 * @cssprop --jig-settings-padding - Space around the fields; 16px.
 */
export class JigSettingsElement extends StudioElement {
  static override styles: CSSResultGroup = [JigElement.styles, controlStyles, placeholderStyles, settingsStyles];

  readonly #provider = new StoreController(this, (view) => view.provider);
  readonly #catalogue = new ModelCatalogue(this);

  @query('#key')
  private readonly keyField!: HTMLInputElement | null;

  /** What is wrong, by field. */
  @state()
  private problems: ReadonlyMap<string, string | ErrorShape> = new Map();

  @state()
  private test: ProviderTest | 'running' | undefined;

  @state()
  private search = '';

  @state()
  private freeOnly = false;

  readonly #saveKey = (): void => {
    const key = this.keyField?.value.trim() ?? '';
    this.test = undefined;
    if (!this.#complain('key', key === '' ? settingsMessages(this.language)('keyEmpty') : undefined)) return;
    this.view?.commands.setProviderKey(key);
    if (this.keyField) this.keyField.value = '';
  };

  #forgetKey(): void {
    this.test = undefined;
    this.view?.commands.forgetProviderKey();
    this.keyField?.focus();
  }

  #change(field: string, change: ProviderSettingsChange): void {
    this.test = undefined;
    try {
      this.view?.commands.changeProvider(change);
      this.#complain(field, undefined);
    } catch (thrown) {
      this.#complain(field, toError(thrown));
    }
  }

  #changeModel(model: string): void {
    const name = model.trim();
    if (this.#complain('model', name === '' ? settingsMessages(this.language)('modelEmpty') : undefined)) {
      this.#change('model', { model: name });
    }
  }

  /** True when there is nothing to complain about. */
  #complain(field: string, problem: string | ErrorShape | undefined): boolean {
    const problems = new Map(this.problems);
    if (problem === undefined) problems.delete(field);
    else problems.set(field, problem);
    this.problems = problems;
    return problem === undefined;
  }

  async #runTest(): Promise<void> {
    const { view, connection } = this;
    if (!view) return;
    this.test = 'running';
    const test = await view.commands.testProvider({ signal: connection });
    if (!connection.aborted && this.test === 'running') this.test = test;
  }

  override render(): TemplateResult {
    const settings = this.#provider.value;
    if (!this.view || !settings) return placeholder('noStudio', this.language);
    const t = settingsMessages(this.language);
    const { configured, editable } = settings;
    return html`<div class="form" part="form" role="group" aria-label=${t('title')}>
      <p class="muted">${answererWords(settings, this.language)}</p>
      ${editable ? this.#renderFields(settings) : nothing}
      ${configured && !editable ? html`<p>${t('fixed')}</p>` : nothing} ${configured ? this.#renderTest() : nothing}
    </div>`;
  }

  #renderFields(settings: ProviderSettingsSnapshot): TemplateResult {
    return html`${this.#renderKey(settings)} ${this.#renderModel(settings)} ${this.#renderEndpoint(settings)}
    ${isOpenRouter(settings) ? this.#renderPolicy(settings) : nothing}`;
  }

  #renderKey(settings: ProviderSettingsSnapshot): TemplateResult {
    const { hasKey } = settings;
    const t = settingsMessages(this.language);
    return html`<form class="field" part="field" ${submits(this.#saveKey)}>
      <label for="key">${t('key')}</label>
      <span class="line">
        <input
          id="key"
          type="password"
          dir="ltr"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="key-hint key-problem"
          aria-invalid=${this.problems.has('key') ? 'true' : 'false'}
        />
        <button type="submit" class="primary">${t('saveKey')}</button>
        ${hasKey ? html`<button type="button" @click=${this.#forgetKey}>${t('forgetKey')}</button>` : nothing}
      </span>
      <span class="hint" id="key-hint">${keyWords(settings, this.language)}</span>
      ${this.#renderProblem('key')}
      ${otherKeys({
        settings,
        language: this.language,
        use: (origin) => this.view?.commands.useProviderKeyOf(origin),
        forget: (origin) => this.view?.commands.forgetProviderKey(origin),
      })}
    </form>`;
  }

  #renderModel(settings: ProviderSettingsSnapshot): TemplateResult {
    const { model } = settings;
    const t = settingsMessages(this.language);
    const { current } = this.#catalogue;
    return html`<div class="field" part="field">
      <label for="model">${t('model')}</label>
      <span class="line">
        <input
          id="model"
          dir="ltr"
          spellcheck="false"
          autocomplete="off"
          .value=${model}
          aria-describedby="model-problem"
          aria-invalid=${this.problems.has('model') ? 'true' : 'false'}
          @change=${(event: Event) => this.#changeModel((event.target as HTMLInputElement).value)}
        />
        ${
          isOpenRouter(settings)
            ? html`<button
                ?disabled=${current.state === 'loading'}
                @click=${() => this.view && this.#catalogue.load(this.view)}
              >
                ${t(current.state === 'loading' ? 'loadingModels' : 'loadModels')}
              </button>`
            : nothing
        }
      </span>
      ${this.#renderProblem('model')} ${current.state === 'failed' ? this.#renderError(current.error) : nothing}
      ${
        current.state === 'loaded' && isOpenRouter(settings)
          ? modelList({
              models: current.models,
              chosen: model,
              search: this.search,
              freeOnly: this.freeOnly,
              language: this.language,
              onSearch: (search) => (this.search = search),
              onFreeOnly: (freeOnly) => (this.freeOnly = freeOnly),
              choose: (id) => this.#changeModel(id),
            })
          : nothing
      }
    </div>`;
  }

  #renderEndpoint({ endpoint }: ProviderSettingsSnapshot): TemplateResult {
    return html`<div class="field" part="field">
      <label for="endpoint">${settingsMessages(this.language)('endpoint')}</label>
      <input
        id="endpoint"
        type="url"
        dir="ltr"
        spellcheck="false"
        autocomplete="off"
        .value=${endpoint}
        aria-describedby="endpoint-problem"
        aria-invalid=${this.problems.has('endpoint') ? 'true' : 'false'}
        @change=${(event: Event) =>
          this.#change('endpoint', { endpoint: (event.target as HTMLInputElement).value.trim() })}
      />
      ${this.#renderProblem('endpoint')}
    </div>`;
  }

  #renderPolicy({ dataPolicy }: ProviderSettingsSnapshot): TemplateResult {
    const t = settingsMessages(this.language);
    return html`<fieldset class="field" part="field">
      <legend>${t('policy')}</legend>
      ${POLICIES.map(
        (policy) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="policy"
              value=${policy}
              .checked=${policy === dataPolicy}
              @change=${() => this.#change('policy', { dataPolicy: policy })}
            />${t(policy)}</label
          >`,
      )}
    </fieldset>`;
  }

  #renderTest(): TemplateResult {
    const t = settingsMessages(this.language);
    const { test } = this;
    return html`<div class="field">
      <span class="line">
        <button ?disabled=${test === 'running'} @click=${this.#runTest}>
          ${t(test === 'running' ? 'testing' : 'test')}
        </button>
      </span>
      <div role="status">
        ${
          typeof test !== 'object'
            ? nothing
            : test.state === 'connected'
              ? html`<p class="good">${t('connected')}</p>`
              : this.#renderError(test.error)
        }
      </div>
    </div>`;
  }

  #renderError(error: ErrorShape): TemplateResult {
    return html`<p class="problem" part="problem">${this.#errorWords(error)}</p>`;
  }

  #renderProblem(field: string): TemplateResult {
    const problem = this.problems.get(field);
    return html`<span id="${field}-problem" class="problem" part="problem" role="alert"
      >${typeof problem === 'object' ? this.#errorWords(problem, field) : problem}</span
    >`;
  }

  /** A sentence, and its code beside it, to search for and to report. */
  #errorWords(error: ErrorShape, field?: string): TemplateResult {
    const isAddress = field === 'endpoint' && error.code === 'OPENROUTER_CONFIGURATION_ERROR';
    const words = isAddress ? settingsMessages(this.language)('endpointRefused') : errorWords(error, this.language);
    return html`${words} <code class="code mono">${error.code}</code>`;
  }
}

/** Data policy and catalogue are OpenRouter's; another endpoint would be asked neither. */
function isOpenRouter({ provider }: ProviderSettingsSnapshot): boolean {
  return provider === 'openrouter';
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-settings': JigSettingsElement;
  }
}
