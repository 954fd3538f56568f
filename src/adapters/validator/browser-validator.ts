import type { SchemaValidator } from '../../core/registry/tool-registry-port.js';
import type { AjvCheck } from './ajv-issues.js';
import { createInterpretingValidator } from './interpreting-validator.js';
import { createPrecompiledValidator } from './precompiled-validator.js';

export interface BrowserValidatorOptions {
  /** Brings the ahead-of-time compiled checks; those of the built-in tools, in a chunk of their own, unless given. */
  readonly loadChecks?: () => Promise<ReadonlyMap<string, AjvCheck>>;
}

export interface BrowserValidator extends SchemaValidator {
  /** Settles when the compiled checks, asked for with the first value, are in use or have failed to load. Nobody has to wait. */
  readonly settled: Promise<void>;
}

/**
 * The validator of a page: compiled checks for the built-in tools once they are loaded, interpretation for everything
 * else. The first picture has no value to check, so the checks are fetched with the first value. Should they not arrive,
 * the interpreter gives the same verdicts, only slower. Generates no code.
 */
export function createBrowserValidator({
  loadChecks = loadBuiltinChecks,
}: BrowserValidatorOptions = {}): BrowserValidator {
  const interpreting = createInterpretingValidator();
  let validator: SchemaValidator = interpreting;
  let settled: Promise<void> | undefined;
  const load = (): Promise<void> =>
    (settled ??= loadChecks().then(
      (checks) => void (validator = createPrecompiledValidator({ checks, fallback: interpreting })),
      () => undefined,
    ));
  return {
    get settled() {
      return load();
    },
    compile(schema) {
      // Interpreted first, so that a schema which cannot be honoured is refused when its tool is registered.
      let check = interpreting.compile(schema);
      let current: SchemaValidator = interpreting;
      return (value) => {
        void load();
        if (current !== validator) {
          current = validator;
          check = current.compile(schema);
        }
        return check(value);
      };
    },
  };
}

async function loadBuiltinChecks(): Promise<ReadonlyMap<string, AjvCheck>> {
  return (await import('./builtin-checks.generated.js')).builtinChecks;
}
