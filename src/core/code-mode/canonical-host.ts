import { isPlainObject } from '../base/json.js';
import { childContext, type ChildCall } from '../protocol/child-call.js';
import type { ToolCallContext, ToolCallRequest } from '../protocol/call.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { ToolRegistry } from '../registry/tool-registry-port.js';
import type { AdmittedChild } from './admission.js';
import type { RefusalReason } from './call-receipt.js';
import { CELL_BOUNDS } from './cell-bounds.js';
import { childFailure, childResult, type ChildAnswer, type ChildCallFailure } from './child-answer.js';
import { CompositionFence, Turnstile, type MutationLanes, type Release } from './composition-fence.js';
import { EffectOrder } from './effect-order.js';
import { findForbiddenArgument } from './forbidden-arguments.js';
import { capHandoffWish } from './job-handoff.js';
import { ReceiptLedger, type LedgerEntry } from './receipt-ledger.js';
import { refusalOf, settledState } from './settle-receipt.js';
import type { SourceObservations, SourceState } from './source-state.js';

/** One attempt of a program to call a tool. */
export interface ChildAttempt {
  /** 1-based, in the order of the attempts. */
  readonly ordinal: number;
  /** The name in the program. */
  readonly tool: string;
  /** `undefined` for text that was no JSON. */
  readonly args: unknown;
}

export interface CanonicalHostOptions {
  readonly registry: Pick<ToolRegistry, 'callTool'>;
  readonly parent: { readonly request: ToolCallRequest; readonly context: ToolCallContext };
  readonly children: readonly AdmittedChild[];
  readonly workspaceId: string;
  readonly lanes: MutationLanes;
  readonly sources: SourceObservations;
  /** Whether an edit stands before the validators, as in the mutating stage. */
  readonly guardsEdits: boolean;
  readonly onReceipts?: () => void;
}

/**
 * Where the calls of any program become calls of the registry: with the caller's policy, session and trace, in a bounded
 * number, each with a receipt. It knows no runtime; what runs the program brings attempts and takes answers.
 */
export class CanonicalHost {
  readonly ledger: ReceiptLedger;
  readonly #options: CanonicalHostOptions;
  readonly #children: ReadonlyMap<string, AdmittedChild>;
  readonly #fence = new CompositionFence();
  readonly #turnstile = new Turnstile(CELL_BOUNDS.callsInFlight);
  readonly #order: EffectOrder;
  readonly #reads = new AbortController();
  readonly #effects = new AbortController();
  readonly #pendingEffects = new Map<LedgerEntry, Promise<unknown>>();
  readonly #counts = new Map<string, number>();
  #attempts = 0;
  #successes = 0;
  #rawBytes = 0;
  #closed = false;
  #lastFailure: ChildCallFailure | undefined;

  constructor(options: CanonicalHostOptions) {
    this.#options = options;
    this.#children = new Map(options.children.map((child) => [child.cellName, child]));
    this.#order = new EffectOrder(options.guardsEdits);
    this.ledger = new ReceiptLedger(options.onReceipts);
  }

