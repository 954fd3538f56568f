import type { ModelMessage, ModelTurnRequest } from '../../core/agent/provider/model-provider.js';
import { toAnthropicToolDefinition } from '../../core/protocol/definition-formats.js';
import { toWireName } from '../../core/protocol/wire-names.js';

type Block = Readonly<Record<string, unknown>>;
interface WireMessage {
  readonly role: 'user' | 'assistant';
  readonly content: Block[];
}

/** The conversation as Anthropic Messages: roles alternate, and the results of a turn come first in the message after it. */
export function toAnthropic({ system, messages, tools }: ModelTurnRequest): Readonly<Record<string, unknown>> {
  const merged: WireMessage[] = [];
  for (const message of messages) {
    const role = message.role === 'assistant' ? 'assistant' : 'user';
    const last = merged.at(-1);
    if (last?.role === role) last.content.push(...toBlocks(message));
    else merged.push({ role, content: [...toBlocks(message)] });
  }
  return {
    system,
    messages: merged,
    ...(tools.length > 0 && { tools: tools.map(toAnthropicToolDefinition), tool_choice: { type: 'auto' } }),
  };
}

function toBlocks(message: ModelMessage): readonly Block[] {
  switch (message.role) {
    case 'user':
      return [{ type: 'text', text: message.text.trim() === '' ? '(empty)' : message.text }];
    case 'results':
      return message.results.map(({ callId, text, isError }) => ({
        type: 'tool_result',
        tool_use_id: callId,
        content: text,
        ...(isError && { is_error: true }),
      }));
    case 'assistant':
      return [
        ...(message.text.trim() === '' ? [] : [{ type: 'text', text: message.text }]),
        ...message.calls.map((call) => ({
          type: 'tool_use',
          id: call.id,
          name: toWireName(call.name),
          input: call.arguments,
        })),
      ];
  }
}
