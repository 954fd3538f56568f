import type { ToolCallContext } from '../protocol/call.js';

/** Marks a direct `workspace.writeFile` that carries a person's keystrokes, so history joins them into one step. */
export const TYPING_METADATA = { intent: 'typing' } as const;

export function isTypingCall(context: ToolCallContext): boolean {
  return context.mode === 'direct' && context.metadata?.['intent'] === TYPING_METADATA.intent;
}
