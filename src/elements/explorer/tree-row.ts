import { html, nothing, type TemplateResult } from 'lit';
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { icon } from '../icons/icon.js';
import type { ExplorerTranslate } from './explorer-messages.js';
import type { TreeRow } from './file-tree.js';

export interface TreeRowOptions {
  readonly row: TreeRow;
  readonly t: ExplorerTranslate;
  /** The file in the editor. */
  readonly active: boolean;
  /** The one row that Tab reaches. */
  readonly current: boolean;
  readonly entry: boolean;
  readonly unsaved: boolean;
  readonly conflict: boolean;
  readonly dropTarget: boolean;
  readonly draggable: boolean;
  /** The field instead of the name, while it is renamed. */
  readonly field: TemplateResult | undefined;
}

export function treeRow(options: TreeRowOptions): TemplateResult {
  const { row, t, active, current, entry, unsaved, conflict, dropTarget, field } = options;
  const isFolder = row.kind === 'folder';
  return html`<li
    class="row ${row.kind} ${dropTarget ? 'drop-target' : ''}"
    part="row"
    role="treeitem"
    data-path=${row.path}
    data-level=${Math.min(row.level, 12)}
    aria-level=${row.level}
    aria-posinset=${row.position}
    aria-setsize=${row.siblings}
    aria-expanded=${isFolder ? (row.expanded ? 'true' : 'false') : nothing}
    aria-selected=${active ? 'true' : 'false'}
    tabindex=${current ? 0 : -1}
    draggable=${options.draggable && !field ? 'true' : 'false'}
    title=${row.path}
  >
    <span class="twist">${isFolder ? icon(row.expanded ? chevronDown : chevronRight) : nothing}</span>
    ${field ?? html`<span class="name">${row.name}</span>`}
    ${entry ? html`<span class="entry" part="entry" title=${t('entryTitle')}>${t('entry')}</span>` : nothing}
    ${conflict ? mark('bad', t('conflict')) : unsaved ? mark('ask', t('unsaved')) : nothing}
  </li>`;
}

function mark(tone: 'ask' | 'bad', words: string): TemplateResult {
  return html`<span class="dot ${tone}" title=${words}></span><span class="visually-hidden">${words}</span>`;
}
