import { CodedError, errorMessage, hasErrorCode } from '../base/coded-error.js';
import { snapshotJson } from '../base/json-snapshot.js';
import { DENIED_COMPOSITION, type ToolComposition } from '../protocol/composition.js';
import type { JsonSchema, ToolDefinition } from '../protocol/definition.js';
import { TOOL_REGISTRY_ERROR_CODES } from '../protocol/error-codes.js';
import { isListedDefinition } from '../protocol/list-result.js';
import type { ToolDryRun } from './dry-run.js';
import type { SchemaValidator, SchemaVerdict, ToolHandler } from './tool-registry-port.js';

export type SchemaCheck = (value: unknown) => SchemaVerdict;

export interface RegisteredTool {
  /** A frozen copy, so what was reviewed at registration is what is listed. */
  readonly definition: ToolDefinition;
  readonly handler: ToolHandler;
  readonly composition: ToolComposition;
  readonly dryRun?: ToolDryRun;
  readonly checkInput?: SchemaCheck;
  readonly checkOutput?: SchemaCheck;
}

/**
 * Checks and freezes a definition and compiles its schemas. Throws `TOOL_NAME_INVALID`, `TOOL_DEFINITION_INVALID`,
 * `TOOL_SCHEMA_INVALID`, or the validator's own coded error.
 */
export function createRegisteredTool(
  definition: ToolDefinition,
  handler: ToolHandler,
  validator: SchemaValidator | undefined,
  composition: ToolComposition = DENIED_COMPOSITION,
): RegisteredTool {
  const frozen = freezeDefinition(definition);
  if (typeof handler !== 'function') {
    throw new CodedError(
      TOOL_REGISTRY_ERROR_CODES.DEFINITION_INVALID,
      `The tool ${frozen.name} needs a handler function.`,
      { details: { name: frozen.name } },
    );
  }
  const reviewed = Object.freeze({ ...composition });
  if (!validator) return { definition: frozen, handler, composition: reviewed };
  return {
    definition: frozen,
    handler,
    composition: reviewed,
    checkInput: compile(validator, frozen, 'inputSchema', frozen.inputSchema),
    ...(frozen.outputSchema === undefined
      ? {}
      : { checkOutput: compile(validator, frozen, 'outputSchema', frozen.outputSchema) }),
  };
}

function freezeDefinition(definition: ToolDefinition): ToolDefinition {
  const { name, title, description, inputSchema, outputSchema, annotations } = definition;
  assertToolName(name);
  let copy: unknown;
  try {
    copy = snapshotJson({ name, title, description, inputSchema, outputSchema, annotations });
  } catch (error) {
    throw new CodedError(
      TOOL_REGISTRY_ERROR_CODES.DEFINITION_INVALID,
      `The definition of ${name} is not JSON data: ${errorMessage(error)}`,
      { details: { name }, cause: error },
    );
  }
  if (!isListedDefinition(copy)) {
    throw new CodedError(
      TOOL_REGISTRY_ERROR_CODES.DEFINITION_INVALID,
      `The definition of ${name} needs object schemas, text titles and boolean hints.`,
      { details: { name } },
    );
  }
  const frozen = copy as ToolDefinition;
  assertObjectRoot(frozen);
  return frozen;
}

/** MCP's rule for names. A name that every object inherits could be mistaken for a tool by some consumer: refused. */
function assertToolName(name: unknown): asserts name is string {
  if (typeof name === 'string' && /^[A-Za-z0-9_./-]{1,128}$/.test(name) && !(name in Object.prototype)) return;
  throw new CodedError(
    TOOL_REGISTRY_ERROR_CODES.NAME_INVALID,
    'A tool name is 1 to 128 of A-Z a-z 0-9 _ . / - and not a name that every object inherits.',
    typeof name === 'string' ? { details: { name: name.slice(0, 128) } } : {},
  );
}

/** Arguments are always an object: a root of another type could never be called. */
function assertObjectRoot({ name, inputSchema }: ToolDefinition): void {
  const type = inputSchema['type'];
  if (type === undefined || type === 'object' || (Array.isArray(type) && type.includes('object'))) return;
  throw new CodedError(
    TOOL_REGISTRY_ERROR_CODES.SCHEMA_INVALID,
    `The input schema of ${name} must accept an object at its root.`,
    { details: { name, schema: 'inputSchema', path: '/type' } },
  );
}

function compile(
  validator: SchemaValidator,
  { name }: ToolDefinition,
  role: 'inputSchema' | 'outputSchema',
  schema: JsonSchema,
): SchemaCheck {
  try {
    return validator.compile(schema);
  } catch (error) {
    const code = hasErrorCode(error) ? error.code : TOOL_REGISTRY_ERROR_CODES.SCHEMA_INVALID;
    const details = error instanceof CodedError ? error.details : undefined;
    throw new CodedError(code, `The ${role} of ${name} is refused: ${errorMessage(error)}`, {
      details: { ...details, name, schema: role },
      cause: error,
    });
  }
}
