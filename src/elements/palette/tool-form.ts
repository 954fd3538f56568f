import { html, nothing, type TemplateResult } from 'lit';
import type { JsonValue } from '../../core/base/json.js';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { ToolCallArguments } from '../../core/protocol/call.js';
import { adviseCallRecovery, type RecoveryAction } from '../../core/protocol/recovery.js';
import type { ToolCallError } from '../../core/protocol/result.js';
import { submits } from '../base/submits.js';
import { errorWords } from '../locale/error-words.js';
import { confirmDialog } from '../overlay/confirm-dialog.js';
import type { OpenDialog } from '../overlay/dialog-stack.js';
import { recoveryMessages } from '../recovery/recovery-messages.js';
import { recoveryWays } from '../recovery/recovery-ways.js';
import { rereadArguments } from '../recovery/reread-arguments.js';
import { isCommandRecovery, runRecovery } from '../recovery/run-recovery.js';
import { readField, schemaFields } from '../schema-form/schema-fields.js';
import { schemaForm } from '../schema-form/schema-form.js';
import type { PaletteOptions } from './palette-dialog.js';
import { paletteMessages } from './palette-messages.js';

/** The argument that guards a change (spec, expectedRevision). */
const REVISION = 'expectedRevision';

const UNNAMED: ToolCallError = { code: 'TOOL_EXECUTION_FAILED', message: 'The tool failed without saying why.' };

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
  let failure: { readonly error: ToolCallError; readonly args: ToolCallArguments } | undefined;
  let notice = '';
  let busy = false;
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

  const submit = async (): Promise<void> => {
    const args = read();
    failure = undefined;
    notice = '';
    dialog.update();
    if (args) await run(args);
  };
  const run = async (args: ToolCallArguments): Promise<void> => {
    if (busy) return;
    if (definition.annotations?.destructiveHint === true && !(await confirmed())) return;
    const { isError, error } = await whileBusy(() =>
      view.commands.callTool(definition.name, args, { signal: dialog.signal }),
    );
    if (dialog.signal.aborted) return;
    if (isError) {
      failure = { error: error ?? UNNAMED, args };
      return dialog.update();
    }
    dialog.close();
    toasts.show({ tone: 'good', text: t('done', { name: definition.name }) });
  };
  /** A retry repeats the call that failed; what it is guarded by shows in the form. */
  const recover = async (action: RecoveryAction, failed: ToolCallArguments): Promise<void> => {
    notice = '';
    if (isCommandRecovery(action)) {
      notice = await whileBusy(() => runRecovery(action, view, language, replaceConfirmed));
      return dialog.update();
    }
    const args = action === 'reread-and-retry' ? rereadArguments(failed, view) : failed;
    if (Object.hasOwn(args, REVISION)) values.set(REVISION, String(args[REVISION]));
    await run(args);
  };
  const whileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
    busy = true;
    dialog.update();
    try {
      return await work();
    } finally {
      busy = false;
    }
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

  const ways = (error: ToolCallError, args: ToolCallArguments): unknown =>
    recoveryWays(adviseCallRecovery(error), language, (action) => void recover(action, args));
  const replaceConfirmed = async (): Promise<boolean> => {
    const r = recoveryMessages(language);
    const question = { question: r('replaceTitle'), warning: r('replaceWarning') };
    return (await dialogs.show(confirmDialog({ ...question, confirm: r('replace'), cancel: r('keep') }))) === true;
  };

  return () =>
    html`<form class="tool-form" part="tool-form" novalidate ${submits(submit)}>
      <p><code>${definition.name}</code></p>
      <p class="muted">${definition.description ?? nothing}</p>
      ${schemaForm({ fields, values, problems, input: (name, text) => void values.set(name, text) })}
      <p class="error" role="alert">
        ${failure ? html`${errorWords(failure.error, language)} <code>${failure.error.code}</code>` : nothing}
      </p>
      ${failure && !busy ? ways(failure.error, failure.args) : nothing}
      <p class="muted" role="status">${notice}</p>
      <div class="buttons">
        <button type="button" @click=${back}>${t('back')}</button>
        <button type="submit" class="primary" ?disabled=${busy}>${t(busy ? 'running' : 'run')}</button>
      </div>
    </form>`;
}

/** What the workspace itself knows: the open file and the revision that a change is guarded by. */
function startValues({ view, definition }: ToolFormOptions): readonly (readonly [string, string])[] {
  const { activePath, revision } = view.workspace.getSnapshot().state;
  return schemaFields(definition.inputSchema).flatMap((field): readonly (readonly [string, string])[] => {
    if (field.name === REVISION) return [[field.name, String(revision)]];
    if ((field.name === 'path' || field.name === 'fromPath') && field.required) return [[field.name, activePath ?? '']];
    if (field.kind === 'choice' && field.required) return [[field.name, field.choices[0] ?? '']];
    return [];
  });
}
