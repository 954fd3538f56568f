import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ToolCallArguments } from '../../core/protocol/call.js';
import type { ToolCallResult } from '../../core/protocol/result.js';
import { errorMessage } from '../../core/base/coded-error.js';
import type { DirectCall } from './direct-call.js';

export type ToolRun =
  | { readonly state: 'running' }
  | {
      readonly state: 'ended';
      /** What it was called with: a retry repeats this, whatever was typed since. */
      readonly arguments: ToolCallArguments;
      readonly result: ToolCallResult;
      readonly durationMs: number;
    };

/** Runs tools for the catalog and keeps the last run of each. */
export class ToolRunner implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #runs = new Map<string, { readonly run: ToolRun; readonly controller: AbortController }>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  runOf(name: string): ToolRun | undefined {
    return this.#runs.get(name)?.run;
  }

  /** Another studio, another history. */
  forget(): void {
    this.#runs.clear();
  }

  cancel(name: string): void {
    this.#runs.get(name)?.controller.abort();
  }

  async run(call: DirectCall, name: string, args: ToolCallArguments): Promise<void> {
    const controller = new AbortController();
    const started = performance.now();
    const running = { run: { state: 'running' }, controller } as const;
    this.#runs.set(name, running);
    this.#host.requestUpdate();
    const result = await call(name, args, { signal: controller.signal }).catch(toResult);
    if (this.#runs.get(name) !== running) return;
    const run = { state: 'ended', arguments: args, result, durationMs: performance.now() - started } as const;
    this.#runs.set(name, { run, controller });
    this.#host.requestUpdate();
  }
}

/** Commands answer with a result; one of a host's own making may still throw. */
function toResult(thrown: unknown): ToolCallResult {
  const message = errorMessage(thrown);
  return {
    content: [{ type: 'text', text: message }],
    isError: true,
    error: { code: 'TOOL_EXECUTION_FAILED', message },
  };
}
