import destructiveIcon from 'lucide/dist/esm/icons/triangle-alert.mjs';
import asksIcon from 'lucide/dist/esm/icons/hand.mjs';
import readIcon from 'lucide/dist/esm/icons/eye.mjs';
import { html, nothing, type TemplateResult } from 'lit';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import { icon, type IconShapes } from '../icons/icon.js';
import type { Language } from '../locale/language.js';
import { catalogMessages } from './catalog-messages.js';

export type ToolMark = 'readOnly' | 'asks' | 'destructive' | 'openWorld' | 'idempotent';

const ICONS = {
  readOnly: readIcon,
  asks: asksIcon,
  destructive: destructiveIcon,
} as const satisfies Readonly<Partial<Record<ToolMark, IconShapes>>>;

/** What the annotations say of a tool. An absent `destructiveHint` is not true (DESIGN 5). */
export function toolMarks({ annotations }: ToolDefinition): readonly ToolMark[] {
  const marks: ToolMark[] = [annotations?.readOnlyHint === true ? 'readOnly' : 'asks'];
  if (annotations?.destructiveHint === true) marks.push('destructive');
  if (annotations?.idempotentHint === true) marks.push('idempotent');
  if (annotations?.openWorldHint === true) marks.push('openWorld');
  return marks;
}

/** The marks that matter before anything else, as icons with names, for a row. */
export function markIcons(tool: ToolDefinition, language: Language): TemplateResult {
  const t = catalogMessages(language);
  return html`<span class="marks"
    >${toolMarks(tool)
      .filter(hasIcon)
      .map(
        (mark) =>
          html`<span class="mark" data-mark=${mark} title=${t(mark)}
            >${icon(ICONS[mark])}<span class="visually-hidden">${t(mark)} </span></span
          >`,
      )}</span
  >`;
}

/** All marks as words, for the details. */
export function markWords(tool: ToolDefinition, language: Language): TemplateResult {
  const t = catalogMessages(language);
  return html`<span class="marks"
    >${toolMarks(tool).map(
      (mark) =>
        html`<span class="pill" data-mark=${mark}
          >${hasIcon(mark) ? icon(ICONS[mark]) : nothing}<span>${t(mark)}</span></span
        >`,
    )}</span
  >`;
}

function hasIcon(mark: ToolMark): mark is keyof typeof ICONS {
  return Object.hasOwn(ICONS, mark);
}
