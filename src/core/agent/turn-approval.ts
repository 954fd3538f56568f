import type { ReadableStore } from '../base/store.js';
import type { ToolApprovalDecision, ToolApprovalSnapshot } from '../registry/approval-port.js';

export interface TurnApprovalBench {
  readonly approvals: ReadableStore<readonly ToolApprovalSnapshot[]>;
  readonly decide: (id: string, decision: ToolApprovalDecision) => void;
  /** A call that destroys is asked about by itself, also here. */
  readonly isDestructive: (toolName: string) => boolean;
}

export interface TurnCall {
  /** As the registry knows it. */
  readonly id: string;
  /** The tool's name. */
  readonly name: string;
}

/** "Approve all of this turn": the calls of the turn that runs now need no further answer, until the turn ends. */
export class TurnApproval {
  readonly #bench: TurnApprovalBench;
  #callIds: ReadonlySet<unknown> = new Set();
  #stop: (() => void) | undefined;

  constructor(bench: TurnApprovalBench) {
    this.#bench = bench;
  }

  /** Another turn: what was approved before does not reach into it. */
  begin(calls: readonly TurnCall[]): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#callIds = new Set(calls.map(({ id }) => id));
  }

  approveAll(): void {
    if (this.#callIds.size === 0) return;
    this.#stop ??= this.#bench.approvals.subscribe(() => queueMicrotask(() => this.#answer()));
    this.#answer();
  }

  #answer(): void {
    if (!this.#stop) return;
    const { approvals, decide, isDestructive } = this.#bench;
    for (const { id, toolCallId, name } of approvals.getSnapshot()) {
      if (this.#callIds.has(toolCallId) && !isDestructive(name)) decide(id, 'allow');
    }
  }
}
