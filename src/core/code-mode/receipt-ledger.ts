import type { Mutable } from '../base/mutable.js';
import type { ToolEffect } from '../protocol/composition.js';
import type { CallReceipt, ReceiptState, RefusalReason } from './call-receipt.js';

/** Characters of a name that a program made up. */
const NAME_LENGTH = 128;

/** One line of the ledger, as its call writes it. */
export interface LedgerEntry {
  readonly ordinal: number;
  readonly effect: ToolEffect;
  readonly state: ReceiptState;
  refuse(reason: RefusalReason, code?: string): void;
  dispatched(): void;
  /** What the call ended with; written late, it amends what was given up. */
  settle(state: ReceiptState, facts?: Partial<CallReceipt>): void;
}

/** The receipts of one program, in the order of its calls. Bounded by the calls that reach the host. */
export class ReceiptLedger {
  readonly #lines: Mutable<CallReceipt>[] = [];
  readonly #entries: LedgerEntry[] = [];
  readonly #startedAt = performance.now();
  readonly #onChange: () => void;

  constructor(onChange: () => void = () => undefined) {
    this.#onChange = onChange;
  }

  open(ordinal: number, tool: string, effect: ToolEffect): LedgerEntry {
    const line: Mutable<CallReceipt> = { ordinal, tool: tool.slice(0, NAME_LENGTH), effect, state: 'admitted' };
    this.#lines.push(line);
    const write = (state: ReceiptState, facts: Partial<CallReceipt> = {}): void => {
      Object.assign(line, facts, { state });
      this.#onChange();
    };
    const entry: LedgerEntry = {
      ordinal,
      effect,
      get state() {
        return line.state;
      },
      refuse: (reason, code) => write('not_dispatched', { reason, ...(code !== undefined && { code }) }),
      dispatched: () => write('dispatched', { started_ms: this.#now() }),
      settle: (state, facts) => write(state, { ended_ms: this.#now(), ...facts }),
    };
    this.#entries.push(entry);
    return entry;
  }

  /** Those that wait or are under way. */
  unsettled(): readonly LedgerEntry[] {
    return this.#entries.filter(({ state }) => state === 'admitted' || state === 'dispatched');
  }

  /** As they stand now; later changes make new objects. */
  snapshot(): readonly CallReceipt[] {
    return this.#lines.map((line) => Object.freeze({ ...line }));
  }

  #now(): number {
    return Math.round(performance.now() - this.#startedAt);
  }
}
