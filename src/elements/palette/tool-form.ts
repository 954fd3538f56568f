import { html, nothing, type TemplateResult } from 'lit';
import type { JsonValue } from '../../core/base/json.js';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { ToolCallError } from '../../core/protocol/result.js';
import { errorWords } from '../locale/error-words.js';
import { confirmDialog } from '../overlay/confirm-dialog.js';
import type { OpenDialog } from '../overlay/dialog-stack.js';
import { readField, schemaFields } from '../schema-form/schema-fields.js';
import { schemaForm } from '../schema-form/schema-form.js';
import type { PaletteOptions } from './palette-dialog.js';
import { paletteMessages } from './palette-messages.js';

export interface ToolFormOptions extends PaletteOptions {
  readonly definition: ToolDefinition;
  readonly dialog: OpenDialog<never>;
  back(): void;
}

/** The arguments of one tool; a destructive one is confirmed, a refusal stays in the form. */
export function toolForm(options: ToolFormOptions): () => TemplateResult {
  const { definition, dialog, view, language, dialogs, toasts, back } = options;
  const t = paletteMessages(language);
  const fields = schemaFields(definition.inputSchema);
  const values = new Map(startValues(options));
  const problems = new Map<string, string>();
  let error: ToolCallError | undefined;
  let running = false;
  const words = { required: t('needed'), number: t('notANumber'), json: t('notJson') };

  const read = (): Readonly<Record<string, JsonValue>> | undefined => {
    problems.clear();
    const args: [string, JsonValue][] = [];
    for (const field of fields) {
      const reading = readField(field, values.get(field.name) ?? '');
      if (reading.kind === 'invalid') problems.set(field.name, words[reading.problem]);
      else if (reading.value !== undefined) args.push([field.name, reading.value]);
    }
    return problems.size === 0 ? Object.fromEntries(args) : undefined;
  };

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const args = read();
    error = undefined;
    dialog.update();
    if (!args || running) return;
    if (definition.annotations?.destructiveHint === true && !(await confirmed())) return;
    running = true;
    dialog.update();
    const result = await view.commands.callTool(definition.name, args, { signal: dialog.signal });
    running = false;
    if (result.isError) {
      error = result.error;
      return dialog.update();
    }
    dialog.close();
    toasts.show({ tone: 'good', text: t('done', { name: definition.name }) });
  };
  const confirmed = (): Promise<true | undefined> =>
    dialogs.show(
      confirmDialog({
        question: t('confirmQuestion', { name: definition.name }),
        warning: definition.description ?? t('confirmWarning'),
        confirm: t('run'),
        cancel: t('cancel'),
      }),
    );

  return () =>
    html`<form class="tool-form" part="tool-form" novalidate @submit=${submit}>
      <p><code>${definition.name}</code></p>
      <p class="muted">${definition.description ?? nothing}</p>
      ${schemaForm({ fields, values, problems, input: (name, text) => void values.set(name, text) })}
      <p class="error" role="alert">
        ${error ? html`${errorWords(error, language)} <code>${error.code}</code>` : nothing}
      </p>
      <div class="buttons">
        <button type="button" @click=${back}>${t('back')}</button>
        <button type="submit" class="primary" ?disabled=${running}>${t(running ? 'running' : 'run')}</button>
      </div>
    </form>`;
}

/** What the workspace itself knows: the open file and the revision that a change is guarded by. */
function startValues({ view, definition }: ToolFormOptions): readonly (readonly [string, string])[] {
  const { activePath, revision } = view.workspace.getSnapshot().state;
  return schemaFields(definition.inputSchema).flatMap((field): readonly (readonly [string, string])[] => {
    if (field.name === 'expectedRevision') return [[field.name, String(revision)]];
    if ((field.name === 'path' || field.name === 'fromPath') && field.required) return [[field.name, activePath ?? '']];
    if (field.kind === 'choice' && field.required) return [[field.name, field.choices[0] ?? '']];
    return [];
  });
}
