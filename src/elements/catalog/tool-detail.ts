import { html, nothing, type TemplateResult } from 'lit';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { Language } from '../locale/language.js';
import { catalogMessages } from './catalog-messages.js';
import { jsonBlock } from './run-result.js';
import { schemaTable } from './schema-table.js';
import { markWords } from './tool-marks.js';
import { toolTitle } from './tool-words.js';

export interface ToolDetailOptions {
  readonly tool: ToolDefinition;
  readonly language: Language;
  /** Copy and download of the definition. */
  readonly actions: TemplateResult;
  /** The editor of the arguments, Run, and its result. */
  readonly trial: TemplateResult;
}

/** All that a tool says of itself, read from its canonical definition. */
export function toolDetail({ tool, language, actions, trial }: ToolDetailOptions): TemplateResult {
  const t = catalogMessages(language);
  const title = toolTitle(tool);
  return html`
    <div class="heading">
      <div class="naming">
        <h2 tabindex="-1">${title ?? html`<code>${tool.name}</code>`}</h2>
        ${title ? html`<code class="mono">${tool.name}</code>` : nothing}
      </div>
      <div class="actions">${actions}</div>
    </div>
    ${markWords(tool, language)} ${tool.description ? html`<p class="description">${tool.description}</p>` : nothing}
    ${policy(tool, language)}
    <section>
      <h3>${t('arguments')}</h3>
      ${
        schemaTable(tool.inputSchema, t('arguments'), language) ??
        (hasRules(tool) ? nothing : html`<p class="muted">${t('noArguments')}</p>`)
      }
      <details ?open=${hasRules(tool)}>
        <summary>${t('inputSchema')}</summary>
        ${jsonBlock(JSON.stringify(tool.inputSchema, null, 2), t('inputSchema'), language)}
      </details>
    </section>
    ${trial} ${outputSchema(tool, language)}
  `;
}

/** The default policy, told from the annotations (DESIGN 5). */
function policy({ annotations }: ToolDefinition, language: Language): TemplateResult {
  const t = catalogMessages(language);
  return html`<dl class="policy">
    <dt>${t('models')}</dt>
    <dd>${t(annotations?.readOnlyHint === true ? 'runsAtOnce' : 'asksFirst')}</dd>
    <dt>${t('you')}</dt>
    <dd>${t(annotations?.destructiveHint === true ? 'youConfirm' : 'runsAtOnce')}</dd>
  </dl>`;
}

/** Rules at the root that a table of properties cannot tell. */
function hasRules({ inputSchema }: ToolDefinition): boolean {
  return ['oneOf', 'anyOf', 'not', 'if'].some((keyword) => Object.hasOwn(inputSchema, keyword));
}

function outputSchema({ outputSchema: schema }: ToolDefinition, language: Language): TemplateResult | typeof nothing {
  if (!schema) return nothing;
  const t = catalogMessages(language);
  return html`<details class="output">
    <summary>${t('resultFields')}</summary>
    ${schemaTable(schema, t('resultFields'), language) ?? jsonBlock(JSON.stringify(schema, null, 2), t('json'), language)}
  </details>`;
}
