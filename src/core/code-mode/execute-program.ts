import { abortable } from '../base/abort.js';
import { withTimeout } from '../base/timers.js';
import { fnv1a64 } from '../base/fnv1a.js';
import { utf8ByteLength } from '../base/bytes.js';
import { measureToolOutputBytes } from '../protocol/output-bytes.js';
import { createToolCallError, createToolCallSuccess } from '../protocol/call-result.js';
import type { ToolHandlerContext } from '../registry/tool-registry-port.js';
import type { CodedError } from '../base/coded-error.js';
import type { CodeModeActionRecord, CompositionSummary } from './action-record.js';
import { admitChildren, type HostChild } from './admission.js';
import { CanonicalHost } from './canonical-host.js';
import { CELL_BOUNDS } from './cell-bounds.js';
import type { CellKind } from './cell-kind.js';
import type { CellLog } from './cell-log.js';
import type { CellRecord } from './cell-record.js';
import { cellFailure, toCellResult, type CellResult, type CellStats } from './cell-result.js';
import type { CodeModeHost } from './code-mode-port.js';
import type { MutationLanes } from './composition-fence.js';
import { toEffectCounters, toEffectReceipt } from './effect-receipt.js';
import { runCell, type CellEnd } from './run-cell.js';
import type { Sandbox } from './sandbox-port.js';
import type { SourceObservations } from './source-state.js';
import type { StageName } from './stage-name.js';

export interface ProgramBench {
  readonly openSandbox: () => Promise<Sandbox>;
  readonly hostChildren: readonly HostChild[];
  readonly lanes: MutationLanes;
  readonly sources: SourceObservations;
  readonly cells: CellLog;
  readonly nextId: () => string;
  /** Told once for each outer call; a throwing one changes nothing. */
  readonly record: (action: CodeModeActionRecord) => void;
  /** Milliseconds that consequential work may take after its program has ended. */
  readonly reconciliationMs: number;
}

/** Milliseconds in which changes of receipts are gathered. */
const SHOW_MS = 16;

export interface ProgramArguments {
  readonly source: string;
  readonly timeout_ms?: number;
}

/** One outer call: admits, runs, reconciles, records. Throws the coded failure of a program that did not complete. */
export async function executeProgram(
  bench: ProgramBench,
  { registry, workspaceId }: CodeModeHost,
  stage: StageName,
  { source, timeout_ms: timeoutMs = CELL_BOUNDS.defaultTimeoutMs }: ProgramArguments,
  { request, context, signal }: ToolHandlerContext,
): Promise<CellResult> {
  const program = new Program(bench, stage, source, timeoutMs, workspaceId, { request, context, signal });
  if (program.inputBytes > CELL_BOUNDS.sourceBytes) return program.refuse('source_limit', sourceTooLarge(program));
  const children = admitChildren(stage, registry, bench.hostChildren);
  const host = new CanonicalHost({
    registry,
    parent: { request, context },
    children,
    workspaceId,
    lanes: bench.lanes,
    sources: bench.sources,
    guardsEdits: stage === 'execute_mutating_code_mode',
    onReceipts: () => program.showSoon(host),
  });
  program.show(host);
  let sandbox: Sandbox;
  try {
    sandbox = await withTimeout(abortable(bench.openSandbox(), signal), timeoutMs, () => new Error('late'));
  } catch {
    if (signal.aborted) return program.refuse('cancelled', 'The program was cancelled.');
    return program.refuse('runtime_unavailable', 'The program runtime could not be loaded.');
  }
  const { clock, seed } = program;
  const left = Math.max(1, timeoutMs - program.elapsed());
  const { reconciliationMs } = bench;
  const end = await runCell(sandbox, host, {
    source,
    children,
    timeoutMs: left,
    reconciliationMs,
    clock,
    seed,
    signal,
  });
  return program.end(host, end, sandbox.engine);
}

function sourceTooLarge({ inputBytes }: Program): string {
  return `The program has ${inputBytes} bytes of UTF-8; it may have ${CELL_BOUNDS.sourceBytes}.`;
}

/** What is kept and told of one outer call. */
class Program {
  readonly inputBytes: number;
  readonly clock = Date.now();
  readonly seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
  readonly #bench: ProgramBench;
  readonly #stage: StageName;
  readonly #source: string;
  readonly #timeoutMs: number;
  readonly #workspaceId: string;
  readonly #call: Pick<ToolHandlerContext, 'request' | 'context'>;
  readonly #id: string;
  readonly #startedAt = performance.now();
  #showing = false;
  #ended: Pick<CellRecord, 'kind' | 'durationMs' | 'uncountedCalls'> | undefined;

