import { CodedError } from '../base/coded-error.js';
import { createStore, type ReadableStore } from '../base/store.js';
import type { ToolDefinition, ToolListRequest, ToolListResult } from '../protocol/definition.js';
import { TOOL_REGISTRY_ERROR_CODES } from '../protocol/error-codes.js';
import { isToolListRequest } from '../protocol/list-request.js';
import type { RegisteredTool } from './registered-tool.js';
import { formatListCursor, parseListCursor } from './tool-list-cursor.js';

export interface ToolCatalogOptions {
  readonly allowedToolNames?: readonly string[];
  readonly toolListPageSize?: number;
}

/** Who is registered, and what of it is visible. A `Map` holds the names, so inherited names find nothing. */
export class ToolCatalog {
  readonly #tools = new Map<string, RegisteredTool>();
  readonly #allowed: ReadonlySet<string> | undefined;
  readonly #pageSize: number | undefined;
  readonly #visible = createStore<readonly ToolDefinition[]>(Object.freeze([]));

  constructor({ allowedToolNames, toolListPageSize }: ToolCatalogOptions) {
    this.#allowed = allowedToolNames && new Set(allowedToolNames);
    this.#pageSize = toolListPageSize;
  }

  /** The visible definitions in registration order, a new frozen array for each change. */
  get visible(): ReadableStore<readonly ToolDefinition[]> {
    return this.#visible;
  }

  /** Throws `TOOL_NAME_TAKEN`. The returned function removes this very registration, and may be called twice. */
  add(tool: RegisteredTool): () => void {
    const { name } = tool.definition;
    if (this.#tools.has(name)) {
      throw new CodedError(TOOL_REGISTRY_ERROR_CODES.NAME_TAKEN, `A tool named ${name} is already registered.`, {
        details: { name },
      });
    }
    this.#tools.set(name, tool);
    this.#publish(name);
    return () => {
      if (this.#tools.get(name) !== tool) return;
      this.#tools.delete(name);
      this.#publish(name);
    };
  }

  /** Whatever is registered under that name, the allowlist aside. */
  find(name: string): RegisteredTool | undefined {
    return this.#tools.get(name);
  }

  isAllowed(name: string): boolean {
    return this.#allowed?.has(name) ?? true;
  }

  findVisible(name: string): ToolDefinition | undefined {
    return this.isAllowed(name) ? this.#tools.get(name)?.definition : undefined;
  }

  /** The whole catalog without a request, one page with one. Throws a coded error for a bad request or cursor. */
  list(request?: ToolListRequest): ToolListResult {
    if (!isToolListRequest(request)) {
      throw new CodedError(TOOL_REGISTRY_ERROR_CODES.LIST_REQUEST_INVALID, 'The tools/list request is not valid.');
    }
    const tools = this.#visible.getSnapshot();
    if (!request) return { tools };
    const { cursor } = request.params ?? {};
    const start = cursor === undefined ? 0 : parseListCursor(cursor, tools.length);
    const end = start + (this.#pageSize ?? tools.length);
    const page = Object.freeze(tools.slice(start, end));
    return end < tools.length ? { tools: page, nextCursor: formatListCursor(end) } : { tools: page };
  }

  #publish(name: string): void {
    if (!this.isAllowed(name)) return;
    const definitions = [...this.#tools.values()].map((tool) => tool.definition);
    this.#visible.set(Object.freeze(definitions.filter((definition) => this.isAllowed(definition.name))));
  }
}
