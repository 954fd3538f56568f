import type { CellOutcomeKind } from './sandbox-port.js';

/** How one outer call ended. */
export type CellKind =
  | CellOutcomeKind
  /** The program ended while a consequential call of its own was not settled. */
  | 'detached_effect'
  /** The source is larger than a program may be; nothing of it was run. */
  | 'source_limit';
