import type { ModelMessage, ModelResult } from './model-provider.js';

type AssistantMessage = Extract<ModelMessage, { readonly role: 'assistant' }>;

/** Characters of a conversation that go to a model; what is older than that stays at home. */
export const HISTORY_BUDGET = 240_000;

/** Says nothing of why: a cancel, a crash and a closed page look alike from here. */
const UNKNOWN_RESULT = JSON.stringify({
  status: 'unknown',
  code: 'TOOL_RESULT_MISSING',
  message: 'No result of this call was recorded. Look at the present state before you call it again.',
});

/**
 * The same conversation with every call answered exactly once, directly after its turn and in call order. A result that
 * is missing becomes a neutral one; results without a call, and turns that say and ask nothing, are left out.
 */
export function pairedMessages(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const paired: ModelMessage[] = [];
  messages.forEach((message, index) => {
    if (message.role === 'user') paired.push(message);
    if (message.role !== 'assistant' || isEmpty(message)) return;
    paired.push(message);
    if (message.calls.length > 0) paired.push({ role: 'results', results: answersOf(message, messages[index + 1]) });
  });
  return paired;
}

function isEmpty({ text, calls }: AssistantMessage): boolean {
  return text.trim() === '' && calls.length === 0;
}

function answersOf({ calls }: AssistantMessage, next: ModelMessage | undefined): readonly ModelResult[] {
  const given = new Map(next?.role === 'results' ? next.results.map((result) => [result.callId, result]) : []);
  return calls.map(({ id, name }) => given.get(id) ?? { callId: id, name, text: UNKNOWN_RESULT, isError: true });
}

/**
 * The latest part of a paired conversation within `budget` characters. Whole exchanges go first, oldest first; of the last
 * one, whole steps (a turn with its results) after the prompt. The prompt and the latest step stay whatever they weigh.
 */
export function trimmedMessages(messages: readonly ModelMessage[], budget = HISTORY_BUDGET): readonly ModelMessage[] {
  let excess = messages.reduce((sum, message) => sum + weigh(message), 0) - budget;
  if (excess <= 0) return messages;

  const exchanges = split(messages, ({ role }) => role === 'user');
  while (excess > 0 && exchanges.length > 1) excess -= weighAll(exchanges.shift() ?? []);
  const [prompt = [], ...steps] = split(exchanges[0] ?? [], ({ role }) => role === 'assistant');
  if (exchanges.length > 1 || excess <= 0) return exchanges.flat();
  while (excess > 0 && steps.length > 1) excess -= weighAll(steps.shift() ?? []);
  return [...prompt, ...steps.flat()];
}

/** Groups that each begin where `begins` says so. */
function split(messages: readonly ModelMessage[], begins: (message: ModelMessage) => boolean): ModelMessage[][] {
  const groups: ModelMessage[][] = [];
  for (const message of messages) {
    if (groups.length === 0 || begins(message)) groups.push([]);
    groups.at(-1)?.push(message);
  }
  return groups;
}

function weighAll(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, message) => sum + weigh(message), 0);
}

/** What a turn weighs is counted once: messages never change, and a long run weighs all of them at every step. */
const turnWeights = new WeakMap<ModelMessage, number>();

function weigh(message: ModelMessage): number {
  if (message.role === 'user') return message.text.length;
  if (message.role === 'results') return message.results.reduce((sum, { text }) => sum + text.length, 0);
  const known = turnWeights.get(message);
  if (known !== undefined) return known;
  const calls = message.calls.reduce((sum, call) => sum + JSON.stringify(call.arguments).length, 0);
  turnWeights.set(message, message.text.length + calls);
  return message.text.length + calls;
}
