import { html, nothing, type TemplateResult } from 'lit';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { Language } from '../locale/language.js';
import { catalogMessages } from './catalog-messages.js';
import type { RowRange } from '../virtual-list/virtual-list.js';
import { markIcons } from './tool-marks.js';
import { toolLine } from './tool-words.js';

/** Pixels, but for a compact list; every row is as high, which is what windowing rests on. */
export const TOOL_ROW_HEIGHT = 48;

export interface ToolListOptions {
  readonly tools: readonly ToolDefinition[];
  readonly range: RowRange;
  readonly selected: ToolDefinition | undefined;
  readonly language: Language;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onClick: (event: Event) => void;
  readonly onScroll: () => void;
}

/** A listbox with one Tab stop; the selected option is the active one. */
export function toolList(options: ToolListOptions): TemplateResult {
  const { tools, range, selected, language } = options;
  const index = selected ? tools.indexOf(selected) : -1;
  const drawn = index >= range.start && index < range.end;
  return html`<div
    class="list"
    part="list"
    role="listbox"
    tabindex="0"
    aria-label=${catalogMessages(language)('tools')}
    aria-activedescendant=${drawn ? `tool-${index}` : nothing}
    @keydown=${options.onKeydown}
    @click=${options.onClick}
    @scroll=${options.onScroll}
  >
    <div class="rows-before" role="presentation"></div>
    ${tools.slice(range.start, range.end).map((tool, offset) => {
      const position = range.start + offset;
      return html`<div
        class="tool"
        part="tool"
        role="option"
        id=${`tool-${position}`}
        data-tool=${tool.name}
        aria-selected=${tool === selected ? 'true' : 'false'}
        aria-posinset=${position + 1}
        aria-setsize=${tools.length}
      >
        <code class="tool-name mono">${tool.name}</code>
        ${markIcons(tool, language)}
        <span class="tool-line">${toolLine(tool)}</span>
      </div>`;
    })}
    <div class="rows-after" role="presentation"></div>
  </div>`;
}

/** The index that a key leads to; undefined for a key that does not move. */
export function movedIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'PageDown':
      return Math.min(index + 10, count - 1);
    case 'PageUp':
      return Math.max(index - 10, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
