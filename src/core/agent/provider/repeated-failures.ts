import { canonicalJson } from '../../base/json.js';
import { CodedError } from '../../base/coded-error.js';
import type { ToolCallResult } from '../../protocol/result.js';
import type { ModelCall } from './model-provider.js';

/** Notices a model that makes the same call again and again although it fails the same way each time. */
export class RepeatedFailures {
  readonly #counts = new Map<string, number>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Throws `AGENT_REPEATED_FAILURE` once the limit is reached. A change that succeeded makes every call worth a try. */
  record(call: ModelCall, { isError, error }: ToolCallResult, changes: boolean): void {
    if (!isError) {
      if (changes) this.#counts.clear();
      return;
    }
    const key = `${error?.code} ${call.name} ${canonicalJson(call.arguments)}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count < this.#limit) return;
    throw new CodedError(
      'AGENT_REPEATED_FAILURE',
      `The model called ${call.name} ${count} times in the same way, and each time it failed with ${error?.code}: ${error?.message} The run was stopped.`,
      { details: { toolName: call.name, failureCode: error?.code, count } },
    );
  }
}
