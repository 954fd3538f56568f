import { CodedError } from '../../core/base/coded-error.js';
import { isPlainObject, type JsonObject, type JsonValue } from '../../core/base/json.js';
import { TOOL_REGISTRY_ERROR_CODES } from '../../core/protocol/error-codes.js';

/** Base of a schema that names none; reserved names never resolve to anything. */
const ANONYMOUS_BASE = 'https://schema.invalid/';

interface PendingReference {
  readonly reference: string;
  readonly base: string;
  readonly path: string;
}

interface SchemaResource {
  readonly root: JsonObject;
  readonly anchors: Set<string>;
}

/** Follows identifiers and references through one schema document, and proves that none leaves it. */
export class SchemaReferences {
  readonly #resources = new Map<string, SchemaResource>();
  readonly #entered = new Set<JsonValue>();
  readonly #bases: string[] = [ANONYMOUS_BASE];
  #pending: PendingReference[] = [];

  constructor(root: JsonObject) {
    this.#resources.set(ANONYMOUS_BASE, { root, anchors: new Set() });
  }

  /** Notes what a schema declares and refers to; false when it was visited before. */
  enter(schema: JsonObject, path: string): boolean {
    if (this.#entered.has(schema)) return false;
    this.#entered.add(schema);
    const base = this.#enterResource(schema, path);
    this.#bases.push(base);
    for (const keyword of ['$anchor', '$dynamicAnchor'] as const) {
      const anchor = schema[keyword];
      if (typeof anchor === 'string') this.#resources.get(base)?.anchors.add(anchor);
    }
    for (const keyword of ['$ref', '$dynamicRef', '$recursiveRef'] as const) {
      const reference = schema[keyword];
      if (typeof reference === 'string') this.#pending.push({ reference, base, path: `${path}/${keyword}` });
    }
    return true;
  }

  leave(): void {
    this.#bases.pop();
  }

  /** Resolves the references noted so far and gives their targets; each target must be a schema of this document. */
  resolveAll(): readonly (readonly [JsonValue, string])[] {
    const pending = this.#pending;
    this.#pending = [];
    return pending.map((reference) => [this.#resolve(reference), reference.path] as const);
  }

  #enterResource(schema: JsonObject, path: string): string {
    const outer = this.#bases.at(-1) ?? ANONYMOUS_BASE;
    const id = schema['$id'];
    if (typeof id !== 'string') return outer;
    const { document, fragment } = parseReference(id, outer, `${path}/$id`);
    // Draft-07 declares an anchor by a fragment-only identifier.
    if (fragment !== '') {
      this.#resources.get(document)?.anchors.add(fragment);
      return outer;
    }
    const known = this.#resources.get(document);
    if (known && known.root !== schema) throw malformed(`the identifier ${id} is used twice.`, `${path}/$id`);
    this.#resources.set(document, { root: schema, anchors: new Set() });
    return document;
  }

  #resolve({ reference, base, path }: PendingReference): JsonValue {
    const { document, fragment } = parseReference(reference, base, path);
    const resource = this.#resources.get(document);
    if (!resource) {
      throw new CodedError(
        TOOL_REGISTRY_ERROR_CODES.SCHEMA_EXTERNAL_REFERENCE,
        `the reference ${reference} leads out of the schema; nothing is fetched.`,
        { details: { reference, path } },
      );
    }
    if (fragment === '' || resource.anchors.has(fragment)) return resource.root;
    const target = fragment.startsWith('/') ? followPointer(resource.root, fragment) : undefined;
    if (typeof target === 'boolean' || isPlainObject(target)) return target as JsonValue;
    throw malformed(`the reference ${reference} leads nowhere.`, path);
  }
}

function parseReference(
  reference: string,
  base: string,
  path: string,
): { readonly document: string; readonly fragment: string } {
  try {
    const url = new URL(reference, base);
    const fragment = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    return { document: url.href, fragment };
  } catch {
    throw malformed(`${reference} is not a URI reference.`, path);
  }
}

function followPointer(root: JsonValue, pointer: string): JsonValue | undefined {
  let current: JsonValue | undefined = root;
  for (const segment of pointer.slice(1).split('/')) {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as JsonObject)[key];
  }
  return current;
}

function malformed(message: string, path: string): CodedError {
  return new CodedError(TOOL_REGISTRY_ERROR_CODES.SCHEMA_INVALID, message, { details: { path } });
}
