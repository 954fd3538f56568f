import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import caseSensitive from 'lucide/dist/esm/icons/case-sensitive.mjs';
import regexIcon from 'lucide/dist/esm/icons/regex.mjs';
import type { ToolCallError } from '../../core/protocol/result.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { JigElement } from '../base/jig-element.js';
import { StudioElement } from '../base/studio-element.js';
import { icon, type IconShapes } from '../icons/icon.js';
import { errorWords } from '../locale/error-words.js';
import { placeholder } from '../placeholder/placeholder.js';
import { controlStyles } from '../styles/controls.styles.js';
import { JigPlaceChosenEvent } from './search-events.js';
import { searchStyles } from './search-element.styles.js';
import { searchMessages } from './search-messages.js';

interface Match {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly preview: string;
}

interface Found {
  readonly matches: readonly Match[];
  readonly fileCount: number;
  readonly stoppedBy?: string;
}

/** Milliseconds after the last letter. */
const PAUSE_MS = 160;

/**
 * Finds text in all files, with what is still being typed, by the tool a model uses; choosing a line opens its file.
 *
 * @tagname jig-search
 * @summary Search over a workspace.
 * @csspart bar - The line with the field and its switches.
 * @csspart field - The field.
 * @csspart toggle - A switch beside it.
 * @csspart outcome - How many lines were found, or what is wrong with the pattern.
 * @csspart result - One line found.
 * @csspart empty - The line that stands where there is no studio.
 * @fires {JigPlaceChosenEvent} jig-place-chosen - A line was chosen; its file is open.
 */
export class JigSearchElement extends StudioElement {
  static override styles: CSSResultGroup = [JigElement.styles, controlStyles, searchStyles];

  @query('input')
  private readonly field!: HTMLInputElement | null;

  @state()
  private text = '';

  @state()
  private regex = false;

  @state()
  private matchCase = false;

  @state()
  private found: Found | undefined;

  @state()
  private error: ToolCallError | undefined;

  @state()
  private at = 0;

  @state()
  private searching = false;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;

  /** Puts the focus into the field, with what is in it selected. */
  override focus(options?: FocusOptions): void {
    this.field?.focus(options);
    this.field?.select();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override viewChanged(_view: StudioView | undefined): void {
    this.#stop();
    this.found = undefined;
    this.error = undefined;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
  }

  /** A newer search takes the place of an older one. */
  #soon(pause = PAUSE_MS): void {
    this.#stop();
    this.#timer = setTimeout(() => void this.#search(), pause);
  }

  async #search(): Promise<void> {
    const { view, text: query, regex, matchCase } = this;
    if (!view || query === '') {
      this.found = undefined;
      this.error = undefined;
      return;
    }
    const running = new AbortController();
    this.#running = running;
    this.searching = true;
    const args = { query, ...(regex && { regex }), ...(matchCase && { caseSensitive: true }) };
    const result = await view.commands.callTool('workspace.searchText', args, { signal: running.signal });
    if (running.signal.aborted) return;
    this.searching = false;
    this.error = result.error;
    this.found = result.isError ? undefined : (result.structuredContent as unknown as Found);
    this.at = 0;
  }

  readonly #onInput = (event: Event): void => {
    this.text = (event.target as HTMLInputElement).value;
    this.#soon();
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const matches = this.found?.matches ?? [];
    if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      return void this.#choose(matches[this.at]);
    }
    const step = new Map([
      ['ArrowDown', 1],
      ['ArrowUp', -1],
    ]).get(event.key);
    if (step === undefined || matches.length === 0) return;
    event.preventDefault();
    this.at = (this.at + step + matches.length) % matches.length;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
    );
  };

  async #choose(match: Match | undefined): Promise<void> {
    if (!match || !this.view) return;
    const { path, line, column } = match;
    const result = await this.view.commands.openFile(path);
    if (result.isError) this.error = result.error;
    else this.dispatchEvent(new JigPlaceChosenEvent({ path, line, column }));
  }

  override render(): TemplateResult {
    if (!this.view) return placeholder('noStudio', this.language);
    const t = searchMessages(this.language);
    const matches = this.found?.matches ?? [];
    return html`<div class="bar" part="bar" role="search">
        <input
          part="field"
          type="search"
          role="combobox"
          aria-expanded=${matches.length > 0 ? 'true' : 'false'}
          aria-controls="results"
          aria-activedescendant=${matches.length > 0 ? `result-${this.at}` : nothing}
          aria-label=${t('field')}
          placeholder=${t('field')}
          maxlength="500"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          @input=${this.#onInput}
          @keydown=${this.#onKeyDown}
        />
        ${this.#toggle(t('matchCase'), caseSensitive, this.matchCase, () => (this.matchCase = !this.matchCase))}
        ${this.#toggle(t('regex'), regexIcon, this.regex, () => (this.regex = !this.regex))}
      </div>
      <p class="outcome ${this.error ? 'bad' : ''}" part="outcome" role="status">${this.#outcome()}</p>
      <ul id="results" class="results" role="listbox" aria-label=${t('results')}>
        ${matches.map((match, index) => this.#result(match, index))}
      </ul>`;
  }

  #toggle(name: string, shapes: IconShapes, on: boolean, press: () => void): TemplateResult {
    return html`<button
      type="button"
      class="icon-only toggle"
      part="toggle"
      title=${name}
      aria-label=${name}
      aria-pressed=${on ? 'true' : 'false'}
      @click=${() => {
        press();
        this.#soon(0);
      }}
    >
      ${icon(shapes)}
    </button>`;
  }

  #result({ path, line, preview }: Match, index: number): TemplateResult {
    return html`<li
      id="result-${index}"
      class="result"
      part="result"
      role="option"
      aria-selected=${index === this.at ? 'true' : 'false'}
      @click=${() => void this.#choose(this.found?.matches[index])}
    >
      <span class="place" dir="ltr" title="${path}:${line}"><span class="path">${path}</span>:${line}</span
      ><span class="preview" dir="auto">${preview}</span>
    </li>`;
  }

  #outcome(): unknown {
    const t = searchMessages(this.language);
    if (this.error) return `${errorWords(this.error, this.language)} ${this.error.code}`;
    if (this.searching && !this.found) return t('searching');
    if (!this.found || this.text === '') return t('hint');
    const { matches, fileCount: files, stoppedBy } = this.found;
    const count = matches.length;
    if (count === 0) return t('none', { files });
    if (stoppedBy) return t('first', { count });
    return count === 1 ? t('oneFound', { files }) : t('found', { count, files });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-search': JigSearchElement;
  }
}
