import type { ToolCallMode, ToolCallSource } from '../../core/protocol/call.js';
import type { Language } from '../locale/language.js';
import { approvalMessages } from './approval-messages.js';

const SOURCES = {
  model: 'sourceModel',
  mcp: 'sourceMcp',
  iframe: 'sourceIframe',
  local: 'sourceLocal',
} as const satisfies Readonly<Record<ToolCallSource, string>>;

const MODES = { agent: 'modeAgent', direct: 'modeDirect' } as const satisfies Readonly<Record<ToolCallMode, string>>;

/** `local · agent`: where a call came from and what it is meant as. */
export function provenanceWords(source: ToolCallSource, mode: ToolCallMode | undefined, language: Language): string {
  const t = approvalMessages(language);
  return mode === undefined ? t(SOURCES[source]) : `${t(SOURCES[source])} · ${t(MODES[mode])}`;
}
