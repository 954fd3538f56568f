import destructiveIcon from 'lucide/dist/esm/icons/triangle-alert.mjs';
import asksIcon from 'lucide/dist/esm/icons/hand.mjs';
import readIcon from 'lucide/dist/esm/icons/eye.mjs';
import { html, type TemplateResult } from 'lit';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import { icon, type IconShapes } from '../icons/icon.js';
import type { Language } from '../locale/language.js';
import { catalogMessages } from './catalog-messages.js';

export type ToolMark = 'readOnly' | 'asks' | 'destructive' | 'openWorld';

const ICONS = {
  readOnly: readIcon,
  asks: asksIcon,
  destructive: destructiveIcon,
} as const satisfies Readonly<Partial<Record<ToolMark, IconShapes>>>;

/** What the annotations say of a tool. An absent `destructiveHint` is not true (DESIGN 5). */
export function toolMarks({ annotations }: ToolDefinition): readonly ToolMark[] {
  const marks: ToolMark[] = [annotations?.readOnlyHint === true ? 'readOnly' : 'asks'];
  if (annotations?.destructiveHint === true) marks.push('destructive');
  if (annotations?.openWorldHint === true) marks.push('openWorld');
  return marks;
}

/** The marks as icons with names, for a row. */
export function markIcons(tool: ToolDefinition, language: Language): TemplateResult {
  const t = catalogMessages(language);
  return html`<span class="marks"
    >${toolMarks(tool)
      .filter((mark) => mark !== 'openWorld')
      .map(
        (mark) =>
          html`<span class="mark" data-mark=${mark} title=${t(mark)}
            >${icon(ICONS[mark])}<span class="visually-hidden">${t(mark)} </span></span
          >`,
      )}</span
  >`;
}

/** The marks as words, for the details. */
export function markWords(tool: ToolDefinition, language: Language): TemplateResult {
  const t = catalogMessages(language);
  return html`<span class="marks"
    >${toolMarks(tool).map(
      (mark) =>
        html`<span class="pill" data-mark=${mark}
          >${mark === 'openWorld' ? '' : icon(ICONS[mark])}<span>${t(mark)}</span></span
        >`,
    )}</span
  >`;
}
