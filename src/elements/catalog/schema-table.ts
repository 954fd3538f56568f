import { html, nothing, type TemplateResult } from 'lit';
import type { JsonSchema } from '../../core/protocol/definition.js';
import type { Language } from '../locale/language.js';
import { catalogMessages } from './catalog-messages.js';
import { schemaRows, type SchemaLimit, type SchemaRow } from './schema-rows.js';

/** The properties of a schema, readable; undefined when it names none. Its roles are named, as a narrow place lays it out anew. */
export function schemaTable(schema: JsonSchema, label: string, language: Language): TemplateResult | undefined {
  const t = catalogMessages(language);
  const rows = schemaRows(schema);
  if (rows.length === 0) return undefined;
  return html`<table role="table" aria-label=${label}>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">${t('property')}</th>
        <th role="columnheader" scope="col">${t('type')}</th>
        <th role="columnheader" scope="col">${t('limits')}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map((row) => tableRow(row, language))}
    </tbody>
  </table>`;
}

function tableRow(row: SchemaRow, language: Language): TemplateResult {
  const t = catalogMessages(language);
  return html`<tr role="row">
    <td role="cell">
      <code class="mono">${row.path}</code>
      ${row.required ? html`<span class="required">${t('required')}</span>` : nothing}
      ${row.description ? html`<div class="muted">${row.description}</div>` : nothing}
    </td>
    <td role="cell"><code class="mono">${row.type}</code></td>
    <td role="cell" class="muted">${row.limits.map((limit) => html`<div>${limitWords(limit, language)}</div>`)}</td>
  </tr>`;
}

function limitWords(limit: SchemaLimit, language: Language): TemplateResult | string {
  const t = catalogMessages(language);
  switch (limit.kind) {
    case 'range':
      return t(limit.unit, { text: limit.text });
    case 'default':
      return t('defaultValue', { value: JSON.stringify(limit.value) });
    case 'oneOf':
      return html`${limit.values.map(
        (value, index) => html`${index > 0 ? ' · ' : ''}<code class="mono">${JSON.stringify(value)}</code>`,
      )}`;
    default:
      return t(limit.kind, { text: limit.text });
  }
}
