import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject, JsonValue } from '../../core/base/json.js';
import type { SchemaValidator, SchemaVerdict } from '../../core/registry/tool-registry-port.js';
import { AJV_OPTIONS } from './ajv-options.js';
import { runAjvCheck, type AjvCheck } from './ajv-issues.js';
import { createInterpretingValidator } from './interpreting-validator.js';
import { admitSchema, type AdmittedSchema, type SchemaDialect } from './schema-admission.js';
import { childSchemas } from './schema-keywords.js';

/**
 * Checks values with code that Ajv generates when a schema is first used. Fastest for large values, but it needs
 * `unsafe-eval`: for servers, and for pages that allow it (decision 0001). Throws what `admitSchema` throws; where code
 * generation is forbidden, each check ends as a refusal.
 */
export function createAjvValidator(): SchemaValidator {
  const instances = new Map<SchemaDialect, Ajv>();
  return {
    compile(source) {
      const admitted = admitSchema(source);
      if (countsEvaluated(admitted.schema)) return createInterpretingValidator().compile(source);
      let check: AjvCheck | undefined;
      return (value): SchemaVerdict => {
        try {
          check ??= generate(instances, admitted);
        } catch {
          return { valid: false, issues: [{ path: '', message: 'could not be checked against the schema' }] };
        }
        return runAjvCheck(check, value);
      };
    },
  };
}

/**
 * For these keywords Ajv lets values through: items beside a `contains` or a refused branch, names that every object
 * inherits. The interpreter counts them, so it judges such schemas alone.
 */
function countsEvaluated(schema: JsonObject): boolean {
  return /"unevaluated(?:Items|Properties)"/.test(JSON.stringify(schema));
}

function generate(instances: Map<SchemaDialect, Ajv>, { dialect, schema: admitted }: AdmittedSchema): AjvCheck {
  const schema = dialect === 'draft-07' ? withoutTypeBesideRef(admitted) : admitted;
  const ajv = instances.get(dialect) ?? createInstance(dialect);
  instances.set(dialect, ajv);
  try {
    return ajv.compile(schema);
  } finally {
    // Ajv remembers every schema for good; ours are registered and unregistered, and may repeat an `$id`.
    ajv.removeSchema(schema);
  }
}

/** In draft-07 nothing beside a `$ref` counts; Ajv's option for that forgets `type`. */
function withoutTypeBesideRef(schema: JsonObject): JsonObject {
  const copy = JSON.parse(JSON.stringify(schema)) as Record<string, JsonValue>;
  const visit = (current: Record<string, JsonValue>, at: string): void => {
    if (typeof current['$ref'] === 'string') delete current['type'];
    for (const [child, childPath] of childSchemas(current, at)) {
      if (typeof child === 'object' && child !== null) visit(child as Record<string, JsonValue>, childPath);
    }
  };
  visit(copy, '');
  return copy;
}

function createInstance(dialect: SchemaDialect): Ajv {
  switch (dialect) {
    case '2020-12':
      return new Ajv2020(AJV_OPTIONS);
    case '2019-09':
      return new Ajv2019(AJV_OPTIONS);
    case 'draft-07':
      return new Ajv({ ...AJV_OPTIONS, ignoreKeywordsWithRef: true });
  }
}
