import type { ToolCallError } from '../../core/protocol/result.js';
import type { Language } from './language.js';
import { phrase } from './locales.js';

/**
 * An error in the reader's language; without a translation its own message stands. The code is left to whoever shows it
 * beside; what a provider itself said is kept, in its own words.
 */
export function errorWords(error: ToolCallError, language: Language): string {
  const words = phrase('errors', language, error.code);
  if (words === undefined) return withoutCode(error.message, error.code);
  const { effect_receipt: receipt, reason } = error.details ?? {};
  // Of other errors it is a word for machines.
  if (typeof reason === 'string' && reason !== '' && error.code.startsWith('OPENROUTER_'))
    return `${words} “${reason}”`;
  // The truth about a program's effects is part of its message and must not be lost in another language.
  const effects = receipt !== undefined && phrase('errors', language, 'code-mode.effects');
  return effects ? `${words} ${effects}` : words;
}

/** The messages of providers begin with their code, for hosts that show nothing else. */
export function withoutCode(message: string, code: string): string {
  const prefix = `[${code}] `;
  return message.startsWith(prefix) ? message.slice(prefix.length) : message;
}
