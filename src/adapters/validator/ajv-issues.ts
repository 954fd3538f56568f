import { escapePointerSegment } from '../../core/base/json-snapshot.js';
import type { SchemaIssue, SchemaVerdict } from '../../core/registry/tool-registry-port.js';

/** What of Ajv's error object is read; also that of its ahead-of-time compiled checks. */
export interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A check in Ajv's calling convention: the errors of the last call stand on the function. */
export interface AjvCheck {
  (value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}

const VALID: SchemaVerdict = Object.freeze({ valid: true });

/** The parameter that names a property for which the error stands on the object around it. */
const NAMED_PROPERTY: ReadonlyMap<string, { readonly parameter: string; readonly message: string }> = new Map([
  ['required', { parameter: 'missingProperty', message: 'is required' }],
  ['additionalProperties', { parameter: 'additionalProperty', message: 'is not allowed' }],
  ['unevaluatedProperties', { parameter: 'unevaluatedProperty', message: 'is not allowed' }],
]);

/** Runs a check and tells its findings in our form. A value that is not there at all matches no schema. */
export function runAjvCheck(check: AjvCheck, value: unknown): SchemaVerdict {
  if (value === undefined) return { valid: false, issues: [{ path: '', message: 'must have a value' }] };
  try {
    if (check(value)) return VALID;
  } catch {
    return { valid: false, issues: [{ path: '', message: 'could not be checked against the schema' }] };
  }
  const issues = (check.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(toIssue);
  return {
    valid: false,
    issues: issues.length > 0 ? issues : [{ path: '', message: 'does not match the schema' }],
  };
}

function toIssue({ instancePath, keyword, message, params }: AjvError): SchemaIssue {
  const named = NAMED_PROPERTY.get(keyword);
  const property = named && params[named.parameter];
  if (named && typeof property === 'string') {
    return { path: `${instancePath}/${escapePointerSegment(property)}`, message: named.message };
  }
  return { path: instancePath, message: keyword === 'false schema' ? 'is not allowed' : (message ?? 'is not valid') };
}
