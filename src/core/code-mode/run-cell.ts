import { utf8ByteLength } from '../base/bytes.js';
import type { AdmittedChild } from './admission.js';
import type { CanonicalHost } from './canonical-host.js';
import { CELL_BOUNDS } from './cell-bounds.js';
import type { CellKind } from './cell-kind.js';
import type { ChildAnswer } from './child-answer.js';
import { declareTool } from './declarations.js';
import type { CellAnswer, CellBroker, CellLimits, CellOutcome, Sandbox } from './sandbox-port.js';

export interface CellRequest {
  readonly source: string;
  readonly children: readonly AdmittedChild[];
  readonly timeoutMs: number;
  readonly reconciliationMs: number;
  readonly clock: number;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/** How a program ended, after its effects are known or given up. */
export interface CellEnd {
  readonly kind: CellKind;
  readonly outcome: CellOutcome;
  readonly texts: readonly string[];
  /** UTF-8 bytes of all texts. */
  readonly textBytes: number;
}

/** Runs one program against its host. Settles once the outcome is decided and consequential work is reconciled. */
export async function runCell(sandbox: Sandbox, host: CanonicalHost, request: CellRequest): Promise<CellEnd> {
  const output = createOutput();
  let leftEffects = false;
  const broker: CellBroker = {
    started: () => undefined,
    call: async ({ id, tool, argumentsText }) =>
      toCellAnswer(await host.invoke({ ordinal: id, tool, args: parseArguments(argumentsText) })),
    text: output.add,
    ended() {
      leftEffects = host.hasUnsettledEffects;
      host.close();
    },
  };
  const tools = request.children.map((child) => ({ name: child.cellName, declaration: declareTool(child) }));
  const outcome = await sandbox
    .startCell(request.source, tools, limitsOf(request), broker, request.signal)
    .catch(() => LOST);
  // A cell that never got its slot was never told that it ended.
  broker.ended();
  leftEffects ||= outcome.kind === 'completed' && host.hasUnsettledEffects;
  await host.reconcile(request.reconciliationMs);
  const kind = outcome.kind === 'completed' && leftEffects ? 'detached_effect' : outcome.kind;
  return { kind, outcome, texts: output.texts, textBytes: output.bytes() };
}

/** A runtime of a host's own that breaks its promise never to reject: the gate closes and the receipts stand all the same. */
const LOST: CellOutcome = {
  kind: 'runtime_lost',
  usage: { slotWaitMs: 0, guestCpuMs: 0, refusedCalls: 0, unhandledRejections: 0, forcedKill: false },
};

function limitsOf({ timeoutMs, clock, seed }: CellRequest): CellLimits {
  const { memoryBytes, stackBytes, brokeredCalls, textItems, textBytes, argumentBytes } = CELL_BOUNDS;
  return { timeoutMs, memoryBytes, stackBytes, brokeredCalls, textItems, textBytes, argumentBytes, clock, seed };
}

/** The runtime bounds what it emits; the host counts again, for it trusts no runtime. */
function createOutput(): {
  readonly texts: readonly string[];
  readonly add: (text: string) => boolean;
  readonly bytes: () => number;
} {
  const texts: string[] = [];
  let bytes = 0;
  const add = (text: string): boolean => {
    const size = utf8ByteLength(text);
    if (texts.length >= CELL_BOUNDS.textItems || bytes + size > CELL_BOUNDS.textBytes) return false;
    texts.push(text);
    bytes += size;
    return true;
  };
  return { texts, add, bytes: () => bytes };
}

function parseArguments(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function toCellAnswer(answer: ChildAnswer): CellAnswer {
  if (answer.kind === 'result') return { ok: true, json: answer.json };
  const { ordinal, tool, kind, detail } = answer.failure;
  const name = kind === 'invalid_args' || kind === 'unknown_tool' ? { name: 'TypeError' } : {};
  return { ok: false, json: JSON.stringify({ ...name, message: detail, code: kind, ordinal, tool }) };
}
