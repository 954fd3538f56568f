import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { Language } from '../locale/language.js';
import { chatMessages } from './chat-messages.js';

const SUGGESTIONS = [
  { message: 'suggestHero', tool: 'preview.updateHero' },
  { message: 'suggestTheme', tool: 'preview.setTheme' },
  { message: 'suggestStatus', tool: 'workspace.getStatus' },
] as const;

/** First prompts that the tools at hand can carry out. */
export function suggestedPrompts(catalog: readonly ToolDefinition[], language: Language): readonly string[] {
  const t = chatMessages(language);
  const names = new Set(catalog.map(({ name }) => name));
  return SUGGESTIONS.filter(({ tool }) => names.has(tool)).map(({ message }) => t(message));
}
