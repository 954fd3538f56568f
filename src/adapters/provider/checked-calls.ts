import { isPlainObject } from '../../core/base/json.js';
import type { ModelCall } from '../../core/agent/provider/model-provider.js';
import { ProviderError } from '../../core/agent/provider/provider-error.js';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import { createWireNames, type WireNames } from '../../core/protocol/wire-names.js';
import { parseJson } from './provider-request.js';
import type { ProviderQuirks } from './provider-quirks.js';

/** A call as it came over the wire, nothing of it believed. */
export interface RawCall {
  readonly id: unknown;
  readonly name: unknown;
  readonly arguments: unknown;
}

/** Characters; no tool here has such a name, and an unknown one is repeated in rows and messages. */
const NAME_LIMIT = 256;
/** Levels; text may nest deeper than it can be written again, and then the conversation could not be sent any more. */
const DEPTH_LIMIT = 64;

export interface CheckedCalls {
  readonly calls: readonly ModelCall[];
  readonly quirks: readonly string[];
}

/**
 * All calls of a turn or none: ids that are there and differ, names, arguments that are one JSON object. Broken records are
 * `OPENROUTER_INVALID_RESPONSE`, broken arguments `OPENROUTER_INVALID_TOOL_CALL`; nothing becomes `{}` in silence.
 */
export function checkCalls(
  raw: readonly RawCall[],
  tools: readonly ToolDefinition[],
  quirks: ProviderQuirks = {},
): CheckedCalls {
  const used = new Set<string>();
  const names = createWireNames(tools.map(({ name }) => name));
  const ids = new Set<string>();
  const calls = raw.map((call, index) => {
    const id = idOf(call.id, index, ids, quirks, used);
    const name = nameOf(call.name, names);
    return { id, name, arguments: argumentsOf(call.arguments, tools, name, quirks, used) };
  });
  return { calls, quirks: [...used] };
}

function idOf(id: unknown, index: number, ids: Set<string>, quirks: ProviderQuirks, used: Set<string>): string {
  const isMissing = id === undefined || id === null || id === '';
  if (isMissing && quirks.missingCallIds === 'assign') {
    used.add('missingCallIds');
    const own = `call-${Date.now().toString(36)}-${index + 1}`;
    ids.add(own);
    return own;
  }
  if (typeof id !== 'string' || id.trim() === '') throw invalidResponse('A tool call has no id.');
  if (ids.has(id)) throw invalidResponse('Two tool calls have the same id.');
  ids.add(id);
  return id;
}

function nameOf(name: unknown, names: WireNames): string {
  const isName = typeof name === 'string' && name.trim() !== '' && name.length <= NAME_LIMIT;
  if (!isName) throw invalidResponse('A tool call names no function.');
  return names.fromWire(name) ?? name;
}

function argumentsOf(
  value: unknown,
  tools: readonly ToolDefinition[],
  name: string,
  quirks: ProviderQuirks,
  used: Set<string>,
): Readonly<Record<string, unknown>> {
  if (isPlainObject(value) && quirks.objectArguments && !nestsDeeper(value, DEPTH_LIMIT)) {
    used.add('objectArguments');
    return value;
  }
  if (typeof value !== 'string') throw invalidResponse('The arguments of a tool call are no JSON text.');
  if (value === '' && quirks.emptyArguments === 'object' && !hasRequired(tools, name)) {
    used.add('emptyArguments');
    return {};
  }
  const parsed = parseJson(value);
  if (isPlainObject(parsed) && !nestsDeeper(parsed, DEPTH_LIMIT)) return parsed;
  throw new ProviderError('OPENROUTER_INVALID_TOOL_CALL', `The arguments for ${name} are not a JSON object.`);
}

/** Goes no deeper than `limit` itself. */
function nestsDeeper(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((inner) => nestsDeeper(inner, limit - 1));
}

function hasRequired(tools: readonly ToolDefinition[], name: string): boolean {
  const required = tools.find((tool) => tool.name === name)?.inputSchema['required'];
  return Array.isArray(required) && required.length > 0;
}

export function invalidResponse(message: string, partialText = ''): ProviderError {
  return new ProviderError('OPENROUTER_INVALID_RESPONSE', message, { partialText });
}

/** Calls that may have been cut short never run: the turn failed, and the same request would be cut again. */
export function cutTurn(reason: string, partialText: string): ProviderError {
  return new ProviderError(
    'OPENROUTER_PROVIDER_ERROR',
    `The answer ended early (${reason}), so none of its calls was made.`,
    { partialText, final: true },
  );
}
