/** A JSON Schema as given by its author; never rewritten on the way to a provider. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Hints for people and models; authorization is the policy's alone (spec, "destructiveHint is metadata"). */
export interface ToolAnnotations {
  readonly title?: string;
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
}

/** The canonical definition: what `tools/list` answers and every provider form is derived from. */
export interface ToolDefinition {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  readonly annotations?: ToolAnnotations;
}

export interface ToolListRequest {
  readonly method: 'tools/list';
  readonly params?: { readonly cursor?: string };
}

export interface ToolListResult {
  readonly tools: readonly ToolDefinition[];
  /** Opaque; an empty string is a cursor like any other. */
  readonly nextCursor?: string;
}