  /** Never rejects. Answers once the call is refused or its tool has answered; after the end nobody may hear it. */
  async invoke(attempt: ChildAttempt): Promise<ChildAnswer> {
    const child = this.#children.get(attempt.tool);
    const entry = this.ledger.open(
      attempt.ordinal,
      child?.name ?? attempt.tool,
      child?.composition.effect ?? 'observe',
    );
    const refusal = this.#admit(attempt, child);
    if (refusal) return this.#refuse(entry, child?.name ?? attempt.tool, ...refusal);
    const work = this.#perform(entry, child!, attempt.args as Readonly<Record<string, unknown>>);
    if (entry.effect === 'observe') return work;
    this.#pendingEffects.set(entry, work);
    return work.finally(() => this.#pendingEffects.delete(entry));
  }

  /** The gate: from now on nothing is dispatched. Reads under way are told to stop; consequential work goes on. */
  close(): void {
    this.#closed = true;
    // Making an abort is dear; most programs have nothing left to stop.
    if (this.ledger.unsettled().some(({ effect }) => effect === 'observe')) this.#reads.abort();
  }

  /** True while consequential calls are admitted and not settled. */
  get hasUnsettledEffects(): boolean {
    return this.#pendingEffects.size > 0;
  }

  /** Waits for consequential work, then gives up what is still under way and writes down what is not known. */
  async reconcile(graceMs: number): Promise<void> {
    for (const entry of this.ledger.unsettled()) if (entry.state === 'admitted') entry.refuse('cell_ended');
    const running = [...this.#pendingEffects].filter(([{ state }]) => state === 'dispatched').map(([, work]) => work);
    if (running.length > 0) await settledWithin(graceMs, running);
    const open = this.ledger.unsettled();
    for (const entry of open) entry.settle(entry.effect === 'observe' ? 'abandoned' : 'in_doubt');
    if (this.#pendingEffects.size > 0) this.#effects.abort();
  }

  get lastFailure(): ChildCallFailure | undefined {
    return this.#lastFailure;
  }

  get totals(): HostTotals {
    const dispatched = [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
    return {
      dispatched,
      successes: this.#successes,
      maxInFlight: this.#turnstile.most,
      rawResultBytes: this.#rawBytes,
      counts: this.#counts,
    };
  }

  /** What can be refused before anything waits; an edit is reserved here, so that two at once cannot both pass. */
  #admit({ tool, args }: ChildAttempt, child: AdmittedChild | undefined): readonly [RefusalReason, string] | undefined {
    if (this.#closed) return ['cell_ended', 'The program has ended.'];
    this.#attempts += 1;
    if (this.#attempts > CELL_BOUNDS.calls) {
      return ['call_limit', `A program makes at most ${CELL_BOUNDS.calls} calls.`];
    }
    if (!child) return ['unknown_tool', `There is no tools.${tool.slice(0, 128)} in this stage.`];
    if (!isPlainObject(args)) return ['invalid_args', `The argument of ${child.name} must be one object.`];
    const forbidden = findForbiddenArgument(args);
    if (forbidden) return ['forbidden_argument', `${forbidden.slice(0, 128)} is set by the host, never by a program.`];
    return child.role === 'edit' ? this.#order.reserveEdit() : undefined;
  }

  async #perform(
    entry: LedgerEntry,
    child: AdmittedChild,
    args: Readonly<Record<string, unknown>>,
  ): Promise<ChildAnswer> {
    const releases: Release[] = [];
    try {
      const place = this.#turnstile.enter();
      releases.push(place instanceof Promise ? await place : place);
      const turn = this.#fence.enter(child.composition.policy === 'parallel' ? 'shared' : 'exclusive');
      releases.push(turn instanceof Promise ? await turn : turn);
      if (child.role === 'edit') releases.push(await this.#options.lanes.enter(this.#options.workspaceId));
      if (this.#closed) return this.#refuse(entry, child.name, 'cell_ended', 'The program has ended.');
      const refusal = child.role === 'validator' ? this.#order.refuseValidator() : undefined;
      if (refusal) return this.#refuse(entry, child.name, ...refusal);
      return await this.#dispatch(entry, child, args);
    } catch {
      // Only a host's broken port gets here; a call whose fate is not known keeps what its receipt says.
      return this.#refuse(entry, child.name, 'host_failed', 'The call could not be carried out.');
    } finally {
      for (const release of releases.reverse()) release();
    }
  }

  async #dispatch(
    entry: LedgerEntry,
    child: AdmittedChild,
    args: Readonly<Record<string, unknown>>,
  ): Promise<ChildAnswer> {
    const { registry, parent, sources, workspaceId } = this.#options;
    const validates = child.role === 'validator';
    const start = validates ? sources.capture(workspaceId) : undefined;
    let sourceState: SourceState | undefined;
    const mark: ChildCall = {
      parent: parent.request,
      ordinal: entry.ordinal,
      dispatching: () => {
        if (this.#closed) throw new Error('The program has ended.');
        entry.dispatched();
        this.#counts.set(child.name, (this.#counts.get(child.name) ?? 0) + 1);
      },
      settled: (result) => {
        if (entry.state === 'not_dispatched' || entry.state === 'admitted') return;
        const { state, facts } = settledState(child, result);
        if (validates) sourceState = sources.observe(workspaceId, start);
        entry.settle(state, { ...facts, ...(sourceState && { source_state: sourceState }) });
        // Inside the fence, so that no dependent call can come before it.
        this.#order.settled(child.role, state, facts, !result.error);
      },
    };
    const result = await registry.callTool(this.#request(entry, child, validates ? capHandoffWish(args) : args), {
      signal: child.composition.effect === 'observe' ? this.#reads.signal : this.#effects.signal,
      context: childContext(parent.context, mark),
    });
    if (entry.state === 'admitted' || entry.state === 'not_dispatched') {
      return this.#refuse(entry, child.name, refusalOf(result), messageOf(result), result.error?.code);
    }
    return this.#answer(entry, child, result, sourceState);
  }

  #request(
    { ordinal }: LedgerEntry,
    { name }: AdmittedChild,
    args: Readonly<Record<string, unknown>>,
  ): ToolCallRequest {
    const { id } = this.#options.parent.request;
    return {
      id: `${id === undefined ? 'program' : String(id).slice(0, 128)}.${ordinal}`,
      method: 'tools/call',
      params: { name, arguments: args },
    };
  }

  #answer(
    entry: LedgerEntry,
    child: AdmittedChild,
    result: ToolCallResult,
    sourceState: SourceState | undefined,
  ): ChildAnswer {
    const answer = childResult(result, sourceState);
    if (answer.kind !== 'result') return answer;
    this.#rawBytes += answer.bytes;
    if (answer.result.success) this.#successes += 1;
    if (answer.bytes <= CELL_BOUNDS.resultBytes) return answer;
    const detail = `The result of ${child.name} has ${answer.bytes} bytes; a program takes ${CELL_BOUNDS.resultBytes}.`;
    return this.#fail(childFailure(entry.ordinal, child.name, 'result_limit', detail));
  }

  #refuse(entry: LedgerEntry, tool: string, reason: RefusalReason, detail: string, code?: string): ChildAnswer {
    if (entry.state === 'admitted') entry.refuse(reason, code);
    return this.#fail(childFailure(entry.ordinal, tool, reason, detail));
  }

  #fail(answer: ChildAnswer): ChildAnswer {
    if (answer.kind === 'failure') this.#lastFailure = answer.failure;
    return answer;
  }
}

export interface HostTotals {
  readonly dispatched: number;
  readonly successes: number;
  readonly maxInFlight: number;
  readonly rawResultBytes: number;
  readonly counts: ReadonlyMap<string, number>;
}

function messageOf({ error }: ToolCallResult): string {
  return error?.message ?? 'The call was refused.';
}

async function settledWithin(delayMs: number, work: readonly Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, delayMs)));
  await Promise.race([Promise.allSettled(work), late]);
  clearTimeout(timer);
}
