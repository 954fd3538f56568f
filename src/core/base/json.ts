export type JsonPrimitive = string | number | boolean | null;
export type JsonValue = JsonPrimitive | readonly JsonValue[] | { readonly [key: string]: JsonValue };
export type JsonObject = { readonly [key: string]: JsonValue };

/** True for an object literal or a null-prototype object: what `JSON.parse` makes of `{…}`. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** JSON with object keys in code unit order, so equal values have equal text. Throws where `JSON.stringify` does. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return canonicalArray(value);
  if (typeof value === 'string') return quoted(value);
  return isPlainObject(value) ? canonicalObject(value) : JSON.stringify(value);
}

function canonicalArray(values: readonly unknown[]): string {
  let text = '[';
  for (let index = 0; index < values.length; index++) {
    if (index > 0) text += ',';
    text += (canonicalJson(values[index]) as string | undefined) ?? 'null';
  }
  return `${text}]`;
}

function canonicalObject(value: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const entry = canonicalJson(value[key]) as string | undefined;
    if (entry !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${entry}`;
  }
  return `{${text}}`;
}

/** What JSON escapes, lone surrogates among it. */
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;

function quoted(text: string): string {
  return ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`;
}
