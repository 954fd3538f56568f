import { html, nothing, type TemplateResult } from 'lit';
import type { SchemaField } from './schema-fields.js';

export interface SchemaFormOptions {
  readonly fields: readonly SchemaField[];
  /** What was put in so far, as text; flags are `true` or empty. */
  readonly values: ReadonlyMap<string, string>;
  /** Why a field cannot be taken, in words. */
  readonly problems: ReadonlyMap<string, string>;
  input(name: string, text: string): void;
}

/** One labelled control for each argument of a tool. */
export function schemaForm(options: SchemaFormOptions): TemplateResult {
  return html`<div class="schema-form">${options.fields.map((field, index) => row(field, index, options))}</div>`;
}

function row(field: SchemaField, index: number, { values, problems, input }: SchemaFormOptions): TemplateResult {
  const id = `argument-${index}`;
  const problem = problems.get(field.name);
  const text = values.get(field.name) ?? '';
  const put = (event: Event): void => {
    const control = event.target as HTMLInputElement;
    input(field.name, field.kind === 'flag' ? String(control.checked) : control.value);
  };
  return html`<div class="schema-row">
    <label for=${id}
      ><code>${field.name}</code>${field.required ? html`<span aria-hidden="true"> *</span>` : nothing}</label
    >
    ${control(field, { id, text, problem, put })}
    <p id="${id}-note" class=${problem ? 'error' : 'muted'} role=${problem ? 'alert' : nothing}>
      ${problem ?? field.description ?? nothing}
    </p>
  </div>`;
}

interface ControlOptions {
  readonly id: string;
  readonly text: string;
  readonly problem: string | undefined;
  readonly put: (event: Event) => void;
}

function control(field: SchemaField, { id, text, problem, put }: ControlOptions): TemplateResult {
  const invalid = problem ? 'true' : 'false';
  switch (field.kind) {
    case 'flag':
      return html`<input
        type="checkbox"
        id=${id}
        .checked=${text === 'true'}
        aria-describedby="${id}-note"
        @change=${put}
      />`;
    case 'choice':
      return html`<select id=${id} aria-describedby="${id}-note" aria-invalid=${invalid} @change=${put}>
        ${field.required ? nothing : html`<option value=""></option>`}
        ${field.choices.map((choice) => html`<option value=${choice} ?selected=${choice === text}>${choice}</option>`)}
      </select>`;
    case 'text':
      if (!field.long) break;
      return html`<textarea
        id=${id}
        class="mono"
        rows="4"
        maxlength=${field.maxLength ?? nothing}
        .value=${text}
        spellcheck="false"
        aria-describedby="${id}-note"
        aria-invalid=${invalid}
        @input=${put}
      ></textarea>`;
    case 'json':
      return html`<textarea
        id=${id}
        class="mono"
        rows="3"
        spellcheck="false"
        dir="ltr"
        .value=${text}
        aria-describedby="${id}-note"
        aria-invalid=${invalid}
        @input=${put}
      ></textarea>`;
    case 'number':
      break;
  }
  return html`<input
    id=${id}
    class="mono"
    inputmode=${field.kind === 'number' ? 'numeric' : nothing}
    maxlength=${field.kind === 'text' ? (field.maxLength ?? nothing) : nothing}
    .value=${text}
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    aria-required=${field.required ? 'true' : 'false'}
    aria-invalid=${invalid}
    aria-describedby="${id}-note"
    @input=${put}
  />`;
}
