/** The bounds of one program (spec, E1 limits). Bytes are UTF-8. */
export const CELL_BOUNDS = {
  sourceBytes: 65_536,
  /** Milliseconds unless the call says otherwise. */
  defaultTimeoutMs: 5_000,
  maxTimeoutMs: 30_000,
  /** Calls that may reach a tool. */
  calls: 32,
  callsInFlight: 8,
  textBytes: 65_536,
  textItems: 256,
  failureBytes: 16_384,
  argumentBytes: 262_144,
  /** Of one call's result on its way into the program. */
  resultBytes: 4_194_304,
  memoryBytes: 50_331_648,
  stackBytes: 65_536,
  /** Calls that are told to the host at all, refused ones included; beyond it the runtime refuses and counts. */
  brokeredCalls: 64,
  /** Milliseconds that consequential work may take after the program has ended. */
  reconciliationMs: 5_000,
} as const;
