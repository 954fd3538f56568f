import { createStore, type ReadableStore } from '../base/store.js';
import type { ToolCallMode, ToolCallSource } from '../protocol/call.js';
import type { ToolDefinition } from '../protocol/definition.js';

/** Calls that need no further answer, until they are forgotten or the page goes. */
export interface RememberedApproval {
  readonly name: string;
  readonly source: ToolCallSource;
  readonly mode?: ToolCallMode;
}

export interface RememberableCall extends RememberedApproval {
  readonly definition: ToolDefinition;
}

/**
 * What a person allowed for the session. It holds for one tool as it was defined then, and for the origin that asked: the
 * same name registered anew, or asked for by another kind of caller, is asked about again.
 */
export class ApprovalMemory {
  readonly #calls = new Map<string, RememberableCall>();
  readonly #store = createStore<readonly RememberedApproval[]>(Object.freeze([]));

  get store(): ReadableStore<readonly RememberedApproval[]> {
    return this.#store;
  }

  add(call: RememberableCall): void {
    this.#calls.set(keyOf(call), call);
    this.#publish();
  }

  covers(call: RememberableCall): boolean {
    const known = this.#calls.get(keyOf(call));
    if (!known) return false;
    if (known.definition === call.definition) return true;
    this.#calls.delete(keyOf(call));
    this.#publish();
    return false;
  }

  /** Every origin of that tool is asked about again. */
  forget(name: string): void {
    for (const [key, call] of this.#calls) if (call.name === name) this.#calls.delete(key);
    this.#publish();
  }

  #publish(): void {
    this.#store.set(
      Object.freeze(
        [...this.#calls.values()].map(({ name, source, mode }) =>
          Object.freeze({ name, source, ...(mode !== undefined && { mode }) }),
        ),
      ),
    );
  }
}

function keyOf({ name, source, mode }: RememberedApproval): string {
  return JSON.stringify([name, source, mode]);
}
