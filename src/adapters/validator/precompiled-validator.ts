import { canonicalJson } from '../../core/base/json.js';
import type { SchemaValidator } from '../../core/registry/tool-registry-port.js';
import { runAjvCheck, type AjvCheck } from './ajv-issues.js';

export interface PrecompiledValidatorOptions {
  /** Checks that Ajv compiled at build time (with `AJV_OPTIONS`), by `schemaKey` of their schema. */
  readonly checks: ReadonlyMap<string, AjvCheck>;
  /** Compiles every other schema: those of a host's own tools. */
  readonly fallback: SchemaValidator;
}

/** The key under which a schema's ahead-of-time check is found: equal schemas have equal keys. */
export function schemaKey(schema: unknown): string {
  return canonicalJson(schema);
}

/** Uses the checks that were compiled at build time and generates nothing in the page; the fallback does the rest. */
export function createPrecompiledValidator({ checks, fallback }: PrecompiledValidatorOptions): SchemaValidator {
  return {
    compile(schema) {
      const check = checks.get(schemaKey(schema));
      return check ? (value) => runAjvCheck(check, value) : fallback.compile(schema);
    },
  };
}