  constructor(
    bench: ProgramBench,
    stage: StageName,
    source: string,
    timeoutMs: number,
    workspaceId: string,
    call: Pick<ToolHandlerContext, 'request' | 'context' | 'signal'>,
  ) {
    this.#bench = bench;
    this.#stage = stage;
    this.#source = source;
    this.#timeoutMs = timeoutMs;
    this.#workspaceId = workspaceId;
    this.#call = call;
    this.#id = bench.nextId();
    this.inputBytes = utf8ByteLength(source);
  }

  /** A call writes three states, and many calls a millisecond: they are shown together, once a frame. */
  showSoon(host: CanonicalHost): void {
    if (this.#showing) return;
    this.#showing = true;
    setTimeout(() => {
      this.#showing = false;
      this.show(host);
    }, SHOW_MS);
  }

  show(host: CanonicalHost): void {
    const { request, context } = this.#call;
    this.#bench.cells.write(
      Object.freeze({
        id: this.#id,
        stage: this.#stage,
        workspaceId: this.#workspaceId,
        ...(request.id !== undefined && { parentCallId: request.id }),
        ...(context.sessionId !== undefined && { sessionId: context.sessionId }),
        startedAt: this.clock,
        state: this.#ended ? 'ended' : 'running',
        uncountedCalls: 0,
        ...this.#ended,
        receipts: host.ledger.snapshot(),
      }),
    );
  }

  refuse(kind: Exclude<CellKind, 'completed'>, message: string): never {
    const failure = cellFailure(kind, message, undefined, kind === 'source_limit' ? this.#sourceLimit() : {});
    this.#record({ outcome: kind, engine: 'none', guest_cpu_ms: 0, forced_kill: false }, failure);
    throw failure;
  }

  end(host: CanonicalHost, end: CellEnd, engine: string): CellResult {
    const { usage } = end.outcome;
    const { totals, ledger, lastFailure } = host;
    const durationMs = this.elapsed();
    const receipts = ledger.snapshot();
    this.#ended = { kind: end.kind, durationMs, uncountedCalls: usage.refusedCalls };
    this.show(host);
    const stats: CellStats = {
      tool_calls: totals.dispatched,
      max_in_flight: totals.maxInFlight,
      duration_ms: durationMs,
      returned_bytes: end.textBytes,
    };
    const composition: CompositionSummary = {
      nested_calls: totals.dispatched,
      nested_successes: totals.successes,
      nested_failures: totals.dispatched - totals.successes,
      max_in_flight: totals.maxInFlight,
      duration_ms: durationMs,
      slot_wait_ms: Math.round(usage.slotWaitMs),
      input_bytes: this.inputBytes,
      returned_bytes: end.textBytes,
      nested_raw_result_bytes_total: totals.rawResultBytes,
      nested_tool_counts: Object.fromEntries(totals.counts),
    };
    const effects = toEffectReceipt(receipts);
    const told = {
      outcome: end.kind,
      composition,
      ...(effects && { effects: toEffectCounters(effects) }),
      engine,
      guest_cpu_ms: Math.round(usage.guestCpuMs),
      forced_kill: usage.forcedKill,
    };
    try {
      const result = toCellResult({ end, stats, receipts, childFailure: lastFailure });
      this.#record(told, result);
      return result;
    } catch (failure) {
      this.#record(told, failure as CodedError);
      throw failure;
    }
  }

  #record(
    told: Pick<CodeModeActionRecord, 'outcome' | 'composition' | 'effects' | 'engine' | 'guest_cpu_ms' | 'forced_kill'>,
    outcome: CellResult | CodedError,
  ): void {
    const { sessionId } = this.#call.context;
    try {
      this.#bench.record(
        Object.freeze({
          id: this.#id,
          operation: this.#stage,
          workspace_id: this.#workspaceId,
          ...(sessionId !== undefined && { session_id: sessionId }),
          started_at: this.clock,
          service_ms: this.elapsed(),
          serialized_result_bytes: serializedBytes(outcome),
          timeout_ms: this.#timeoutMs,
          ...told,
          source_hash: fnv1a64(this.#source),
          clock: this.clock,
          seed: this.seed,
        }),
      );
    } catch {
      // Telemetry fails open: it cannot change a result.
    }
  }

  #sourceLimit(): Readonly<Record<string, unknown>> {
    return { limit: { source_bytes: CELL_BOUNDS.sourceBytes, actual: this.inputBytes } };
  }

  elapsed(): number {
    return Math.round(performance.now() - this.#startedAt);
  }
}

function serializedBytes(outcome: CellResult | CodedError): number {
  if (!(outcome instanceof Error)) return measureToolOutputBytes(createToolCallSuccess(outcome));
  const { code, message, retryable, details } = outcome;
  const error = createToolCallError(message, { code, retryable, ...(details && { details }) });
  return utf8ByteLength(JSON.stringify(error));
}
