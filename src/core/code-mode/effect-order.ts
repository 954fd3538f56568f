import type { ChildRole } from './admission.js';
import type { CallReceipt, ReceiptState, RefusalReason } from './call-receipt.js';

type Refusal = readonly [RefusalReason, string];

/** What may follow what among the consequential calls of one program. */
export class EffectOrder {
  readonly #guardsEdits: boolean;
  #editReserved = false;
  #editKnown = false;
  #closedBy: string | undefined;

  /** @param guardsEdits whether validators wait for an edit and effects close after an open outcome (mutating stage). */
  constructor(guardsEdits: boolean) {
    this.#guardsEdits = guardsEdits;
  }

  /** One attempt a program: a failed, refused or never started one is an attempt too. */
  reserveEdit(): Refusal | undefined {
    if (this.#editReserved) return ['edit_limit', 'A program attempts one edit; this would be the second.'];
    if (this.#closedBy) return ['effects_closed', this.#closedBy];
    this.#editReserved = true;
    return undefined;
  }

  refuseValidator(): Refusal | undefined {
    if (!this.#guardsEdits) return undefined;
    if (this.#closedBy) return ['effects_closed', this.#closedBy];
    if (this.#editKnown) return undefined;
    return ['edit_required', 'A validator follows an edit that succeeded and told whether it changed anything.'];
  }

  settled(
    role: ChildRole,
    state: ReceiptState,
    { state_changed: changed }: Partial<CallReceipt>,
    success: boolean,
  ): void {
    if (!this.#guardsEdits || role === 'read') return;
    if (role === 'edit' && state === 'committed' && success && changed !== undefined) this.#editKnown = true;
    if (state === 'handed_off') this.#closedBy = 'A job was handed off; the program only reads from here on.';
    if (state === 'uncertain') this.#closedBy = 'An outcome is not known; the program only reads from here on.';
  }
}
