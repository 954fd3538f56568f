import type { ModelMessage, ModelTurnRequest } from '../../core/agent/provider/model-provider.js';
import { toOpenAIToolDefinition } from '../../core/protocol/definition-formats.js';
import { toWireName } from '../../core/protocol/wire-names.js';
import type { ProviderQuirks } from './provider-quirks.js';

type WireMessage = Readonly<Record<string, unknown>>;

/** The conversation and the tools in the form of chat completions; without tools nothing is said of them. */
export function toChatCompletions(
  { system, messages, tools }: ModelTurnRequest,
  quirks: ProviderQuirks = {},
): Readonly<Record<string, unknown>> {
  return {
    messages: [{ role: 'system', content: system }, ...messages.flatMap((message) => toWire(message, quirks))],
    ...(tools.length > 0 && { tools: tools.map(toOpenAIToolDefinition), tool_choice: 'auto' }),
  };
}

function toWire(message: ModelMessage, { nullContent = true }: ProviderQuirks): readonly WireMessage[] {
  switch (message.role) {
    case 'user':
      return [{ role: 'user', content: message.text }];
    case 'results':
      return message.results.map(({ callId, text }) => ({ role: 'tool', tool_call_id: callId, content: text }));
    case 'assistant': {
      const { text, calls } = message;
      const content = text === '' && nullContent && calls.length > 0 ? null : text;
      if (calls.length === 0) return [{ role: 'assistant', content }];
      const toolCalls = calls.map((call) => ({
        id: call.id,
        type: 'function',
        function: { name: toWireName(call.name), arguments: JSON.stringify(call.arguments) },
      }));
      return [{ role: 'assistant', content, tool_calls: toolCalls }];
    }
  }
}
