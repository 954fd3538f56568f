import type { RegisteredTool } from './registered-tool.js';
import type { SchemaIssue, SchemaVerdict } from './tool-registry-port.js';
import type { ToolRegistryOptions, ToolValidationMode, ToolValidationWarning } from './tool-registry-options.js';

/** Issues of one value that a result tells; further ones are dropped. */
const MAX_ISSUES = 32;

/** Applies the registry's validation mode to a tool's schemas. */
export class SchemaValidation {
  readonly #mode: ToolValidationMode;
  readonly #warn: (warning: ToolValidationWarning) => void;

  constructor({ validationMode = 'strict', onValidationWarning = warnOnConsole }: ToolRegistryOptions) {
    this.#mode = validationMode;
    this.#warn = onValidationWarning;
  }

  /** The issues for which the call must end; `undefined` when it may go on. A check that throws counts as a refusal. */
  check(tool: RegisteredTool, direction: 'input' | 'output', value: unknown): readonly SchemaIssue[] | undefined {
    const check = direction === 'input' ? tool.checkInput : tool.checkOutput;
    if (!check || this.#mode === 'silent') return undefined;
    const verdict = verdictOf(check, value);
    if (verdict.valid) return undefined;
    const issues = verdict.issues.slice(0, MAX_ISSUES);
    if (this.#mode === 'strict') return issues;
    this.#report({ toolName: tool.definition.name, direction, issues });
    return undefined;
  }

  /** A reporter that fails is nobody's problem but its own. */
  #report(warning: ToolValidationWarning): void {
    try {
      this.#warn(warning);
    } catch {
      // Swallowed on purpose.
    }
  }
}

function verdictOf(check: (value: unknown) => SchemaVerdict, value: unknown): SchemaVerdict {
  try {
    return check(value);
  } catch {
    return { valid: false, issues: [{ path: '', message: 'could not be checked' }] };
  }
}

function warnOnConsole({ toolName, direction, issues }: ToolValidationWarning): void {
  console.warn(`${toolName}: the ${direction} does not match its schema.`, issues);
}
